// BoxFilter.c: what the process of a box may ask of Linux, should a model get hold of it.
//
// GLPK writes fields of printf behind the end of its buffers, so a model could have its way with the process.  It keeps the
// calls that memory, the texts that are open and the reply take.  Those that a C library may try and do without are answered with
// EPERM: every opening of a file, memory that can be executed, signals to other processes.  Any other call ends the
// process: starting programs and processes, networks, tracing, and the calls of the other kinds of programs that the processor
// runs (32 bits, x32).

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>

#ifdef __linux__
int cglpk_has_filter(void) { return 1; }
#else
int cglpk_has_filter(void) { return 0; }
#endif

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
// x86 alone has these beside the ones with a folder.
#define OLD_OPENINGS REFUSE(open), REFUSE(access), REFUSE(readlink), REFUSE(stat), REFUSE(lstat),
#define OLD_CALLS ALLOW(time), ALLOW_WITH(dup2, args[1], 0),
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define OLD_OPENINGS
#define OLD_CALLS
#endif

// Arguments of 32 bits, whose upper halves the kernel leaves out as well.
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, (action))
#define REFUSAL (SECCOMP_RET_ERRNO | EPERM)
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), 0, (count))
#define ALLOW(name) SKIP_UNLESS(SYS_##name, 1), ANSWER(SECCOMP_RET_ALLOW)
#define REFUSE(name) SKIP_UNLESS(SYS_##name, 1), ANSWER(REFUSAL)
#define ALLOW_WITH(name, argument, value)                                                            \
    SKIP_UNLESS(SYS_##name, 4), LOAD(argument), SKIP_UNLESS((value), 1), ANSWER(SECCOMP_RET_ALLOW), ANSWER(REFUSAL)
#define ALLOW_WITHOUT(name, argument, bits)                                                          \
    SKIP_UNLESS(SYS_##name, 4), LOAD(argument), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (bits), 1, 0),  \
        ANSWER(SECCOMP_RET_ALLOW), ANSWER(REFUSAL)

int cglpk_filter_calls(void) {
    const unsigned self = (unsigned)getpid();
    struct sock_filter program[] = {
        LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0), ANSWER(SECCOMP_RET_KILL_PROCESS),
        LOAD(nr),
        // Memory, what is open already, the time, and the end; Address Sanitizer wants to know the stack of signals.
        ALLOW(read), ALLOW(write), ALLOW(readv), ALLOW(writev), ALLOW(lseek), ALLOW(fstat), ALLOW(close),
        ALLOW_WITHOUT(mmap, args[2], PROT_EXEC), ALLOW_WITHOUT(mprotect, args[2], PROT_EXEC),
        ALLOW(brk), ALLOW(munmap), ALLOW(mremap), ALLOW(madvise), ALLOW(futex), ALLOW(sched_yield),
        ALLOW(clock_gettime), ALLOW(gettimeofday), ALLOW(getrandom), ALLOW(getpid), ALLOW(gettid), ALLOW(rt_sigreturn),
        ALLOW(rt_sigprocmask), ALLOW(rt_sigaction), ALLOW(sigaltstack), ALLOW(exit), ALLOW(exit_group), OLD_CALLS
        // abort() signals the process itself; some C libraries know the thread alone, which is the only one.
        ALLOW_WITH(tgkill, args[0], self), ALLOW_WITH(tkill, args[0], self),
        // The second text takes the place of the first (BoxChild.c).
        ALLOW_WITH(dup3, args[1], 0),
        // What C libraries try: zones of time, messages of abort(), the number of processors, the size of memory.
        OLD_OPENINGS REFUSE(openat), REFUSE(newfstatat), REFUSE(statx), REFUSE(faccessat), REFUSE(readlinkat),
        REFUSE(fcntl), REFUSE(ioctl), REFUSE(sysinfo), REFUSE(uname), REFUSE(prlimit64), REFUSE(getrlimit),
        REFUSE(setrlimit), REFUSE(getrusage), REFUSE(sched_getaffinity), REFUSE(prctl),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
    };
    struct sock_fprog filter = {.len = sizeof program / sizeof *program, .filter = program};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter)) return errno;
    return 0;
}
#else
int cglpk_filter_calls(void) { return ENOSYS; }
#endif

#endif  // CGLPK_AVAILABLE
