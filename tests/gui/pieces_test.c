/* The piece sets: every piece of a shipped game has a picture in each set, no two of a game are
 * alike when they are small, the two sides are told apart on any ground, and the strokes on a
 * piece are its strength. */
#include "desk.h"

#include "gui/pictures.h"

#include <SDL_image.h>

static const char *const games[] = {"chess-t1", "chess-t1-2021", "chess-t",
                                    "chess-t2", "chess",         "chess960"};
static const char *const sets[] = {"shields", "figures"};

enum { GAMES = sizeof games / sizeof *games, SETS = 2, SMALL = 32 };

typedef struct Raster {
    int rgb[SMALL * SMALL][3]; /* on mid-grey */
} Raster;

static bool raster(const char *path, Raster *out) {
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *loaded = file ? IMG_LoadSizedSVG_RW(file, SMALL, SMALL) : NULL;
    SDL_Surface *surface =
        loaded ? SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    if (file) SDL_RWclose(file);
    SDL_FreeSurface(loaded);
    if (!surface) return false;
    for (int i = 0; i < SMALL * SMALL; i++) {
        const char *row = (const char *)surface->pixels + i / SMALL * surface->pitch;
        Uint32 c = ((const Uint32 *)(const void *)row)[i % SMALL];
        int alpha = (int)(c >> 24);
        for (int k = 0; k < 3; k++)
            out->rgb[i][k] = ((int)(c >> 8 * k & 255) * alpha + 128 * (255 - alpha)) / 255;
    }
    SDL_FreeSurface(surface);
    return true;
}

/* How many pixels of a hundred differ by more than a quarter of a colour's range. */
static int difference(const Raster *a, const Raster *b) {
    int count = 0;
    for (int i = 0; i < SMALL * SMALL; i++) {
        int most = 0;
        for (int k = 0; k < 3; k++) {
            int apart = abs(a->rgb[i][k] - b->rgb[i][k]);
            if (apart > most) most = apart;
        }
        count += most > 64;
    }
    return count * 100 / (SMALL * SMALL);
}

/* Opens the game with that set; rasters of all its pieces. */
static void open_set(const char *game, const char *set, Raster all[MAX_PIECES]) {
    desk_open((GuiOptions){.variant = game});
    const Rules *rules = session_rules(desk->session);
    pictures_use(&desk->pictures, rules, set);
    for (int piece = 2; piece < 2 * (rules->kind_count + 1); piece++) {
        const char *path = desk->pictures.path[piece];
        check_that(*path && raster(path, &all[piece]), "%s: no picture of %s in %s", game,
                   rules->kinds[piece / 2].name, set);
    }
}

static void every_piece_of_a_shipped_game_has_a_picture(void) {
    for (int i = 0; i < GAMES * SETS; i++) {
        Raster all[MAX_PIECES];
        open_set(games[i / SETS], sets[i % SETS], all);
        desk_close();
    }
}

/* SDL_image loses 16 bytes over each file that it cannot read; the leak sanitizer asks this. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void) { return "leak:find_in"; }

/* What the manual of authors says about the folder "pieces". */
static void an_author_draws_pieces(void) {
    static const char BODY[] = "chester_api = 1\nvariant \"drawn\" : from \"chess\" {}\n"
                               "piece \"guard\" { letter = \"G\", moves = { step \"all\" } }\n";
    static const char DRAWN[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" "
                                "viewBox=\"0 0 100 100\"><path d=\"M20 80 L50 20 L80 80 Z\"/></svg>\n";
    char folder[PATH_SIZE], pieces[PATH_SIZE], file[PATH_SIZE], white[PATH_SIZE], black[PATH_SIZE];
    Err err = {""};
    path_join(folder, check_folder(), "drawn");
    path_join(pieces, folder, "pieces");
    path_join(file, folder, "variant.lua");
    path_join(white, pieces, "white-guard.svg");
    path_join(black, pieces, "black-guard.svg");
    CHECK(folder_make(pieces, &err) && file_write(file, BODY, strlen(BODY), &err) &&
          file_write(white, DRAWN, strlen(DRAWN), &err) && file_write(black, "<svg", 4, &err));
    desk_open((GuiOptions){.variant = file});
    const Rules *rules = session_rules(desk->session);
    Kind guard = rules_kind(rules, "guard"), rook = rules_kind(rules, "rook");
    const Pictures *pictures = &desk->pictures;
    pictures_use(&desk->pictures, rules, "shields");
    CHECK_TEXT(pictures->path[piece_of(guard, WHITE)], white);
    CHECK_TEXT(pictures->path[piece_of(guard, BLACK)], ""); /* cannot be drawn */
    CHECK(*pictures->path[piece_of(rook, WHITE)] && !pictures->own[piece_of(rook, WHITE)]);
    pictures_use(&desk->pictures, rules, "letters");
    CHECK_TEXT(pictures->path[piece_of(guard, WHITE)], "");
    desk_close();
}

/* A kind against each other of its side, and against itself on the other side. */
static void no_two_pieces_are_alike_at_32_pixels(void) {
    for (int i = 0; i < GAMES * SETS; i++) {
        Raster all[MAX_PIECES];
        open_set(games[i / SETS], sets[i % SETS], all);
        const Rules *rules = session_rules(desk->session);
        int end = 2 * (rules->kind_count + 1);
        for (int a = 2; a < end; a++)
            for (int b = a + 1; b < end; b++) {
                if (a / 2 != b / 2 && a % 2 != b % 2) continue;
                int apart = difference(&all[a], &all[b]), least = a / 2 == b / 2 ? 20 : 3;
                check_that(apart >= least, "%s, %s: %s and %s differ in %d %% of the pixels",
                           games[i / SETS], sets[i % SETS], rules->kinds[a / 2].name,
                           rules->kinds[b / 2].name, apart);
            }
        desk_close();
    }
}

/* Bars on the square: those as high as the highest are wholes, a lower one is a half. */
static int stroke_strength(Square square) {
    int most = 0, doubled = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < desk->draw.count; i++) {
            const DrawCommand *c = &desk->draw.commands[i];
            if (c->mark != MARK_STROKES || c->square != square) continue;
            if (!pass && c->at.h > most) most = c->at.h;
            if (pass) doubled += c->at.h * 4 > most * 3 ? 2 : 1;
        }
    return doubled;
}

static void strokes_are_the_strength(void) {
    static const char *const all[] = {"shields", "figures", "letters"};
    for (int i = 0; i < 3 * 4; i++) {
        desk_open((GuiOptions){.variant = games[i / 3]});
        settings_set(&desk->settings, "pieces", all[i % 3]);
        desk->pictures.set = NULL;
        pictures_use(&desk->pictures, session_rules(desk->session), all[i % 3]);
        for (int size = 400; size <= 1600; size += 300) {
            desk_size(size * 3 / 2, size, 1, 0);
            const Position *pos = session_position(desk->session);
            for (int s = 0; s < pos->rules->squares; s++) {
                int want = pos->board[s] ? pos->rules->kinds[piece_kind(pos->board[s])].strength : 0;
                check_that(stroke_strength((Square)s) == want, "%s, %s, %d: strokes %d, strength %d",
                           games[i / 3], all[i % 3], size, stroke_strength((Square)s), want);
            }
        }
        desk->settings.strokes = 0;
        app_frame(desk);
        CHECK_INT(desk_marks(MARK_STROKES, -1), 0);
        desk_close();
    }
}

/* In chess strength decides nothing. */
static void no_strokes_where_strength_does_not_count(void) {
    desk_open((GuiOptions){.variant = "chess"});
    CHECK_INT(desk_marks(MARK_STROKES, -1), 0);
    desk_close();
}

int main(void) {
    TEST(every_piece_of_a_shipped_game_has_a_picture);
    TEST(an_author_draws_pieces);
    TEST(no_two_pieces_are_alike_at_32_pixels);
    TEST(strokes_are_the_strength);
    TEST(no_strokes_where_strength_does_not_count);
    return check_end();
}
