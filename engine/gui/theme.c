/* Theme: what can be computed of colours, and which of them must stand out from which. */
#include "gui/theme.h"

#include <math.h>

static int channel(Color color, int shift) { return (int)(color >> shift & 255); }

Color color_mix(Color a, Color b, int percent) {
    Color out = 0xff;
    for (int shift = 8; shift <= 24; shift += 8) {
        int value = (channel(a, shift) * (100 - percent) + channel(b, shift) * percent + 50) / 100;
        out |= (Color)value << shift;
    }
    return out;
}

Color color_alpha(Color color, int alpha) { return (color & 0xffffff00u) | (Color)alpha; }

/* Of the standard RGB space, 0 to 1. */
static double luminance(Color color) {
    static const double weight[] = {0.0722, 0.7152, 0.2126}; /* blue, green, red */
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        double c = channel(color, 8 + 8 * i) / 255.0;
        sum += weight[i] * (c <= 0.03928 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
    }
    return sum;
}

double color_contrast(Color a, Color b) {
    double la = luminance(a), lb = luminance(b);
    return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}

Color side_fill(int side) { return side == 0 ? 0xf8f0dcff : 0x27313dff; }
Color side_ink(int side) { return side == 0 ? 0x2a3440ff : 0xf3ead4ff; }

/* --- what must stand out ---------------------------------------------------------------- */

typedef struct Ink {
    const char *name;
    Color color;
} Ink;

#define INK(key) {#key, theme->key}
#define COUNT(list) (int)(sizeof list / sizeof *list)

static bool stands_out(const Ink *inks, int ink_count, const Ink *grounds, int ground_count,
                       double least, Err *err) {
    for (int i = 0; i < ink_count; i++)
        for (int k = 0; k < ground_count; k++) {
            double ratio = color_contrast(inks[i].color, grounds[k].color);
            if (ratio < least)
                return err_set(err, "%s does not stand out from %s: %.1f to 1, and %.1f is needed",
                               inks[i].name, grounds[k].name, ratio, least);
        }
    return true;
}

bool theme_check(const Theme *theme, Err *err) {
    const Ink squares[] = {INK(light), INK(dark), INK(castle_light), INK(castle_dark),
                           INK(last_fill)};
    const Ink marks[] = {INK(target), INK(last), INK(select), INK(check), INK(hint)};
    const Ink grounds[] = {INK(ground), INK(panel), INK(raised)};
    const Ink texts[] = {INK(text), INK(dim), INK(warn)};
    const Ink edge = INK(castle_edge), accent = INK(accent), on_accent = INK(on_accent);
    return stands_out(marks, COUNT(marks), squares, COUNT(squares), 3, err) &&
           stands_out(&edge, 1, squares, COUNT(squares) - 1, 3, err) &&
           stands_out(texts, COUNT(texts), grounds, COUNT(grounds), 4.5, err) &&
           stands_out(&on_accent, 1, &accent, 1, 4.5, err) &&
           stands_out(&accent, 1, grounds, COUNT(grounds) - 1, 3, err);
}
