/* Sounds: each can be heard, none is cut or too loud, a missing device is silence and no fault,
 * and nothing stays open when nothing is heard. */
#include "desk.h"

#include "gui/sound.h"

typedef struct Heard {
    int count, peak, last;
    double energy; /* mean square */
} Heard;

static Heard heard_of(SoundId id, int volume) {
    static int16_t samples[TONE_MOST];
    Heard heard = {.count = tone_make(id, volume, samples)};
    for (int i = 0; i < heard.count; i++) {
        if (abs(samples[i]) > heard.peak) heard.peak = abs(samples[i]);
        heard.energy += (double)samples[i] * samples[i];
    }
    if (heard.count) heard.last = abs(samples[heard.count - 1]);
    heard.energy /= heard.count ? heard.count : 1;
    return heard;
}

static void each_can_be_heard_and_ends_softly(void) {
    for (int id = SOUND_ILLEGAL; id < SOUND_COUNT; id++) {
        Heard heard = heard_of((SoundId)id, 100);
        check_that(heard.peak > 32767 / 8 && heard.peak < 32767, "%d: peak %d", id, heard.peak);
        check_that(heard.last < 330, "%d ends at %d", id, heard.last);
        check_that(heard.count > TONE_RATE / 20 && heard.count < TONE_MOST, "%d: %d samples", id,
                   heard.count);
    }
    CHECK_INT(heard_of(SOUND_NONE, 100).count, 0);
}

static void no_two_are_the_same(void) {
    for (int a = SOUND_ILLEGAL; a < SOUND_COUNT; a++)
        for (int b = a + 1; b < SOUND_COUNT; b++) {
            Heard one = heard_of((SoundId)a, 100), other = heard_of((SoundId)b, 100);
            check_that(one.count != other.count || one.energy != other.energy, "%d is %d", a, b);
        }
}

static void volume_is_volume(void) {
    Heard whole = heard_of(SOUND_CHECK, 100), half = heard_of(SOUND_CHECK, 50);
    check_that(abs(whole.peak - 2 * half.peak) <= 2, "%d and %d", whole.peak, half.peak);
    CHECK_INT(heard_of(SOUND_CHECK, 0).peak, 0);
}

static void a_missing_device_is_silence(void) {
    Sound sound = {0};
    setenv("SDL_AUDIODRIVER", "nonsense", 1);
    for (int64_t now = 0; now < 100000; now += 9000) {
        sound_play(&sound, SOUND_MOVE, 100, now);
        CHECK_INT(sound.device, 0);
        CHECK_INT(sound_rest(&sound, now), -1);
    }
    sound_close(&sound);
}

static void the_device_is_closed_when_nothing_is_heard(void) {
    Sound sound = {0};
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    CHECK_INT(sound_rest(&sound, 0), -1);
    sound_play(&sound, SOUND_END, 0, 0);
    CHECK_INT(sound.device, 0);
    sound_play(&sound, SOUND_MOVE, 75, 1000);
    CHECK(sound.device != 0);
    int wait = sound_rest(&sound, 1000);
    check_that(wait > 1000 && wait < 10000, "it rests after %d ms", wait);
    CHECK(sound.device != 0);
    CHECK_INT(sound_rest(&sound, 1000 + wait), -1);
    CHECK_INT(sound.device, 0);
    CHECK(!SDL_WasInit(SDL_INIT_AUDIO));
    sound_play(&sound, SOUND_MOVE, 75, 20000);
    CHECK(sound.device != 0);
    sound_play(&sound, SOUND_MOVE, 0, 20001);
    CHECK_INT(sound.device, 0);
    sound_close(&sound);
}

typedef struct Moment {
    const char *variant, *fen, *moves;
    SoundId id;
} Moment;

static const Moment moments[] = {
    {"chess-t1", NULL, "e2e4", SOUND_MOVE},
    {"chess-t1", NULL, "e2e5", SOUND_ILLEGAL},
    {"chess", NULL, "e2e4 d7d5 e4d5", SOUND_CAPTURE},
    {"chess-t1", "3pk3/8/4S3/8/8/8/8/4K3 w - 0 30", "e6d8", SOUND_EXCHANGE},
    {"chess-t1", "4k3/8/8/8/3r4/8/4K3/8 b - 0 30", "d4e4", SOUND_CHECK},
    {"chess", NULL, "e2e4 e7e5 f1c4 b8c6 c4f7", SOUND_CHECK},
    {"chess", NULL, "f2f3 e7e5 g2g4 d8h4", SOUND_END},
};

static void each_moment_has_its_sound(void) {
    for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
        const Moment *moment = &moments[i];
        desk_open((GuiOptions){.variant = moment->variant, .fen = moment->fen});
        desk->heard = SOUND_NONE;
        char list[256], *rest = list;
        snprintf(list, sizeof list, "%s", moment->moves);
        for (char *move; (move = strsep(&rest, " ")) != NULL;) {
            desk->heard = SOUND_NONE;
            desk_play(move);
        }
        check_that(desk->heard == moment->id, "%s %s: sound %d", moment->variant, moment->moves,
                   desk->heard);
        desk_close();
    }
}

int main(void) {
    TEST(each_can_be_heard_and_ends_softly);
    TEST(no_two_are_the_same);
    TEST(volume_is_volume);
    TEST(a_missing_device_is_silence);
    TEST(the_device_is_closed_when_nothing_is_heard);
    TEST(each_moment_has_its_sound);
    return check_end();
}
