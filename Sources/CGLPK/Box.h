// Box.h: what the two sides of a box share (Box.c, BoxChild.c).

#ifndef CGLPK_BOX_H
#define CGLPK_BOX_H

#include "Guard.h"

#ifdef CGLPK_AVAILABLE
#include <sys/types.h>

/// One run of a box, as the thread that waits for it knows it.
typedef struct {
    const cglpk_box_request *request;
    const cglpk_box_limits *limits;
    int model, data, reading, writing;      // descriptors; -1 for none
    pid_t parent;
    cglpk_text reply;
    int status, signal;
} cglpk_box_run;

/// What the forked process does: it limits itself, reads, replies and ends.
_Noreturn void cglpk_be_child(const cglpk_box_run *run);
/// Leaves the process few calls of the system, for good, where that is known how (BoxFilter.c).
void cglpk_filter_calls(void);

#endif  // CGLPK_AVAILABLE
#endif
