/* Theme: the table of colours and what can be computed of them. */
#include "gui/theme.h"

#include <math.h>

const Theme themes[] = {
    {
        .name = "light",
        .ground = 0xf3efe6ff, .panel = 0xfdfbf6ff, .raised = 0xefe9dcff, .line = 0xd8d0bfff,
        .text = 0x22303cff, .dim = 0x55626eff,
        .accent = 0xb8452aff, .on_accent = 0xffffffff, .warn = 0xa32020ff, .scrim = 0x22303c73,
        .light = 0xefe6d2ff, .dark = 0xcdb995ff,
        .castle_light = 0xc6d3dbff, .castle_dark = 0xa3b8c5ff, .castle_edge = 0x33475aff,
        .last_fill = 0xe6c565ff,
        .target = 0x0e4757ff, .last = 0x6a4a0cff, .select = 0xa03417ff, .check = 0xb00d2aff,
        .hint = 0x14603aff,
    },
    {
        .name = "dark",
        .ground = 0x1b2128ff, .panel = 0x252d36ff, .raised = 0x323c47ff, .line = 0x3d4955ff,
        .text = 0xece6d8ff, .dim = 0xa9b4beff,
        .accent = 0xe9805cff, .on_accent = 0x1b2128ff, .warn = 0xff9d8fff, .scrim = 0x0a0d10a6,
        .light = 0x616c77ff, .dark = 0x47515bff,
        .castle_light = 0x7a6a48ff, .castle_dark = 0x605334ff, .castle_edge = 0xf0d590ff,
        .last_fill = 0x3f6a6cff,
        .target = 0xbdeeeaff, .last = 0xffdf80ff, .select = 0xffc0a6ff, .check = 0xffb9beff,
        .hint = 0xa9f0baff,
    },
    {
        .name = "forest",
        .ground = 0xe9eee6ff, .panel = 0xf8faf5ff, .raised = 0xdfe8daff, .line = 0xc3cfbdff,
        .text = 0x1f2f25ff, .dim = 0x4c5d52ff,
        .accent = 0x2c6a45ff, .on_accent = 0xffffffff, .warn = 0xa32020ff, .scrim = 0x1f2f2573,
        .light = 0xeceedbff, .dark = 0xa9c095ff,
        .castle_light = 0xe6d3a9ff, .castle_dark = 0xcfb57cff, .castle_edge = 0x5b4416ff,
        .last_fill = 0xd5dc6cff,
        .target = 0x123f4dff, .last = 0x57480bff, .select = 0x8e2a15ff, .check = 0xa10a2eff,
        .hint = 0x3b2a86ff,
    },
    {
        /* Blue against orange: told apart by every common kind of colour blindness. */
        .name = "blue-orange",
        .ground = 0xeef2f6ff, .panel = 0xfbfcfeff, .raised = 0xe1e8f0ff, .line = 0xc4d0ddff,
        .text = 0x17263aff, .dim = 0x4a5a6dff,
        .accent = 0x0b5cabff, .on_accent = 0xffffffff, .warn = 0x8a3a00ff, .scrim = 0x17263a73,
        .light = 0xeaf0f6ff, .dark = 0xb5c9deff,
        .castle_light = 0xffe0b8ff, .castle_dark = 0xf2bf80ff, .castle_edge = 0x7a3d00ff,
        .last_fill = 0xf3e08aff,
        .target = 0x083a70ff, .last = 0x5c4300ff, .select = 0x7a3300ff, .check = 0x7a1500ff,
        .hint = 0x0b4f9cff,
    },
    {
        .name = "contrast",
        .ground = 0x000000ff, .panel = 0x0c0c0cff, .raised = 0x262626ff, .line = 0x8c8c8cff,
        .text = 0xffffffff, .dim = 0xd6d6d6ff,
        .accent = 0xffd400ff, .on_accent = 0x000000ff, .warn = 0xffb0a0ff, .scrim = 0x000000c0,
        .light = 0xffffffff, .dark = 0xb4b4b4ff,
        .castle_light = 0xb8dcffff, .castle_dark = 0x86b9eeff, .castle_edge = 0x00264dff,
        .last_fill = 0xffe666ff,
        .target = 0x00343fff, .last = 0x4d3800ff, .select = 0x7a1400ff, .check = 0x8a0020ff,
        .hint = 0x00431cff,
    },
};
const int theme_count = sizeof themes / sizeof *themes;

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
