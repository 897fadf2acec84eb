// BoxChild.c: what the process of a box does: it lets go of what it has taken over, limits itself, reads and replies.
//
// RLIMIT_AS is not kept by macOS; the memory of GLPK is limited by GLPK itself as well.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// What the child finds under these numbers, the texts by these names.
enum { MODEL_TEXT = 3, REPLY = 5, FIRST_UNUSED = 6, MOST_DESCRIPTORS = 16 };
static const char model_name[] = CGLPK_BOX_MODEL, data_name[] = CGLPK_BOX_DATA;

static void write_all(const void *bytes, size_t count) {
    for (const char *next = bytes; count;) {
        ssize_t written = write(REPLY, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) _exit(1);
        next += written;
        count -= (size_t)written;
    }
}

static void limit(int resource, rlim_t most) {
    struct rlimit both;
    if (getrlimit(resource, &both)) return;
    if (both.rlim_max == RLIM_INFINITY || most < both.rlim_max) both.rlim_max = most;
    both.rlim_cur = both.rlim_max;
    setrlimit(resource, &both);
}

// The address space that the fork has taken over counts too; 0 where the system does not tell it.
static rlim_t address_space(void) {
    char text[32] = {0};
    int file = open("/proc/self/statm", O_RDONLY);
    if (file < 0) return 0;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    return count > 0 ? (rlim_t)strtoull(text, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE) : 0;
}

static void limit_child(const cglpk_box_limits *limits) {
    rlim_t before = address_space();
    if (before) limit(RLIMIT_AS, before + (rlim_t)limits->memory);
    limit(RLIMIT_CPU, (rlim_t)limits->milliseconds / 1000 + 1);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NPROC, 0);
    limit(RLIMIT_NOFILE, MOST_DESCRIPTORS);
}

// Moves what the child needs out of the way, then to its number.
static void keep_descriptors(const cglpk_box_run *run) {
    int kept[] = {run->model, run->data, run->writing};
    for (int i = 0; i < 3; i++) {
        if (kept[i] >= 0 && (kept[i] = fcntl(kept[i], F_DUPFD, MOST_DESCRIPTORS)) < 0) _exit(1);
    }
    for (int i = 0; i < FIRST_UNUSED; i++) close(i);
    // Whatever the C library complains of goes nowhere.
    for (int i = 0; i < MODEL_TEXT; i++) {
        if (open("/dev/null", O_RDWR) != i) _exit(1);
    }
    for (int i = 0; i < 3; i++) {
        if (kept[i] >= 0 && dup2(kept[i], MODEL_TEXT + i) < 0) _exit(1);
    }
#ifdef SYS_close_range
    if (syscall(SYS_close_range, FIRST_UNUSED, ~0U, 0) == 0) return;
#endif
    struct rlimit open_files;
    int most = 1 << 20;
    if (getrlimit(RLIMIT_NOFILE, &open_files) == 0 && open_files.rlim_cur < (rlim_t)most) most = (int)open_files.rlim_cur;
    for (int i = FIRST_UNUSED; i < most; i++) close(i);
}

static void forget_handlers(void) {
    for (int i = 1; i < NSIG; i++) signal(i, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
}

static void reply(const cglpk_box_head *head, const char *printed) {
    write_all(head, sizeof *head);
    write_all(cglpk_message(), head->said);
    write_all(printed, head->printed);
}

// The arrays of the program, in the order of cglpk_box_head.
static void reply_with_program(cglpk_problem *problem, cglpk_box_head *head, const char *printed, int64_t most) {
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
    reply(head, printed);
    if (status) return;
    write_all(real, doubles * sizeof *real);
    write_all(whole, numbers * sizeof *whole);
    write_all(names, length);
}

static int read_in_child(cglpk_problem *problem, const cglpk_box_request *request, char **printed, size_t *length) {
    int status = cglpk_read_mathprog(problem, model_name, request->data ? data_name : NULL, printed, length);
    return status == CGLPK_HAS_INTEGERS && request->relaxing ? cglpk_relax(problem) : status;
}

// Runs what follows `solve;`, with the values of a basis.
static int postsolve_in_child(
    cglpk_problem *problem, const cglpk_box_request *request, const cglpk_size *size, char **printed, size_t *length) {
    if (size->rows != request->rows || size->columns != request->columns) return CGLPK_BAD_ARGUMENT;
    int status = cglpk_set_basis(problem, request->basis, request->basis + request->rows);
    if (!status) status = cglpk_evaluate(problem);
    return status ? status : cglpk_postsolve_mathprog(problem, printed, length);
}

static void answer(const cglpk_box_run *run) {
    const cglpk_box_request *request = run->request;
    cglpk_box_head head = {0};
    char *printed = NULL;
    size_t length = 0;
    cglpk_problem *problem = cglpk_create();
    if (!problem) _exit(1);
    glp_mem_limit((int)(run->limits->memory >> 20) + 1);
    head.status = read_in_child(problem, request, &printed, &length);
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
    if (head.status || request->basis) reply(&head, printed);
    else reply_with_program(problem, &head, printed, run->limits->bytes);
}

_Noreturn void cglpk_be_child(const cglpk_box_run *run) {
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != run->parent) _exit(1);
#endif
    keep_descriptors(run);
    forget_handlers();
    limit_child(run->limits);
    cglpk_filter_calls();
    answer(run);
    _exit(0);
}

#endif  // CGLPK_AVAILABLE
