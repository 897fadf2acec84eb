// CBoxAttacks.c: attacks on whoever lives beside the process of a box, each one call of Linux.
//
// An attack returns whether it has had its way.  Those that would harm the machine are only tried behind the filter.

#define _GNU_SOURCE
#include "CBoxAttacks.h"

#include <stddef.h>

#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// The very filter of the boxes (Sources/CGLPK/BoxFilter.c).
extern int cglpk_filter_calls(void);

static pid_t victim;
static char page[4096];

static int worked(long answer) { return answer >= 0; }
static int call(long number, long a, long b, long c, long d, long e) {
    return worked(syscall(number, a, b, c, d, e));
}
#define PATH(text) ((long)(text))

static int kill_victim(void) { return call(SYS_kill, victim, SIGKILL, 0, 0, 0); }
static int kill_group(void) { return call(SYS_kill, 0, SIGKILL, 0, 0, 0); }
static int tgkill_victim(void) { return call(SYS_tgkill, victim, victim, SIGKILL, 0, 0); }
static int tkill_victim(void) { return call(SYS_tkill, victim, SIGKILL, 0, 0, 0); }
// The kernel leaves out the upper half of the number, and so has the filter to.
static int tgkill_wide(void) { return call(SYS_tgkill, (long)victim | 1L << 32, victim, SIGKILL, 0, 0); }
static int queue_signal(void) {
    siginfo_t facts = {.si_signo = SIGKILL, .si_code = SI_QUEUE};
    return call(SYS_rt_sigqueueinfo, victim, SIGKILL, (long)&facts, 0, 0);
}
static int open_process(void) { return call(SYS_pidfd_open, victim, 0, 0, 0, 0); }
static int trace(void) { return call(SYS_ptrace, PTRACE_SEIZE, victim, 0, 0, 0); }
static int read_memory(void) {
    struct iovec mine = {page, 16}, theirs = {page, 16};
    return worked(syscall(SYS_process_vm_readv, victim, &mine, 1, &theirs, 1, 0));
}
static int write_memory(void) {
    struct iovec mine = {page, 16}, theirs = {page, 16};
    return worked(syscall(SYS_process_vm_writev, victim, &mine, 1, &theirs, 1, 0));
}
static int limit_victim(void) {
    struct rlimit none = {0, 0};
    return call(SYS_prlimit64, victim, RLIMIT_CPU, (long)&none, 0, 0);
}
static int read_file(void) { return call(SYS_openat, AT_FDCWD, PATH("/etc/passwd"), O_RDONLY, 0, 0); }
static int read_folder(void) { return call(SYS_openat, AT_FDCWD, PATH("/"), O_RDONLY | O_DIRECTORY, 0, 0); }
static int write_file(void) { return call(SYS_openat, AT_FDCWD, PATH("/dev/null"), O_WRONLY, 0, 0); }
static int make_file(void) { return call(SYS_openat, AT_FDCWD, PATH("plumb-attack"), O_CREAT | O_RDWR, 0600, 0); }
static int open_newly(void) {
    long how[3] = {O_RDONLY, 0, 0};
    return call(SYS_openat2, AT_FDCWD, PATH("/etc/passwd"), (long)how, sizeof how, 0);
}
static int make_link(void) { return call(SYS_symlinkat, PATH("/etc/passwd"), AT_FDCWD, PATH("plumb-attack"), 0, 0); }
static int unlink_file(void) { return call(SYS_unlinkat, AT_FDCWD, PATH("plumb-attack"), 0, 0, 0); }
static int make_folder(void) { return call(SYS_mkdirat, AT_FDCWD, PATH("plumb-attack"), 0700, 0, 0); }
static int change_mode(void) { return call(SYS_fchmodat, AT_FDCWD, PATH("plumb-attack"), 0777, 0, 0); }
static int find_file(void) {
    struct stat facts;
    return call(SYS_newfstatat, AT_FDCWD, PATH("/etc/passwd"), (long)&facts, 0, 0);
}
static int make_memory_file(void) { return call(SYS_memfd_create, PATH("attack"), 0, 0, 0, 0); }
static int local_socket(void) { return call(SYS_socket, AF_UNIX, SOCK_STREAM, 0, 0, 0); }
static int network(void) { return call(SYS_socket, AF_INET, SOCK_STREAM, 0, 0, 0); }
static int netlink(void) { return call(SYS_socket, AF_NETLINK, SOCK_RAW, 0, 0, 0); }
static int make_ring(void) {
    char parameters[120] = {0};
    return call(SYS_io_uring_setup, 4, (long)parameters, 0, 0, 0);
}
static int start_program(void) {
    char *arguments[] = {"sh", "-c", "exit 1", NULL};  // the status of an attack that is done
    return call(SYS_execve, PATH("/bin/sh"), (long)arguments, 0, 0, 0);
}
static int start_program_at(void) {
    char *arguments[] = {"sh", "-c", "exit 1", NULL};
    return call(SYS_execveat, AT_FDCWD, PATH("/bin/sh"), (long)arguments, 0, 0);
}
static int make_process(void) {
    long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    return worked(child);
}
static int make_process_newly(void) {
    unsigned long long how[8] = {0, 0, 0, 0, SIGCHLD, 0, 0, 0};
    long child = syscall(SYS_clone3, how, sizeof how);
    if (child == 0) _exit(0);
    return worked(child);
}
static int make_code(void) {
    return mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}
static int map_code(void) { return mmap(NULL, 4096, PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED; }
static int turn_to_code(void) {
    void *written = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return written != MAP_FAILED && mprotect(written, 4096, PROT_READ | PROT_EXEC) == 0;
}
static int turn_to_code_by_key(void) { return call(SYS_pkey_mprotect, (long)page, 4096, PROT_EXEC, -1, 0); }
static int share_memory(void) { return call(SYS_shmget, 0, 4096, 0600, 0, 0); }
static int change_person(void) { return call(SYS_personality, 0x0400000, 0, 0, 0, 0); }
static int change_user(void) { return call(SYS_setuid, 0, 0, 0, 0, 0); }
static int new_namespace(void) { return call(SYS_unshare, 0x10000000, 0, 0, 0, 0); }
static int mount_folder(void) { return call(SYS_mount, PATH("none"), PATH("/nowhere"), PATH("tmpfs"), 0, 0); }
static int change_root(void) { return call(SYS_chroot, PATH("/"), 0, 0, 0, 0); }
static int load_program(void) { return call(SYS_bpf, 0, (long)page, 48, 0, 0); }
static int watch_faults(void) { return call(SYS_userfaultfd, 0, 0, 0, 0, 0); }
static int watch_processor(void) { return call(SYS_perf_event_open, (long)page, 0, -1, -1, 0); }
static int ask_keys(void) { return call(SYS_keyctl, 0, -3, 1, 0, 0); }
static int dump_core(void) { return call(SYS_prctl, PR_SET_DUMPABLE, 1, 0, 0, 0); }
static int type_ahead(void) { return call(SYS_ioctl, 0, 0x5412, (long)"x", 0, 0); }
static int take_descriptor(void) { return call(SYS_dup3, 0, 40, 0, 0, 0); }
static int wait_for_all(void) { return call(SYS_wait4, -1, 0, WNOHANG, 0, 0); }
#ifdef __x86_64__
static int old_open(void) { return call(SYS_open, PATH("/etc/passwd"), O_RDONLY, 0, 0, 0); }
static int old_create(void) { return call(SYS_creat, PATH("plumb-attack"), 0600, 0, 0, 0); }
static int old_fork(void) {
    long child = syscall(SYS_fork);
    if (child == 0) _exit(0);
    return worked(child);
}
static int x32_call(void) { return call(0x40000000 | SYS_getpid, 0, 0, 0, 0, 0); }
static int x86_call(void) {
    long answer = 20;  // getpid
    __asm__ volatile("int $0x80" : "+a"(answer) : : "memory", "r8", "r9", "r10", "r11");
    return worked(answer);
}
#endif

static const struct {
    const char *name;
    int (*try)(void);
    int works;
} attacks[] = {
    {"kill", kill_victim, 1}, {"kill of the group", kill_group, 0}, {"tgkill", tgkill_victim, 1},
    {"tgkill, 64 bits", tgkill_wide, 1}, {"tkill", tkill_victim, 1}, {"rt_sigqueueinfo", queue_signal, 1},
    {"pidfd_open", open_process, 0}, {"ptrace", trace, 0}, {"process_vm_readv", read_memory, 0},
    {"process_vm_writev", write_memory, 0}, {"prlimit64", limit_victim, 0}, {"openat, reading", read_file, 1},
    {"openat, a folder", read_folder, 1}, {"openat, writing", write_file, 1}, {"openat, making", make_file, 0},
    {"openat2", open_newly, 0}, {"symlinkat", make_link, 0}, {"unlinkat", unlink_file, 0}, {"mkdirat", make_folder, 0},
    {"fchmodat", change_mode, 0}, {"newfstatat", find_file, 1}, {"memfd_create", make_memory_file, 1},
    {"socket, local", local_socket, 1}, {"socket, internet", network, 0}, {"socket, netlink", netlink, 0},
    {"io_uring_setup", make_ring, 0}, {"execve", start_program, 1}, {"execveat", start_program_at, 0},
    {"clone", make_process, 1}, {"clone3", make_process_newly, 0}, {"mmap, written and executed", make_code, 0},
    {"mmap, executed", map_code, 0}, {"mprotect, executed", turn_to_code, 0}, {"pkey_mprotect", turn_to_code_by_key, 0},
    {"shmget", share_memory, 0}, {"personality", change_person, 0}, {"setuid", change_user, 0},
    {"unshare", new_namespace, 0}, {"mount", mount_folder, 0}, {"chroot", change_root, 0}, {"bpf", load_program, 0},
    {"userfaultfd", watch_faults, 0}, {"perf_event_open", watch_processor, 0}, {"keyctl", ask_keys, 0},
    {"prctl", dump_core, 1}, {"ioctl", type_ahead, 0}, {"dup3", take_descriptor, 0}, {"wait4", wait_for_all, 0},
#ifdef __x86_64__
    {"open", old_open, 1}, {"creat", old_create, 0}, {"fork", old_fork, 1}, {"x32", x32_call, 0}, {"x86", x86_call, 0},
#endif
};

const char *box_attack_name(int attack) {
    return attack < (int)(sizeof attacks / sizeof *attacks) ? attacks[attack].name : NULL;
}

int box_attack_works(int attack) { return attacks[attack].works; }

_Noreturn static void attack_and_end(int attack, int filtered) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    setpgid(0, 0);
    if (filtered && cglpk_filter_calls()) _exit(BOX_ATTACK_UNFILTERED);
    _exit(attacks[attack].try() ? BOX_ATTACK_DONE : BOX_ATTACK_REFUSED);
}

static pid_t start_victim(void) {
    pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (;;) pause();
    }
    return child;
}

static int ending(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFSIGNALED(status) ? BOX_ATTACK_ENDED + WTERMSIG(status) : WEXITSTATUS(status);
}

int box_attack(int attack, int filtered) {
    pid_t prey = start_victim(), attacker = fork();
    if (attacker == 0) {
        victim = prey;
        attack_and_end(attack, filtered);
    }
    int came = ending(attacker);
    int fell = waitpid(prey, NULL, WNOHANG) != 0;
    if (!fell) {
        kill(prey, SIGKILL);
        ending(prey);
    }
    return fell ? BOX_ATTACK_DONE : came;
}
#else
const char *box_attack_name(int attack) { return (void)attack, NULL; }
int box_attack_works(int attack) { return (void)attack, 0; }
int box_attack(int attack, int filtered) { return (void)attack, (void)filtered, BOX_ATTACK_UNFILTERED; }
#endif
