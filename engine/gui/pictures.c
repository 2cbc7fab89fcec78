/* Pictures: looking for the files, and trying whether they can be drawn. */
#include "gui/pictures.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

static bool drawable(const char *path) {
    if (!file_exists(path)) return false;
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *tried = file ? IMG_LoadSizedSVG_RW(file, 8, 8) : NULL;
    if (file) SDL_RWclose(file);
    SDL_FreeSurface(tried);
    return tried != NULL;
}

static bool find_in(const char *folder, const Rules *rules, Piece piece, char out[PATH_SIZE]) {
    const KindInfo *kind = &rules->kinds[piece_kind(piece)];
    const char *side = piece_side(piece) == WHITE ? "white" : "black";
    char name[256];
    if (!rules->needs_surplus) {
        snprintf(name, sizeof name, "%s-%s_chess.svg", side, kind->name);
        if (path_join(out, folder, name) && drawable(out)) return true;
    }
    snprintf(name, sizeof name, "%s-%s.svg", side, kind->name);
    return path_join(out, folder, name) && drawable(out);
}

/* The folder of the variant's file, "/pieces" behind it. */
static bool own_folder(const Rules *rules, char out[PATH_SIZE]) {
    char folder[PATH_SIZE];
    if (!rules->path) return false;
    snprintf(folder, sizeof folder, "%s", rules->path);
    char *slash = strrchr(folder, '/');
    if (!slash) return false;
    *slash = 0;
    return path_join(out, folder, "pieces");
}

static bool set_folder(const char *set, char out[PATH_SIZE]) {
    char data[PATH_SIZE], sets[PATH_SIZE];
    return data_folder(data, NULL) && path_join(sets, data, "assets/pieces") &&
           path_join(out, sets, set);
}

void pictures_use(Pictures *pictures, const Rules *rules, const char *set) {
    if (pictures->rules == rules && pictures->set && !strcmp(pictures->set, set)) return;
    char own[PATH_SIZE], shared[PATH_SIZE];
    bool letters = !strcmp(set, "letters");
    bool has_own = !letters && own_folder(rules, own);
    bool has_shared = !letters && set_folder(set, shared);
    pictures->rules = rules;
    pictures->set = set;
    for (Kind kind = 1; kind <= rules->kind_count; kind++)
        for (Side side = WHITE; side <= BLACK; side++) {
            Piece piece = piece_of(kind, side);
            char *path = pictures->path[piece];
            pictures->own[piece] = has_own && find_in(own, rules, piece, path);
            if (!pictures->own[piece] && !(has_shared && find_in(shared, rules, piece, path)))
                *path = 0;
        }
}

/* In the base of the shields, on the plinth of the figures, below the letter on its disc. */
const Foot *pictures_foot(const Pictures *pictures, Piece piece) {
    static const Foot shield = {0.65f, 0.815f, 0.114f, 0.056f};
    static const Foot plinth = {0.79f, 0.91f, 0.12f, 0.064f};
    static const Foot disc = {0.74f, 0.84f, 0.10f, 0.05f};
    if (pictures->own[piece]) return NULL;
    if (!*pictures->path[piece]) return &disc;
    return !strcmp(pictures->set, "figures") ? &plinth : &shield;
}
