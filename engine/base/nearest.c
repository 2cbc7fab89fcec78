/* Nearest: the name that was probably meant. Declared in text.h.
 *
 * The distance counts letters that are added, lost, changed or swapped with their
 * neighbour (optimal string alignment). Words over 64 letters have no neighbour. */
#include "base/text.h"

enum { LONGEST = 64 };

/* The letters of a word; their number, or LONGEST + 1 when there are more. */
static int spell(const char *word, unsigned letters[LONGEST]) {
    int count = 0;
    for (unsigned code; (code = utf8_next(&word)) != 0; count++) {
        if (count == LONGEST)
            return LONGEST + 1;
        letters[count] = code;
    }
    return count;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static int distance(const unsigned *a, int a_count, const unsigned *b, int b_count) {
    int rows[3][LONGEST + 1]; /* this row, the one before, and the one before that */
    int *before = rows[0], *last = rows[1], *now = rows[2];
    for (int j = 0; j <= b_count; j++)
        last[j] = before[j] = j;
    for (int i = 1; i <= a_count; i++) {
        now[0] = i;
        for (int j = 1; j <= b_count; j++) {
            bool same = a[i - 1] == b[j - 1];
            now[j] = least(last[j - 1] + !same, least(last[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                now[j] = least(now[j], before[j - 2] + 1);
        }
        int *free_row = before;
        before = last;
        last = now;
        now = free_row;
    }
    return last[b_count];
}

const char *text_nearest(const char *word, const char *const *names) {
    unsigned letters[LONGEST], candidate[LONGEST];
    int count = spell(word, letters);
    if (count > LONGEST)
        return NULL;
    const char *nearest = NULL;
    int best = count / 3 + 1; /* a third of the letters is still near */
    for (; *names; names++) {
        int length = spell(*names, candidate);
        if (length > LONGEST)
            continue;
        int edits = distance(letters, count, candidate, length);
        if (edits < best) {
            best = edits;
            nearest = *names;
        }
    }
    return nearest;
}
