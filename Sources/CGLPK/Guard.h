// Guard.h: what the files of this target share.  The only place that includes <glpk.h>.
//
// A function that calls GLPK begins with CGLPK_ENTER(problem), which refuses foreign threads and stale problems
// and sets the point to which an abort returns.  Nothing allocated after it may be held in a local variable
// only: an abort would leak it.  Scratch memory therefore belongs to the thread.

#ifndef CGLPK_GUARD_H
#define CGLPK_GUARD_H

// Without GLPK Guard.c says so, once, and the other files are empty: an error for each use would bury it.
#if __has_include(<glpk.h>)
#define CGLPK_AVAILABLE
#include <glpk.h>

#include <math.h>
#include <setjmp.h>
#include <stdatomic.h>

#include "CGLPK.h"

/// A text that grows, zero-ended once it has any length.
typedef struct {
    char *bytes;
    size_t length, capacity;
    int lost;                   // why some of it is lost; CGLPK_OK where it is whole
} cglpk_text;

/// What a thread that uses GLPK keeps, its environment included; made by its first call, freed when the thread ends.
typedef struct {
    uint64_t number;            // never given out twice
    uint64_t environment;       // counts the thread's environments; a problem of an older one is stale
    uint64_t abandonments;      // the count up to which this thread has looked for abandoned problems
    int ready;                  // whether GLPK has an environment here
    int live;                   // problems in the list
    cglpk_problem *first;
    jmp_buf escape;
    cglpk_text said;            // reports and error messages of the last call
    cglpk_text printed;         // what MathProg's display and printf statements wrote in it
    size_t most_printed;        // bytes of it
    int *index;                 // scratch, counted from 1 as GLPK does
    double *value;
    int scratch;
} cglpk_thread;

struct cglpk_problem {
    glp_prob *problem;
    glp_tran *translator;
    uint64_t thread, environment;
    _Atomic int state;
    double cost_scale;          // costs are handed to GLPK multiplied by this power of two
    int postsolved;             // whether the statements after `solve` have run
    cglpk_problem *next, *previous;
};

extern _Thread_local cglpk_thread *cglpk_here;

/// Why this problem must not be touched here and now, or CGLPK_OK.
int cglpk_refusal(const cglpk_problem *problem);
/// This thread with an environment; NULL when out of memory.
cglpk_thread *cglpk_ready(void);
/// Puts the thread back in order after an abort; returns CGLPK_CAUGHT.
int cglpk_recover(void);
/// Makes the thread's scratch hold at least `count` entries besides the one at 0.
int cglpk_scratch(int count);
/// Whether the starts of rows begin with 0 and leave every row between none and all of the columns.
int cglpk_good_starts(int32_t rows, int32_t columns, const int32_t *row_starts);
/// The three steps of reading a MathProg model: the model, the data where it has some elsewhere, and the program.
int cglpk_mathprog_model(cglpk_problem *problem, const char *path, int has_data);
int cglpk_mathprog_data(cglpk_problem *problem, const char *path);
int cglpk_mathprog_generate(cglpk_problem *problem, char **printed, size_t *length);
/// Solves, by whichever method comes to an end; fills `outcome`.
int cglpk_run(glp_prob *problem, const cglpk_options *options, cglpk_outcome *outcome);
/// The GLPK type of a pair of bounds, or 0 when they are not bounds.
static inline int cglpk_bound_type(double lower, double upper) {
    if (!(lower <= upper) || lower == INFINITY || upper == -INFINITY) return 0;
    if (lower == upper) return GLP_FX;
    if (lower == -INFINITY) return upper == INFINITY ? GLP_FR : GLP_UP;
    return upper == INFINITY ? GLP_LO : GLP_DB;
}

#define CGLPK_ENTER(p)                              \
    do {                                            \
        int refusal = cglpk_refusal(p);             \
        if (refusal) return refusal;                \
        if (_setjmp(cglpk_here->escape)) return cglpk_recover(); \
    } while (0)

#endif  // CGLPK_AVAILABLE
#endif
