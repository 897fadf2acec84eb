// BoxChild.c: what the process of a box does once it has let go of everything else (BoxLimits.c): it reads and replies.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static void write_all(const cglpk_child *child, const void *bytes, size_t count) {
    for (const char *next = bytes; count;) {
        ssize_t written = write(child->reply, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) _exit(1);
        next += written;
        count -= (size_t)written;
    }
}

// Says that the process is not kept within its limits, and ends it.
_Noreturn static void refuse(const cglpk_child *child, int status, int cause) {
    cglpk_box_head head = {.status = status, .cause = cause};
    write_all(child, &head, sizeof head);
    _exit(0);
}

// GLPK opens no file for a text with this name: it reads what `stdin` is.
static const char text_name[] = "/dev/stdin";

static void show(FILE *text) {
#if CGLPK_STDIN_IS_VARIABLE
    stdin = text;
#else
    dup2(fileno(text), STDIN_FILENO);
    rewind(stdin);
#endif
}

static void forget_handlers(void) {
    for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
}

static void reply(const cglpk_child *child, const cglpk_box_head *head, const char *printed) {
    write_all(child, head, sizeof *head);
    write_all(child, cglpk_message(), head->said);
    write_all(child, printed, head->printed);
}

// The arrays of the program, in the order of cglpk_box_head.
static void reply_with_program(
    const cglpk_child *child, cglpk_problem *problem, cglpk_box_head *head, const char *printed, int64_t most) {
    cglpk_size size = head->size;
    size_t columns = (size_t)size.columns, rows = (size_t)size.rows, entries = (size_t)size.nonzeros;
    size_t costs = (size_t)size.objective_nonzeros, doubles = 2 * columns + 2 * rows + entries + costs;
    size_t numbers = rows + 1 + entries + costs, length = 0;
    double *real = malloc(doubles * sizeof *real + 1);
    int32_t *whole = malloc(numbers * sizeof *whole);
    char *names = NULL;
    int status = real && whole ? CGLPK_OK : CGLPK_OUT_OF_MEMORY;
    if (!status) {
        double *lower = real, *row_lower = real + 2 * columns, *coefficients = row_lower + 2 * rows;
        int32_t *row_columns = whole + rows + 1;
        status = cglpk_copy(
            problem, lower, lower + columns, row_lower, row_lower + rows, whole, row_columns, coefficients,
            row_columns + entries, coefficients + entries);
    }
    if (!status) status = cglpk_copy_names(problem, &names, &length);
    size_t all = doubles * sizeof *real + numbers * sizeof *whole + length + head->said + head->printed;
    if (!status && all > (size_t)most) status = CGLPK_OUTPUT_LIMIT;
    head->status = status;
    head->names = length;
    reply(child, head, printed);
    if (status) return;
    write_all(child, real, doubles * sizeof *real);
    write_all(child, whole, numbers * sizeof *whole);
    write_all(child, names, length);
}

static int read_in_child(
    const cglpk_child *child, cglpk_problem *problem, int relaxing, cglpk_box_head *head, char **printed,
    size_t *length) {
    show(child->model);
    int status = cglpk_mathprog_model(problem, text_name, child->data != NULL);
    if (!status && child->data) {
        show(child->data);
        status = cglpk_mathprog_data(problem, text_name);
        head->in_data = status == CGLPK_UNREADABLE;
    }
    if (!status) status = cglpk_mathprog_generate(problem, printed, length);
    return status == CGLPK_HAS_INTEGERS && relaxing ? cglpk_relax(problem) : status;
}

// Runs what follows `solve;`, with the values of a basis.
static int postsolve_in_child(
    cglpk_problem *problem, const cglpk_box_request *request, const cglpk_size *size, char **printed, size_t *length) {
    if (size->rows != request->rows || size->columns != request->columns) return CGLPK_BAD_ARGUMENT;
    int status = cglpk_set_basis(problem, request->basis, request->basis + request->rows);
    if (!status) status = cglpk_evaluate(problem);
    return status ? status : cglpk_postsolve_mathprog(problem, printed, length);
}

static void answer(const cglpk_child *child, const cglpk_box_run *run) {
    const cglpk_box_request *request = run->request;
    cglpk_box_head head = {0};
    char *printed = NULL;
    size_t length = 0;
    cglpk_problem *problem = cglpk_create();
    if (!problem) refuse(child, CGLPK_OUT_OF_MEMORY, 0);
    cglpk_limit_printing((size_t)run->limits->bytes);
    glp_mem_limit((int)(run->limits->memory >> 20) + 1);
    head.status = read_in_child(child, problem, request->relaxing, &head, &printed, &length);
    const char *memory = head.status == CGLPK_CAUGHT ? strstr(cglpk_message(), "memory") : NULL;
    if (memory) head.status = CGLPK_OUT_OF_MEMORY;
    head.said = strlen(cglpk_message());
    // What was said is lost with the next call, and only a refusal needs it.
    if (!head.status) head.status = cglpk_measure(problem, &head.size);
    if (!head.status && request->basis)
        head.status = postsolve_in_child(problem, request, &head.size, &printed, &length);
    head.said = strlen(cglpk_message());
    head.printed = printed ? length : 0;
    if ((int64_t)(head.said + head.printed) > run->limits->bytes) {
        head = (cglpk_box_head){.status = CGLPK_OUTPUT_LIMIT};
    }
    if (head.status || request->basis) reply(child, &head, printed);
    else reply_with_program(child, problem, &head, printed, run->limits->bytes);
}

_Noreturn void cglpk_be_child(const cglpk_box_run *run) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != run->parent) _exit(1);
#endif
    cglpk_child child = {.reply = run->writing};
    int cause = cglpk_let_go(run, &child);
    forget_handlers();
    if (!cause) cause = cglpk_limit_child(run->limits);
    if (cause) refuse(&child, CGLPK_NO_BOX, cause);
    int unfiltered = cglpk_filter_calls();
    if (unfiltered && run->limits->requires_filter) refuse(&child, CGLPK_NO_FILTER, unfiltered);
    answer(&child, run);
    _exit(0);
}

#endif  // CGLPK_AVAILABLE
