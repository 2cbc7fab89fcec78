/* Tone: the sounds of the window, computed: no recording, no file. Struck wood for what is
 * moved, a few soft tones for what is said. Neither a device nor SDL is needed here. */
#ifndef CHESTER_GUI_TONE_H
#define CHESTER_GUI_TONE_H

#include <stdint.h>

/* In order of importance: of two in one moment the later one is heard. */
typedef enum SoundId {
    SOUND_NONE,
    SOUND_ILLEGAL, SOUND_MOVE, SOUND_CAPTURE, SOUND_EXCHANGE, SOUND_CHECK, SOUND_SHORT, SOUND_END,
    SOUND_COUNT
} SoundId;

enum { TONE_RATE = 44100, TONE_MOST = TONE_RATE }; /* samples a second; no sound is longer */

/* One channel, signed. volume: 0..100. Returns the number of samples. */
int tone_make(SoundId id, int volume, int16_t out[TONE_MOST]);

#endif
