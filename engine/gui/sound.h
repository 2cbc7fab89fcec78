/* Sound: the audio device. It is opened for the first sound and closed again some seconds
 * after the last, because an open one wakes the program all the time; without a device, or
 * at volume 0, there is silence and no fault. */
#ifndef CHESTER_GUI_SOUND_H
#define CHESTER_GUI_SOUND_H

#include "gui/tone.h"

typedef struct Sound {
    unsigned device;   /* of SDL; 0: closed */
    int64_t rest;      /* when it is closed, ms */
    int64_t try_again; /* not opened before that, ms: a missing device costs time */
} Sound;

/* Plays it from now on in the place of whatever is heard. volume: 0..100, 0 closes. */
void sound_play(Sound *sound, SoundId id, int volume, int64_t now);
/* Closes what has been silent for long enough. How long to sleep at most, -1: for ever. */
int sound_rest(Sound *sound, int64_t now);
void sound_close(Sound *sound);

#endif
