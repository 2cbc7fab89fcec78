/* Fonts: the two faces of the window and how wide a text is in them.
 *
 * DejaVu Sans is looked for in a short list of places, or where CHESTER_FONT says. It
 * has Cyrillic, arrows and the halves that strengths are written with. Measuring needs
 * no window, so the views may ask at any time. */
#ifndef CHESTER_GUI_FONT_H
#define CHESTER_GUI_FONT_H

#include "base/err.h"

#include <stddef.h>

struct _TTF_Font;

typedef struct Fonts Fonts;

typedef enum FontFace { FONT_PLAIN, FONT_BOLD, FONT_FACES } FontFace;

Fonts *fonts_new(Err *err);
void fonts_free(Fonts *fonts);

/* px: the height of the face in pixels; sizes out of 6..160 are brought into it. */
struct _TTF_Font *fonts_at(Fonts *fonts, FontFace face, int px);
int fonts_width(Fonts *fonts, FontFace face, int px, const char *text);
int fonts_height(Fonts *fonts, FontFace face, int px); /* of one line */
/* How many bytes of the text fit into `width`, cut between two letters. */
size_t fonts_fit(Fonts *fonts, FontFace face, int px, const char *text, int width);
/* The first letter of the text that the face cannot show, 0 when it shows all. */
unsigned fonts_missing(Fonts *fonts, FontFace face, const char *text);

#endif
