/* Tone: notes as rows of a table, each a fading sine with overtones, or fading noise. */
#include "gui/tone.h"

#include <math.h>
#include <string.h>

typedef struct Note {
    SoundId id;
    int start, length; /* ms */
    float hz;          /* 0: noise */
    float loud;        /* 0..1 */
    float fade;        /* ms until it has fallen to a third */
    float bright;      /* how much of the overtones is in it; of noise: of its high part */
} Note;

/* A piece set on wood: a click of noise and a low knock. */
#define KNOCK(id, start, hz, loud) \
    {id, start, 30, 0, 0.50f * loud, 4, 0.35f}, {id, start, 140, hz, 0.55f * loud, 26, 0.20f}

static const Note notes[] = {
    {SOUND_ILLEGAL, 0, 110, 138, 0.34f, 45, 0.50f},
    {SOUND_ILLEGAL, 90, 150, 116, 0.34f, 50, 0.50f},
    KNOCK(SOUND_MOVE, 0, 196, 1.0f),
    KNOCK(SOUND_CAPTURE, 0, 174, 1.0f),
    KNOCK(SOUND_CAPTURE, 62, 130, 0.9f),
    KNOCK(SOUND_EXCHANGE, 0, 174, 0.9f),
    KNOCK(SOUND_EXCHANGE, 70, 174, 0.9f),
    {SOUND_EXCHANGE, 140, 260, 392, 0.22f, 70, 0.10f},
    KNOCK(SOUND_CHECK, 0, 196, 0.9f),
    {SOUND_CHECK, 60, 260, 659, 0.24f, 70, 0.12f},
    {SOUND_CHECK, 170, 330, 784, 0.24f, 90, 0.12f},
    {SOUND_SHORT, 0, 130, 880, 0.24f, 40, 0.10f},
    {SOUND_SHORT, 150, 130, 880, 0.24f, 40, 0.10f},
    {SOUND_SHORT, 300, 220, 880, 0.24f, 60, 0.10f},
    {SOUND_END, 0, 420, 392, 0.24f, 130, 0.10f},
    {SOUND_END, 130, 420, 494, 0.24f, 130, 0.10f},
    {SOUND_END, 260, 600, 587, 0.26f, 170, 0.10f},
};
enum { NOTES = sizeof notes / sizeof *notes, RISE_MS = 2, FALL_MS = 12 };

static const float TURN = 6.28318531f;

static float overtones(float turns, float bright) {
    return sinf(TURN * turns) + bright * sinf(TURN * 2 * turns) +
           bright * bright * sinf(TURN * 3 * turns);
}

/* Rises and ends without a click. */
static float envelope(const Note *note, float ms) {
    float left = (float)note->length - ms;
    float rise = note->hz > 0 && ms < RISE_MS ? ms / RISE_MS : 1;
    float fall = left < FALL_MS ? left / FALL_MS : 1;
    return note->loud * rise * fall * expf(-ms / note->fade);
}

static int samples_of(int ms) { return (int)((int64_t)ms * TONE_RATE / 1000); }

static void add_note(const Note *note, float *sum) {
    uint32_t random = 1; /* the same noise each time */
    float low = 0;
    for (int i = 0, count = samples_of(note->length); i < count; i++) {
        float ms = (float)i * 1000 / TONE_RATE, wave;
        if (note->hz > 0) {
            wave = overtones(note->hz * (float)i / TONE_RATE, note->bright);
        } else {
            random = random * 1664525u + 1013904223u;
            low += note->bright * ((float)(random >> 8) / 8388608.0f - 1 - low);
            wave = low;
        }
        sum[samples_of(note->start) + i] += wave * envelope(note, ms);
    }
}

int tone_make(SoundId id, int volume, int16_t out[TONE_MOST]) {
    static const float loudest = 32767;
    float sum[TONE_MOST];
    int count = 0;
    memset(sum, 0, sizeof sum);
    for (int i = 0; i < NOTES; i++) {
        int end = samples_of(notes[i].start) + samples_of(notes[i].length);
        if (notes[i].id != id) continue;
        add_note(&notes[i], sum);
        if (end > count) count = end;
    }
    for (int i = 0; i < count; i++) {
        float value = sum[i] * (float)volume / 100;
        out[i] = (int16_t)(loudest * (value > 1 ? 1 : value < -1 ? -1 : value));
    }
    return count;
}
