/* Golden pictures: frames drawn into memory by SDL's own renderer are those of tests/gui/golden.
 *
 * RENEW=1 $BUILD/gui/golden_test, from the project's folder, writes them anew; look at each before
 * it is committed. What differs is written to $BUILD/golden: the new picture, and in red where it
 * is another. Nothing in them depends on the time, on chance or on how deep a search has come.
 *
 * Another FreeType or another processor rasters the same outline a hair differently: edges may be
 * PIXEL_MOST lighter or darker, but not all to one side, so the mean of a small tile stays within
 * TILE_MOST. A colour, a letter, or a line that is one pixel off is outside one of the two, which
 * the last test tries with every text and picture of a frame. */
#include "canvas.h"

#include "base/file.h"
#include "gui/seats.h"

#include <SDL_image.h>

enum { TILE = 8, PIXEL_MOST = 32, TILE_MOST = 2 }; /* pixels; of 255 */

/* --- what is drawn ------------------------------------------------------------------------- */

typedef struct Golden {
    const char *name, *variant, *fen, *language, *theme, *moves;
    int width, height, flip;
    void (*make)(void); /* NULL: as it is */
} Golden;

static const char middle[] =
    "e2e4 e7e5 d1g4 d8f6 f1c4 b8c6 h2h4 a7a5 h1h3 a8a6 b1c3 f8c5 g1f3 d7e7";
static const char scandinavian[] = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5";
/* Twelve files and ten ranks, as wide and as high as a board can be. */
static const char large[] =
    "chester_api = 1\nvariant \"large\" : from \"capablanca\" {\n"
    "  title = \"Large chess\", board = \"12x10\",\n"
    "  start = \"rnabqckabcnr/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/RNABQCKABCNR w - - 0 1\",\n"
    "}\n"
    "remove { \"castling short\", \"castling long\" }\n";

static void key(ActionId id) {
    action_run(desk, command_of_key(id));
    app_frame(desk);
}

static void strengths(void) {
    int x, y;
    key(ACTION_OVERLAY);
    desk_middle(desk_square("e3"), &x, &y);
    desk_move(x, y);
}

static void targets(void) { desk_click_square("e4"); }

static void figures(void) { settings_set(&desk->settings, "pieces", "figures"); }

static void fresh(void) {
    key(ACTION_NEW);
    while (fresh_read(desk, 1000)) {}
    fresh_who(desk, BLACK, 1);
}

static void rules(void) { key(ACTION_LEARN); }

static void lesson(void) {
    key(ACTION_LESSON);
    pupil_go(desk, 1);
    hand_type(desk, "a5a6"); /* which the task does not ask for */
}

static void editor(void) {
    key(ACTION_EDIT);
    editor_put(desk, desk_square("e8"), 0);
}

static void refused(void) { desk_click_move("g4g8"); }

/* The move `index` of a position's list, as a line of one move. */
static SearchInfo line_of(const Position *pos, int index, int score) {
    Move moves[MAX_MOVES];
    SearchInfo info = {.score = score, .pv_length = 1};
    position_moves(pos, moves);
    info.pv[0] = moves[index];
    return info;
}

/* A game gone through, with branches. Scores and lines are told and not searched for, so the
 * picture stays as it is when the search becomes better. */
static void review(void) {
    static const int scores[] = {30, 25, 40, 20, 35, 30, 280, 270};
    Review *known = (Review *)session_review(desk->session);
    desk_play("e2e4 e7e5 g1f3 b8c6 f1b5 f7f6 b5c6 d7c6");
    for (int ply = 0; ply < 8; ply++) {
        Position pos;
        game_position_at(session_game(desk->session), ply, &pos);
        SearchInfo best = line_of(&pos, 0, scores[ply]);
        review_put(known, ply, &(Judged){.nodes = 1, .score = scores[ply], .best = best.pv[0]});
    }
    action_run(desk, command_of(ACTION_LOOK, 4));
    key(ACTION_TRY);
    desk_play("f1c4 f8c5");
    key(ACTION_RETURN);
    desk->settings.analysis = 1;
    action_run(desk, command_of(ACTION_LOOK, 6));
    app_frame(desk);
    session_cancel_analysis(desk->session);
    desk->analysis.count = ANALYSIS_LINES;
    desk->analysis.done = true;
    for (int i = 0; i < ANALYSIS_LINES; i++)
        desk->analysis.lines[i] = line_of(&desk->analysis.root, 3 * i, 280 - 90 * i);
}

static void use_home(void) {
    char path[PATH_SIZE], file[PATH_SIZE];
    CHECK(path_join(path, check_folder(), "chester/variants/large"));
    CHECK(folder_make(path, NULL) && path_join(file, path, "variant.lua"));
    CHECK(file_write(file, large, strlen(large), NULL));
    path[strlen(path) - strlen("/chester/variants/large")] = '\0';
    setenv("XDG_DATA_HOME", path, 1);
}

static const Golden goldens[] = {
    {"strengths", "chess-t1", NULL, "en", "light", "", 640, 480, 0, strengths},
    {"targets", "chess-t2", NULL, "en", "dark", middle, 640, 480, 0, targets},
    {"flipped", "chess", NULL, "en", "forest", scandinavian, 560, 420, 1, figures},
    {"small", "gardner", NULL, "en", "blue-orange", "", 480, 360, 0, NULL},
    {"large", "large", NULL, "en", "light", "", 640, 480, 0, NULL},
    {"new", "chess-t1", NULL, "en", "light", "", 640, 480, 0, fresh},
    {"rules", "chess", NULL, "en", "light", "", 640, 480, 0, rules},
    {"lesson", "chess-t1", NULL, "en", "contrast", "", 640, 480, 0, lesson},
    {"review", "chess", NULL, "en", "light", "", 640, 480, 0, review},
    {"editor", "chess-t1", NULL, "ru", "dark", middle, 640, 480, 0, editor},
    {"russian", "chess-t1", NULL, "ru", "light", middle, 640, 480, 0, refused},
    {"tall", "chess-t1", NULL, "ru", "forest", middle, 480, 720, 0, NULL},
};

/* --- drawing and comparing ------------------------------------------------------------------ */

static const Uint8 *pixel(const SDL_Surface *surface, int x, int y) {
    return (const Uint8 *)surface->pixels + y * surface->pitch + 3 * x;
}

/* To be freed. */
static SDL_Surface *picture_of(Canvas *canvas) {
    canvas_draw(canvas, &desk->draw);
    return SDL_ConvertSurfaceFormat(canvas->surface, SDL_PIXELFORMAT_RGB24, 0);
}

/* The tile whose corner is there: no pixel is far from the other picture's, nor is their mean. */
static bool same_tile(const SDL_Surface *a, const SDL_Surface *b, int left, int top) {
    int sums[3] = {0}, count = 0;
    for (int y = top; y < top + TILE && y < a->h; y++)
        for (int x = left; x < left + TILE && x < a->w; x++, count++)
            for (int i = 0; i < 3; i++) {
                int differs = pixel(a, x, y)[i] - pixel(b, x, y)[i];
                if (abs(differs) > PIXEL_MOST) return false;
                sums[i] += differs;
            }
    for (int i = 0; i < 3; i++)
        if (abs(sums[i]) > TILE_MOST * count) return false;
    return true;
}

/* How many tiles differ; in `marked`, unless that is NULL, they become red. */
static int differences(const SDL_Surface *a, const SDL_Surface *b, SDL_Surface *marked) {
    int count = 0;
    if (a->w != b->w || a->h != b->h) return a->w * a->h;
    for (int y = 0; y < a->h; y += TILE)
        for (int x = 0; x < a->w; x += TILE) {
            if (same_tile(a, b, x, y)) continue;
            count++;
            if (marked) SDL_FillRect(marked, &(SDL_Rect){x, y, TILE, TILE},
                                     SDL_MapRGB(marked->format, 255, 0, 0));
        }
    return count;
}

/* --- files ----------------------------------------------------------------------------------- */

static SDL_Surface *picture_read(const char *name) {
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "tests/gui/golden/%s.png", name);
    SDL_Surface *read = IMG_Load(path);
    SDL_Surface *surface = read ? SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGB24, 0) : NULL;
    SDL_FreeSurface(read);
    return surface;
}

static void picture_write(SDL_Surface *surface, const char *folder, const char *name) {
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    check_that(folder_make(folder, NULL) && IMG_SavePNG(surface, path) == 0,
               "cannot write %s", path);
}

/* The new picture, and beside it where it differs, on a pale copy of it. */
static void tell(SDL_Surface *now, const SDL_Surface *was, const char *name, int count) {
    char folder[PATH_SIZE], other[80];
    const char *build = getenv("BUILD");
    snprintf(folder, sizeof folder, "%s/golden", build ? build : "build");
    check_that(false, "%d tiles differ, see %s/%s.png and %s.difference.png", count, folder, name,
               name);
    picture_write(now, folder, name);
    SDL_Surface *marked = SDL_ConvertSurfaceFormat(now, SDL_PIXELFORMAT_RGB24, 0);
    for (int i = 0; i < marked->pitch * marked->h; i++)
        ((Uint8 *)marked->pixels)[i] = (Uint8)(191 + ((Uint8 *)marked->pixels)[i] / 4);
    differences(now, was, marked);
    snprintf(other, sizeof other, "%s.difference", name);
    picture_write(marked, folder, other);
    SDL_FreeSurface(marked);
}

/* --- tests ----------------------------------------------------------------------------------- */

static const Golden *current;

static void lay_out(const Golden *golden) {
    desk_open((GuiOptions){.variant = golden->variant, .fen = golden->fen,
                           .lang = golden->language, .flip = golden->flip});
    settings_set(&desk->settings, "theme", golden->theme);
    desk_size(golden->width, golden->height, 1, 0);
    desk_play(golden->moves);
    if (golden->make) golden->make();
    app_frame(desk);
}

static void it_is_the_golden_picture(void) {
    lay_out(current);
    Canvas canvas = canvas_open();
    SDL_Surface *now = picture_of(&canvas);
    SDL_Surface *was = getenv("RENEW") ? NULL : picture_read(current->name);
    int count = was ? differences(now, was, NULL) : 0;
    if (getenv("RENEW")) picture_write(now, "tests/gui/golden", current->name);
    else if (!was) check_that(false, "no picture; RENEW=1 writes it");
    else if (count) tell(now, was, current->name, count);
    SDL_FreeSurface(was);
    SDL_FreeSurface(now);
    canvas_close(&canvas);
    desk_close();
}

/* Where a pixel is a little lighter or darker than it was, and as often the one as the other. */
static void a_hair_is_no_difference(void) {
    lay_out(&goldens[0]);
    Canvas canvas = canvas_open();
    SDL_Surface *now = picture_of(&canvas), *was = picture_of(&canvas);
    for (int i = 0; i < now->pitch * now->h; i++) {
        Uint8 *at = (Uint8 *)now->pixels + i;
        int hair = PIXEL_MOST / 4;
        if (*at >= hair && *at < 256 - hair) *at = (Uint8)(*at + (i % 2 ? hair : -hair));
    }
    CHECK_INT(differences(now, was, NULL), 0);
    SDL_FreeSurface(was);
    SDL_FreeSurface(now);
    canvas_close(&canvas);
    desk_close();
}

typedef enum Fault { MISSING, LOWER, RIGHTER, RECOLOURED, FAULTS } Fault;

static DrawCommand spoilt(DrawCommand c, Fault fault) {
    if (fault == MISSING) c.at = (Rect){0, 0, 0, 0}, c.type = DRAW_FILL, c.round = 0;
    if (fault == LOWER) c.at.y++;
    if (fault == RIGHTER) c.at.x++;
    if (fault == RECOLOURED) c.color ^= 0x08000000;
    return c;
}

/* Whether that fault of that command must be seen. */
static bool tells(const DrawCommand *c, Fault fault) {
    if (c->type == DRAW_TEXT || c->type == DRAW_PICTURE) return fault != RECOLOURED;
    return c->mark == MARK_SQUARE && c->type == DRAW_FILL && fault == RECOLOURED;
}

/* Every text and every piece of a frame, left out or a pixel off, and every square in another
 * colour that no eye would tell from its own. */
static void every_fault_is_a_difference(void) {
    static const char *const names[FAULTS] = {"missing", "lower", "to the right", "recoloured"};
    int tried[FAULTS] = {0};
    lay_out(&goldens[0]);
    Canvas canvas = canvas_open();
    SDL_Surface *was = picture_of(&canvas);
    for (int i = 0; i < desk->draw.count; i++)
        for (int fault = 0; fault < FAULTS; fault++) {
            DrawCommand kept = desk->draw.commands[i];
            if (!tells(&kept, (Fault)fault)) continue;
            desk->draw.commands[i] = spoilt(kept, (Fault)fault);
            SDL_Surface *now = picture_of(&canvas);
            check_that(differences(now, was, NULL) > 0, "%s is not seen: command %d, mark %d: %s",
                       names[fault], i, kept.mark, draw_letters(&desk->draw, &kept));
            SDL_FreeSurface(now);
            desk->draw.commands[i] = kept;
            tried[fault]++;
        }
    CHECK(tried[MISSING] > 150 && tried[RECOLOURED] == 64);
    SDL_FreeSurface(was);
    canvas_close(&canvas);
    desk_close();
}

int main(void) {
    unsetenv("CHESTER_FONT"); /* the pictures are of DejaVu */
    use_home();
    for (size_t i = 0; i < sizeof goldens / sizeof *goldens; i++) {
        current = &goldens[i];
        check_run(current->name, it_is_the_golden_picture);
    }
    TEST(a_hair_is_no_difference);
    TEST(every_fault_is_a_difference);
    return check_end();
}
