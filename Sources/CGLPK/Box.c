// Box.c: a MathProg model read and generated in a process of its own, which cannot harm this one.
//
// The process is a fork without exec, so a library needs no executable to stand for it.  What makes that safe among
// threads: the child is C alone, on one thread whose stack is its own; the locks it can meet are those of malloc and
// stdio, which the C libraries of Linux and macOS put in order around a fork; GLPK looks up no names, and opens shared
// libraries for tables alone, which the caller has refused before.  The child has no descriptors but two texts and a
// pipe, may write no file, and ends with the thread that waits for it.  RLIMIT_AS is not kept by macOS; the memory of
// GLPK is limited by GLPK itself as well.

#define _GNU_SOURCE
#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

// What the child finds under these numbers, the texts by these names.
enum { MODEL_TEXT = 3, DATA_TEXT = 4, REPLY = 5, FIRST_UNUSED = 6, MOST_DESCRIPTORS = 16 };
static const char model_name[] = CGLPK_BOX_MODEL, data_name[] = CGLPK_BOX_DATA;
enum { STACK = 64 << 20, CHUNK = 1 << 16 };

/// One run, as the thread that waits for it knows it.
typedef struct {
    const cglpk_box_request *request;
    const cglpk_box_limits *limits;
    int model, data, reading, writing;      // descriptors; -1 for none
    pid_t parent;
    cglpk_text reply;
    int status, signal;
} box_run;

// MARK: In the child

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
static void keep_descriptors(box_run *run) {
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
    int most = getrlimit(RLIMIT_NOFILE, &open_files) || open_files.rlim_cur > 1 << 20 ? 1 << 20 : (int)open_files.rlim_cur;
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

static void answer(const box_run *run) {
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

static _Noreturn void be_child(box_run *run) {
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

// MARK: In the parent

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Takes what has come; whether more may come.
static int take(box_run *run) {
    cglpk_text *text = &run->reply;
    if (text->capacity - text->length < CHUNK) {
        size_t capacity = 2 * text->capacity + CHUNK;
        char *grown = realloc(text->bytes, capacity);
        if (!grown) return run->status = CGLPK_OUT_OF_MEMORY, 0;
        text->bytes = grown;
        text->capacity = capacity;
    }
    ssize_t count = read(run->reading, text->bytes + text->length, text->capacity - text->length);
    if (count < 0) return errno == EINTR;
    text->length += (size_t)count;
    if (text->length > (size_t)run->limits->bytes + sizeof(cglpk_box_head)) return run->status = CGLPK_OUTPUT_LIMIT, 0;
    return count > 0;
}

static void listen_to(box_run *run) {
    int64_t end = milliseconds_now() + run->limits->milliseconds;
    for (;;) {
        int64_t left = end - milliseconds_now();
        struct pollfd pipe = {.fd = run->reading, .events = POLLIN};
        if (left > 0 && poll(&pipe, 1, (int)left) <= 0) continue;
        if (left <= 0) {
            run->status = CGLPK_TIME_LIMIT;
            return;
        }
        if (!take(run)) return;
    }
}

static void wait_for(box_run *run, pid_t child) {
    // One that has ended by itself keeps the status with which it did.
    kill(child, SIGKILL);
    int ended = 0;
    pid_t found;
    while ((found = waitpid(child, &ended, 0)) < 0 && errno == EINTR) {}
    if (run->status) return;
    run->signal = found == child && WIFSIGNALED(ended) ? WTERMSIG(ended) : 0;
    int whole = run->reply.length >= sizeof(cglpk_box_head);
    if (run->signal == SIGXCPU) run->status = CGLPK_TIME_LIMIT;
    else if (run->signal || !whole || (found == child && WEXITSTATUS(ended))) run->status = CGLPK_CRASHED;
}

// The child is forked from here, and so has this thread's stack.
static void *run_box(void *value) {
    box_run *run = value;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    run->parent = getpid();
    pid_t child = fork();
    if (child == 0) be_child(run);
    close(run->writing);
    run->writing = -1;
    if (child < 0) {
        run->status = CGLPK_OUT_OF_MEMORY;
        return NULL;
    }
    listen_to(run);
    wait_for(run, child);
    return NULL;
}

static int on_large_stack(box_run *run) {
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes)) return CGLPK_OUT_OF_MEMORY;
    int failed = pthread_attr_setstacksize(&attributes, STACK) || pthread_create(&thread, &attributes, run_box, run);
    pthread_attr_destroy(&attributes);
    if (failed || pthread_join(thread, NULL)) return CGLPK_OUT_OF_MEMORY;
    return run->status;
}

static int open_nameless(void) {
#ifdef __linux__
    int file = memfd_create("plumb", MFD_CLOEXEC);
    if (file >= 0) return file;
#endif
    char path[] = "/tmp/plumb-XXXXXX";
    int other = mkstemp(path);
    if (other < 0) return -1;
    unlink(path);
    fcntl(other, F_SETFD, FD_CLOEXEC);
    return other;
}

// A file without a name that holds a text, to be read from its beginning; -1 where it cannot be made.
static int nameless(const char *text, size_t length) {
    int file = open_nameless();
    for (size_t done = 0; file >= 0 && done < length;) {
        ssize_t count = write(file, text + done, length - done);
        if (count > 0) done += (size_t)count;
        else if (errno != EINTR) close(file), file = -1;
    }
    if (file >= 0) lseek(file, 0, SEEK_SET);
    return file;
}

static int make_pipe(int *ends) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC);
#else
    if (pipe(ends)) return -1;
    return fcntl(ends[0], F_SETFD, FD_CLOEXEC) | fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
}

int cglpk_box_mathprog(
    const cglpk_box_request *request, const cglpk_box_limits *limits, char **bytes, size_t *length, int32_t *signal) {
    box_run run = {.request = request, .limits = limits, .model = -1, .data = -1};
    int ends[2] = {-1, -1};
    *bytes = NULL;
    *length = 0;
    *signal = 0;
    if (limits->milliseconds < 0 || limits->memory < 0 || limits->memory >> 20 >= INT32_MAX || limits->bytes < 0)
        return CGLPK_BAD_ARGUMENT;
    run.model = nameless(request->model, request->model_length);
    if (request->data) run.data = nameless(request->data, request->data_length);
    int failed = run.model < 0 || (request->data && run.data < 0) || make_pipe(ends);
    run.reading = ends[0];
    run.writing = ends[1];
    int status = failed ? CGLPK_FILE_TROUBLE : on_large_stack(&run);
    int open_ends[] = {run.model, run.data, run.reading, run.writing};
    for (int i = 0; i < 4; i++) {
        if (open_ends[i] >= 0) close(open_ends[i]);
    }
    *signal = run.signal;
    if (status) {
        free(run.reply.bytes);
        return status;
    }
    *bytes = run.reply.bytes;
    *length = run.reply.length;
    return CGLPK_OK;
}

int cglpk_read_text(const char *path, int64_t most, char **text, size_t *length) {
    struct stat facts;
    // Without O_NONBLOCK a pipe that nobody writes to would hold the caller up.
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return CGLPK_FILE_TROUBLE;
    int status = fstat(file, &facts) || !S_ISREG(facts.st_mode) ? CGLPK_FILE_TROUBLE
                 : facts.st_size > most                         ? CGLPK_OUTPUT_LIMIT
                                                                : CGLPK_OK;
    size_t size = status ? 0 : (size_t)facts.st_size, got = 0;
    char *bytes = status ? NULL : malloc(size + 1);
    if (!status && !bytes) status = CGLPK_OUT_OF_MEMORY;
    while (!status && got < size) {
        ssize_t count = read(file, bytes + got, size - got);
        if (count == 0) break;
        if (count > 0) got += (size_t)count;
        else if (errno != EINTR) status = CGLPK_FILE_TROUBLE;
    }
    close(file);
    if (status) free(bytes);
    else *text = bytes, *length = got;
    return status;
}

#endif  // CGLPK_AVAILABLE
