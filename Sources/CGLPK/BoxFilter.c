// BoxFilter.c: what the process of a box may ask of Linux, should a model get hold of it.
//
// GLPK writes fields of printf behind the end of its buffers, so a model could have its way with the process.  What is
// not listed here is answered with EPERM: starting programs, networks, other processes, and every opening of a file but for
// reading.  Elsewhere the limits of the process and the look through the model are all there is.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (count))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define ALLOW(name) SKIP_UNLESS(SYS_##name, 1), ANSWER(SECCOMP_RET_ALLOW)

void cglpk_filter_calls(void) {
    struct sock_filter program[] = {
        LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_ERRNO | EPERM),
        LOAD(nr),
        // Memory, what is open already, the time, and the end; Address Sanitizer wants to know the stack of signals.
        ALLOW(brk), ALLOW(mmap), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise), ALLOW(futex),
        ALLOW(read), ALLOW(write), ALLOW(close), ALLOW(lseek), ALLOW(fstat), ALLOW(newfstatat), ALLOW(statx),
        ALLOW(clock_gettime), ALLOW(gettimeofday), ALLOW(getrandom), ALLOW(getpid), ALLOW(gettid), ALLOW(rt_sigreturn),
        ALLOW(rt_sigprocmask), ALLOW(sigaltstack), ALLOW(tgkill), ALLOW(exit), ALLOW(exit_group),
        // Opening for reading alone.
        SKIP_UNLESS(SYS_openat, 4), LOAD(args[2]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 1, 0), ANSWER(SECCOMP_RET_ALLOW),
        ANSWER(SECCOMP_RET_ERRNO | EPERM),
        ANSWER(SECCOMP_RET_ERRNO | EPERM),
    };
    struct sock_fprog filter = {.len = sizeof program / sizeof *program, .filter = program};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}
#else
void cglpk_filter_calls(void) {}
#endif

#endif  // CGLPK_AVAILABLE
