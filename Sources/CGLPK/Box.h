// Box.h: what the two sides of a box share (Box.c, BoxChild.c).

#ifndef CGLPK_BOX_H
#define CGLPK_BOX_H

#include "Guard.h"

#ifdef CGLPK_AVAILABLE
#include <stdio.h>
#include <sys/types.h>

// These C libraries allow programs to set `stdin`; elsewhere a text has to come to the number of standard input.
#if defined(__GLIBC__) || defined(__APPLE__)
#define CGLPK_STDIN_IS_VARIABLE 1
#else
#define CGLPK_STDIN_IS_VARIABLE 0
#endif

/// One run of a box, as the thread that waits for it knows it.
typedef struct {
    const cglpk_box_request *request;
    const cglpk_box_limits *limits;
    int model, data, reading, writing;      // descriptors; -1 for none
    pid_t parent;
    cglpk_text reply;
    int status, signal, cause;
} cglpk_box_run;

/// What the forked process has beside memory.
typedef struct {
    int reply;
    FILE *model, *data;     // `data` may be NULL
} cglpk_child;

/// Lets go of all but two texts and the reply, standard streams too; 0, or the `errno` of what failed.
int cglpk_let_go(const cglpk_box_run *run, cglpk_child *child);
/// Limits time, memory, files and processes; 0, or the `errno` of what failed.
int cglpk_limit_child(const cglpk_box_limits *limits);
/// What the forked process does: it limits itself, reads, replies and ends.
_Noreturn void cglpk_be_child(const cglpk_box_run *run);
/// Leaves the process few calls of the system, for good (BoxFilter.c); 0, or why the system does not do so.
int cglpk_filter_calls(void);

#endif  // CGLPK_AVAILABLE
#endif
