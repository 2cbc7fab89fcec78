/* Jobs: a match played by several processes of this machine at once. Each plays its own pairs and
 * sends every game as the PGN that the archive gets; this process alone prints, writes and adds
 * up. Workers end with it. */
#ifndef CHESTER_CLI_MATCH_JOBS_H
#define CHESTER_CLI_MATCH_JOBS_H

#include "cli/match.h"

bool match_jobs(Match *match, Err *err);

#endif
