// CStack.c: pthread_getattr_np is hidden from Swift, since glibc declares it for _GNU_SOURCE only.

#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

static bool ask(uintptr_t *lowest, uintptr_t *size) {
#ifdef __APPLE__
    *size = pthread_get_stacksize_np(pthread_self());
    *lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - *size;
    return true;
#else
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
    void *address = NULL;
    size_t length = 0;
    bool is_known = pthread_attr_getstack(&attributes, &address, &length) == 0;
    pthread_attr_destroy(&attributes);
    *lowest = (uintptr_t)address;
    *size = length;
    return is_known;
#endif
}

bool cstack_bounds(uintptr_t *lowest, uintptr_t *size) {
    // A thread's stack stays where it is, and the main thread's is read from a file.
    static _Thread_local uintptr_t known_lowest, known_size;
    if (!known_size && !ask(&known_lowest, &known_size)) return false;
    *lowest = known_lowest;
    *size = known_size;
    return true;
}

typedef struct {
    void (*run)(void *);
    void *context;
} work;

static void *begin(void *argument) {
    work *given = argument;
    given->run(given->context);
    return NULL;
}

bool cstack_run(uintptr_t size, void (*run)(void *), void *context) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    work given = {run, context};
    pthread_t thread;
    bool has_begun = pthread_attr_setstacksize(&attributes, size) == 0
        && pthread_create(&thread, &attributes, begin, &given) == 0;
    pthread_attr_destroy(&attributes);
    return has_begun && pthread_join(thread, NULL) == 0;
}

static void *begin_alone(void *argument) {
    work given = *(work *)argument;
    free(argument);
    given.run(given.context);
    return NULL;
}

bool cstack_start(uintptr_t size, void (*run)(void *), void *context) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    work *given = malloc(sizeof *given);
    if (given) *given = (work){run, context};
    pthread_t thread;
    bool has_begun = given && pthread_attr_setstacksize(&attributes, size) == 0
        && pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED) == 0
        && pthread_create(&thread, &attributes, begin_alone, given) == 0;
    pthread_attr_destroy(&attributes);
    if (!has_begun) free(given);
    return has_begun;
}

int cstack_processors(void) {
#ifdef __linux__
    // Fewer than the machine has, where the process is held to some; on a machine with more than the set holds the call fails.
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (int)online : 1;
}
