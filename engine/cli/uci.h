/* Uci: the command uci, the Universal Chess Interface (S. Meyer-Kahlen, 2006), with
 * UCI_Variant and UCI_Chess960. uci.c obeys the lines, uci_go.c what a search is told and
 * tells. Every `go` is answered by one `bestmove`; what cannot be obeyed is answered by an
 * `info string` and changes nothing. */
#ifndef CHESTER_CLI_UCI_H
#define CHESTER_CLI_UCI_H

#include "cli/engine.h"

typedef struct Uci {
    Engine engine; /* first, so that one pointer serves as both */
    bool going;    /* between a `go` and its `bestmove` */
    bool stopped;  /* the GUI has asked for that */
    bool endless, pondering; /* until which no `bestmove` is said */
    bool waiting;  /* the result is here, and is not wanted yet */
    SearchResult result;
} Uci;

void uci_go(Uci *uci, char *words);
void uci_stop(Uci *uci);
void uci_hit(Uci *uci);
/* A search has ended. */
void uci_ended(Engine *engine, const SearchResult *result);
/* On the thinking thread. */
void uci_info(void *engine, const SearchInfo *info);
void uci_fault(Engine *engine, const char *sentence);

#endif
