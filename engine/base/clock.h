/* Clock: monotonic time. Nothing that decides a move in a test may read it. */
#ifndef CHESTER_BASE_CLOCK_H
#define CHESTER_BASE_CLOCK_H

#include <stdint.h>

int64_t clock_ns(void); /* nanoseconds since some fixed moment */
int64_t clock_ms(void);
/* Processor time of this thread: what a measurement on a shared machine can trust. */
int64_t clock_cpu_ns(void);

#endif
