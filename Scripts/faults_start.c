// faults_start.c: a library that stops a program where its `main` begins, for Scripts/faults.py.
//
// What the dynamic loader and the runtimes do before is theirs; strace then counts the calls of the program alone.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>

static int (*program)(int, char **, char **);

static int stopped(int count, char **arguments, char **environment) {
    unsetenv("LD_PRELOAD");
    // Where only parents may trace (Yama), whoever stands beside may as well.
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
    raise(SIGSTOP);
    return program(count, arguments, environment);
}

int __libc_start_main(
    int (*main)(int, char **, char **), int count, char **arguments, void (*start)(void), void (*end)(void),
    void (*loader_end)(void), void *stack) {
    int (*real)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
    *(void **)&real = dlsym(RTLD_NEXT, "__libc_start_main");
    program = main;
    return real(stopped, count, arguments, start, end, loader_end, stack);
}
