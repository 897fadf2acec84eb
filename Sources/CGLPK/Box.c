// Box.c: a MathProg model read and generated in a process of its own, which cannot harm this one.
//
// The process is a fork without exec, so a library needs no executable to stand for it.  What makes that safe among
// threads: the child is C alone, on one thread whose stack is its own; the locks it can meet are those of malloc and
// stdio, which the C libraries of Linux and macOS put in order around a fork; GLPK looks up no names, and opens shared
// libraries for tables alone, which the caller has refused before.  The child has no descriptors but two texts and a
// pipe, may write no file, and ends with the thread that waits for it.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STACK = 64 << 20, CHUNK = 1 << 16 };

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
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
    if (count < 0) return errno == EINTR;
    text->length += (size_t)count;
    if (text->length > (size_t)run->limits->bytes + sizeof(cglpk_box_head)) return run->status = CGLPK_OUTPUT_LIMIT, 0;
    return count > 0;
}

static void listen_to(cglpk_box_run *run) {
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

static void wait_for(cglpk_box_run *run, pid_t child) {
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
    cglpk_box_run *run = value;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    run->parent = getpid();
    pid_t child = fork();
    if (child == 0) cglpk_be_child(run);
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

static int on_large_stack(cglpk_box_run *run) {
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
    cglpk_box_run run = {.request = request, .limits = limits, .model = -1, .data = -1};
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
