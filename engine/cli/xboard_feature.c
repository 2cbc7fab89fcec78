/* Xboard feature: what is asked of the GUI at the beginning, options included. */
#include "cli/xboard.h"

#include "base/file.h"

#include <string.h>

static void combo_say(const Engine *engine, const Knob *row) {
    int count;
    char **names = row->choices(engine, &count);
    Text line;
    text_init(&line);
    for (int i = 0; i < count; i++)
        text_format(&line, "%s%s%s", i ? " /// " : "",
                    strcmp(names[i], row->chosen(engine)) == 0 ? "*" : "", names[i]);
    line_print("feature option=\"%s -combo %s\"", row->name, line.data);
    text_clear(&line);
    names_free(names, count);
}

static void option_say(const Engine *engine, const Knob *row) {
    switch (row->type) {
    case KNOB_SPIN:
        line_print("feature option=\"%s -spin %d %d %d\"", row->name, row->standard, row->least,
                   row->most);
        break;
    case KNOB_CHECK:
        line_print("feature option=\"%s -check %d\"", row->name, row->standard);
        break;
    case KNOB_COMBO:
        combo_say(engine, row);
        break;
    case KNOB_BUTTON:
        line_print("feature option=\"%s -button\"", row->name);
        break;
    }
}

void xboard_protover(Xboard *x, char *words) {
    (void)words;
    Knob row;
    Text variants;
    text_init(&variants);
    xboard_variants(&variants);
    line_print("feature done=0");
    line_print("feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 "
               "sigterm=0 reuse=1 analyze=1 colors=0 name=0 nps=1 debug=1 memory=1 smp=1 exclude=1 "
               "highlight=1");
    line_print("feature myname=\"chester %s\"", VERSION);
    line_print("feature variants=\"%s\"", variants.data);
    for (int i = 0; knob_row(i, &row); i++)
        if (!row.uci_only)
            option_say(&x->engine, &row);
    line_print("feature done=1");
    text_clear(&variants);
}

void xboard_accepted(Xboard *x, char *words) {
    char *feature = word_next(&words);
    x->marks |= feature && strcmp(feature, "highlight") == 0;
}
