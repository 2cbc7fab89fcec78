/* Sound: SDL's queue of samples. */
#include "gui/sound.h"

#include <SDL.h>
#include <stdbool.h>

enum { REST_MS = 5000, RETRY_MS = 30000 };

static bool open_device(Sound *sound, int64_t now) {
    SDL_AudioSpec want = {.freq = TONE_RATE, .format = AUDIO_S16SYS, .channels = 1,
                          .samples = 1024};
    if (sound->device) return true;
    if (now < sound->try_again) return false;
    if (SDL_WasInit(SDL_INIT_AUDIO) || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0)
        sound->device = SDL_OpenAudioDevice(NULL, 0, &want, NULL, 0);
    if (sound->device) return true;
    sound->try_again = now + RETRY_MS;
    return false;
}

void sound_close(Sound *sound) {
    if (sound->device) SDL_CloseAudioDevice(sound->device);
    sound->device = 0;
    if (SDL_WasInit(SDL_INIT_AUDIO)) SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void sound_play(Sound *sound, SoundId id, int volume, int64_t now) {
    static const size_t bytes = sizeof(int16_t);
    int16_t samples[TONE_MOST];
    if (!volume) sound_close(sound);
    if (!volume || id == SOUND_NONE || !open_device(sound, now)) return;
    int count = tone_make(id, volume, samples);
    SDL_ClearQueuedAudio(sound->device);
    SDL_QueueAudio(sound->device, samples, (Uint32)((size_t)count * bytes));
    SDL_PauseAudioDevice(sound->device, 0);
    sound->rest = now + count * 1000 / TONE_RATE + REST_MS;
}

int sound_rest(Sound *sound, int64_t now) {
    if (!sound->device) return -1;
    if (now >= sound->rest) {
        sound_close(sound);
        return -1;
    }
    return (int)(sound->rest - now);
}
