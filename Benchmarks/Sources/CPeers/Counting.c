// Counting.c: instructions counted by Valgrind's callgrind between two marks, where this was compiled with its header.
// Outside Valgrind the marks are a few instructions that do nothing.

#include "CPeers.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

int peers_can_count(void) { return RUNNING_ON_VALGRIND != 0; }

void peers_begin_count(void) { CALLGRIND_ZERO_STATS; }

void peers_end_count(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

#else

int peers_can_count(void) { return 0; }

void peers_begin_count(void) {}

void peers_end_count(const char *name) { (void)name; }

#endif
