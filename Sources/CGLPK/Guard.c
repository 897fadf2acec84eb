// Guard.c: threads, environments and the lives of problems.
//
// GLPK keeps one environment a thread and calls abort() on misuse.  Its error hook jumps back into the C
// function that was called; the manual then wants the environment freed, which takes every problem of the
// thread with it, so problems remember the number of theirs.  Thread numbers come from a counter and are never
// used again, so a problem whose thread has ended is a foreign one for good.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { LIVE = 0, ABANDONED = 1, ORPHANED = 2 };
enum { TEXT_KEPT = 1 << 16, SCRATCH_KEPT = 1 << 14 };

_Thread_local cglpk_thread *cglpk_here;

static atomic_uint_fast64_t thread_numbers;
static atomic_uint_fast64_t abandonments;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int key_failed;

static void forget_scratch(cglpk_thread *here) {
    free(here->index);
    free(here->value);
    here->index = NULL;
    here->value = NULL;
    here->scratch = 0;
}

static void free_environment(cglpk_thread *here) {
    glp_free_env();
    here->ready = 0;
    here->environment += 1;
    if (here->scratch > SCRATCH_KEPT) forget_scratch(here);
}

// Runs when a thread ends.  Problems it still has lose their GLPK part now; whoever destroys them later, or has
// marked them already, frees the rest.
static void end_thread(void *value) {
    cglpk_thread *here = value;
    if (here->ready) glp_free_env();
    for (cglpk_problem *problem = here->first; problem;) {
        cglpk_problem *next = problem->next;
        problem->problem = NULL;
        if (atomic_exchange(&problem->state, ORPHANED) == ABANDONED) free(problem);
        problem = next;
    }
    forget_scratch(here);
    free(here->said.bytes);
    free(here->printed.bytes);
    free(here);
    cglpk_here = NULL;
}

static void make_key(void) { key_failed = pthread_key_create(&key, end_thread); }

static cglpk_thread *this_thread(void) {
    if (cglpk_here) return cglpk_here;
    pthread_once(&once, make_key);
    if (key_failed) return NULL;
    cglpk_thread *here = calloc(1, sizeof *here);
    if (!here) return NULL;
    if (pthread_setspecific(key, here)) {
        free(here);
        return NULL;
    }
    here->number = atomic_fetch_add(&thread_numbers, 1) + 1;
    here->environment = 1;
    here->most_printed = CGLPK_MOST_PRINTED;
    return cglpk_here = here;
}

// Makes room for a text and its zero; or says why there is none.
static int make_room(cglpk_text *text, size_t more, size_t most) {
    size_t wanted = text->length + more + 1;
    if (wanted > most + 1) return CGLPK_OUTPUT_LIMIT;
    if (wanted <= text->capacity) return CGLPK_OK;
    char *grown = realloc(text->bytes, 2 * wanted + 256);
    if (!grown) return CGLPK_OUT_OF_MEMORY;
    text->bytes = grown;
    text->capacity = 2 * wanted + 256;
    return CGLPK_OK;
}

// Keeps what GLPK would print; a nonzero answer tells it not to.  GLPK 5.0 reports in whole lines, and passes on
// what display and printf statements write one character at a time: that tells them apart.
static int keep_text(void *info, const char *bytes) {
    cglpk_thread *here = info;
    size_t more = strlen(bytes);
    cglpk_text *text = more == 1 ? &here->printed : &here->said;
    if (!text->lost) text->lost = make_room(text, more, text == &here->printed ? here->most_printed : CGLPK_MOST_PRINTED);
    if (text->lost) return 1;
    memcpy(text->bytes + text->length, bytes, more + 1);
    text->length += more;
    return 1;
}

static void clear_text(cglpk_text *text) {
    text->length = 0;
    text->lost = CGLPK_OK;
    if (text->capacity <= TEXT_KEPT) return;
    free(text->bytes);
    *text = (cglpk_text){0};
}

static void escape(void *info) {
    cglpk_thread *here = info;
    _longjmp(here->escape, 1);
}

static int prepare_environment(cglpk_thread *here) {
    if (here->ready) return CGLPK_OK;
    if (glp_init_env() > 1) return CGLPK_OUT_OF_MEMORY;
    glp_term_hook(keep_text, here);
    glp_error_hook(escape, here);
    here->ready = 1;
    return CGLPK_OK;
}

int cglpk_refusal(const cglpk_problem *problem) {
    cglpk_thread *here = cglpk_here;
    if (!problem) return CGLPK_BAD_ARGUMENT;
    if (!here || problem->thread != here->number) return CGLPK_WRONG_THREAD;
    if (!problem->problem || problem->environment != here->environment) return CGLPK_STALE;
    clear_text(&here->said);
    clear_text(&here->printed);
    return CGLPK_OK;
}

int cglpk_recover(void) {
    cglpk_thread *here = cglpk_here;
    free_environment(here);
    for (cglpk_problem *problem = here->first; problem; problem = problem->next) {
        problem->problem = NULL;
        problem->translator = NULL;
    }
    return CGLPK_CAUGHT;
}

static void unlink_problem(cglpk_thread *here, cglpk_problem *problem) {
    if (problem->previous) problem->previous->next = problem->next;
    else here->first = problem->next;
    if (problem->next) problem->next->previous = problem->previous;
    here->live -= 1;
}

static int delete_guarded(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    if (problem->translator) glp_mpl_free_wksp(problem->translator);
    problem->translator = NULL;
    glp_delete_prob(problem->problem);
    problem->problem = NULL;
    return CGLPK_OK;
}

static void free_problem(cglpk_thread *here, cglpk_problem *problem) {
    delete_guarded(problem);
    unlink_problem(here, problem);
    free(problem);
}

static void reap(cglpk_thread *here) {
    uint64_t seen = atomic_load(&abandonments);
    if (seen == here->abandonments) return;
    here->abandonments = seen;
    for (cglpk_problem *problem = here->first; problem;) {
        cglpk_problem *next = problem->next;
        if (atomic_load(&problem->state) == ABANDONED) free_problem(here, problem);
        problem = next;
    }
}

static int create_guarded(cglpk_problem *problem) {
    if (_setjmp(cglpk_here->escape)) return cglpk_recover();
    problem->problem = glp_create_prob();
    return CGLPK_OK;
}

cglpk_thread *cglpk_ready(void) {
    cglpk_thread *here = this_thread();
    return here && prepare_environment(here) == CGLPK_OK ? here : NULL;
}

cglpk_problem *cglpk_create(void) {
    cglpk_thread *here = cglpk_ready();
    if (!here) return NULL;
    reap(here);
    cglpk_problem *problem = calloc(1, sizeof *problem);
    if (!problem) return NULL;
    if (create_guarded(problem)) {
        free(problem);
        return NULL;
    }
    problem->thread = here->number;
    problem->environment = here->environment;
    problem->cost_scale = 1;
    problem->next = here->first;
    if (here->first) here->first->previous = problem;
    here->first = problem;
    here->live += 1;
    return problem;
}

void cglpk_destroy(cglpk_problem *problem) {
    if (!problem) return;
    cglpk_thread *here = cglpk_here;
    if (here && problem->thread == here->number) {
        free_problem(here, problem);
        reap(here);
    } else if (atomic_exchange(&problem->state, ABANDONED) == ORPHANED) {
        free(problem);
    } else {
        atomic_fetch_add(&abandonments, 1);
    }
}

int cglpk_live_problems(void) { return cglpk_here ? cglpk_here->live : 0; }

const char *cglpk_version(void) { return glp_version(); }

const char *cglpk_message(void) {
    return cglpk_here && cglpk_here->said.length ? cglpk_here->said.bytes : "";
}

int cglpk_limit_printing(size_t most) {
    cglpk_thread *here = this_thread();
    if (!here) return CGLPK_OUT_OF_MEMORY;
    here->most_printed = most < CGLPK_MOST_PRINTED ? most : CGLPK_MOST_PRINTED;
    return CGLPK_OK;
}

int cglpk_provoke_abort(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    return glp_get_col_stat(problem->problem, -1);
}

int cglpk_scratch(int count) {
    cglpk_thread *here = cglpk_here;
    if (count <= here->scratch) return CGLPK_OK;
    size_t entries = (size_t)count + 1;
    entries = entries < 256 ? 256 : entries;
    forget_scratch(here);
    here->index = malloc(entries * sizeof *here->index);
    here->value = malloc(entries * sizeof *here->value);
    if (!here->index || !here->value) {
        forget_scratch(here);
        return CGLPK_OUT_OF_MEMORY;
    }
    here->scratch = (int)entries - 1;
    return CGLPK_OK;
}

#else
#error "Plumb needs GLPK. Debian, Ubuntu: sudo apt-get install libglpk-dev.  macOS: brew install glpk.  Without root: see README.md, Installing GLPK."
#endif  // CGLPK_AVAILABLE
