// Box.c: a MathProg model read and generated in a process of its own, which cannot harm this one.
//
// The process is a fork without exec, so a library needs no executable to stand for it.  What makes that safe among
// threads: the child is C alone, on one thread whose stack is its own; the locks it can meet are those of malloc and
// stdio, which glibc and macOS put in order around a fork, although POSIX promises that of no library; GLPK looks up no
// names, and opens shared libraries for tables alone, which the caller has refused before.  The child has no descriptors
// but two texts and a pipe, may open no file, and ends with the thread that waits for it.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include "Texts.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

enum { STACK = 64 << 20, CHUNK = 1 << 16 };

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Notes that a call of the system has failed for good; no more is to come.
static int give_up(cglpk_box_run *run, int cause) {
    run->status = CGLPK_NO_BOX;
    run->cause = cause;
    return 0;
}

// Takes what has come; whether more may come.
static int take(cglpk_box_run *run) {
    cglpk_text *text = &run->reply;
    if (text->capacity - text->length < CHUNK) {
        size_t capacity = 2 * text->capacity + CHUNK;
        char *grown = realloc(text->bytes, capacity);
        if (!grown) return run->status = CGLPK_OUT_OF_MEMORY, 0;
        text->bytes = grown;
        text->capacity = capacity;
    }
    ssize_t count = read(run->reading, text->bytes + text->length, text->capacity - text->length);
    if (count < 0) return errno == EINTR ? 1 : give_up(run, errno);
    text->length += (size_t)count;
    if (text->length > (size_t)run->limits->bytes + sizeof(cglpk_box_head)) return run->status = CGLPK_OUTPUT_LIMIT, 0;
    return count > 0;
}

static void listen_to(cglpk_box_run *run) {
    int64_t end = milliseconds_now() + run->limits->milliseconds;
    for (int more = 1; more;) {
        int64_t left = end - milliseconds_now();
        struct pollfd pipe = {.fd = run->reading, .events = POLLIN};
        if (left <= 0) {
            run->status = CGLPK_TIME_LIMIT;
            return;
        }
        int ready = poll(&pipe, 1, (int)left);
        if (ready > 0) more = take(run);
        else if (ready < 0 && errno != EINTR && errno != EAGAIN) more = give_up(run, errno);
    }
}

// A descriptor of a process, where the system has that; -1 elsewhere.
static int descriptor_of(pid_t process) {
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    (void)process;
    return -1;
#endif
}

// Ends a child, and never a stranger: in a host that lets go of its children unseen the number may be another's by now.
// The descriptor stays with the process that it was made for.
static void end_child(pid_t child, int descriptor) {
    siginfo_t ended = {.si_pid = 0};
    if (waitid(P_PID, (id_t)child, &ended, WEXITED | WNOHANG | WNOWAIT) || ended.si_pid) return;
#ifdef SYS_pidfd_send_signal
    if (descriptor >= 0 && syscall(SYS_pidfd_send_signal, descriptor, SIGKILL, NULL, 0) == 0) return;
#else
    (void)descriptor;
#endif
    kill(child, SIGKILL);
}

static void wait_for(cglpk_box_run *run, pid_t child, int descriptor) {
    // One that has ended by itself keeps the status with which it did.
    end_child(child, descriptor);
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
    cglpk_box_run *run = value;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    run->parent = getpid();
    pid_t child = fork();
    if (child == 0) cglpk_be_child(run);
    if (child < 0) return give_up(run, errno), NULL;
    int descriptor = descriptor_of(child);
    close(run->writing);
    run->writing = -1;
    listen_to(run);
    wait_for(run, child, descriptor);
    if (descriptor >= 0) close(descriptor);
    return NULL;
}

static int on_large_stack(cglpk_box_run *run) {
    pthread_attr_t attributes;
    pthread_t thread;
    if (pthread_attr_init(&attributes)) return CGLPK_OUT_OF_MEMORY;
    int failed = pthread_attr_setstacksize(&attributes, STACK);
    if (!failed) failed = pthread_create(&thread, &attributes, run_box, run);
    pthread_attr_destroy(&attributes);
    if (!failed) failed = pthread_join(thread, NULL);
    if (failed) give_up(run, failed);
    return run->status;
}

static int make_pipe(int *ends) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC);
#else
    if (pipe(ends)) return -1;
    return fcntl(ends[0], F_SETFD, FD_CLOEXEC) | fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
}

static int open_all(cglpk_box_run *run) {
    const cglpk_box_request *request = run->request;
    int ends[2] = {-1, -1};
    run->model = cglpk_nameless_holding(request->model, request->model_length);
    if (request->data) run->data = cglpk_nameless_holding(request->data, request->data_length);
    int failed = run->model < 0 || (request->data && run->data < 0) || make_pipe(ends);
    if (failed) give_up(run, errno);
    run->reading = ends[0];
    run->writing = ends[1];
    return run->status;
}

static void close_all(const cglpk_box_run *run) {
    const int descriptors[] = {run->model, run->data, run->reading, run->writing};
    for (int i = 0; i < 4; i++) {
        if (descriptors[i] >= 0) close(descriptors[i]);
    }
}

const char *cglpk_reason(int32_t cause) { return strerror(cause); }

int cglpk_box_mathprog(
    const cglpk_box_request *request, const cglpk_box_limits *limits, char **bytes, size_t *length,
    cglpk_box_end *end) {
    cglpk_box_run run = {.request = request, .limits = limits, .model = -1, .data = -1, .reading = -1, .writing = -1};
    *bytes = NULL;
    *length = 0;
    *end = (cglpk_box_end){0};
    if (limits->milliseconds < 0 || limits->memory < 0 || limits->memory >> 20 >= INT32_MAX || limits->bytes < 0)
        return CGLPK_BAD_ARGUMENT;
    int status = open_all(&run);
    if (!status) status = on_large_stack(&run);
    close_all(&run);
    *end = (cglpk_box_end){.signal = run.signal, .cause = run.cause};
    if (status) {
        free(run.reply.bytes);
        return status;
    }
    *bytes = run.reply.bytes;
    *length = run.reply.length;
    return CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
