/* Weigh: pays for what a source costs the parser beyond its bytes, before it is parsed. */
#ifndef CHESTER_SCRIPT_WEIGH_H
#define CHESTER_SCRIPT_WEIGH_H

#include "script/run.h"

/* Goes through the words of a source; ends the run, at their line, when they cost too much. */
void weigh_source(lua_State *state, const char *source);

#endif
