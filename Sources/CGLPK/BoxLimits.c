// BoxLimits.c: how the process of a box lets go of what it has taken over, and what it may take.
//
// RLIMIT_AS is not kept by macOS; the memory of GLPK is limited by GLPK itself as well.

#define _GNU_SOURCE
#include "Box.h"

#ifdef CGLPK_AVAILABLE

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

enum { MOST_DESCRIPTORS = CGLPK_STDIN_IS_VARIABLE ? 0 : 1, FIRST_UNUSED = STDERR_FILENO + 1 };

static int limit(int resource, rlim_t most) {
    struct rlimit both;
    if (getrlimit(resource, &both)) return errno;
    if (both.rlim_max == RLIM_INFINITY || most < both.rlim_max) both.rlim_max = most;
    both.rlim_cur = both.rlim_max;
    return setrlimit(resource, &both) ? errno : 0;
}

static int page_fits(size_t page) {
    void *found = mmap(NULL, page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (found == MAP_FAILED) return 0;
    munmap(found, page);
    return 1;
}

// The address space that the fork has taken over: the lowest limit under which the system still gives a page, to
// within one.  0 where it keeps no such limit.
static rlim_t address_space(void) {
    struct rlimit before, tried;
    const rlim_t page = (rlim_t)sysconf(_SC_PAGESIZE);
    if (getrlimit(RLIMIT_AS, &before)) return 0;
    rlim_t low = 0, high = (rlim_t)1 << 57;
    if (before.rlim_max != RLIM_INFINITY && before.rlim_max < high) high = before.rlim_max;
    for (tried = before; high - low > page;) {
        tried.rlim_cur = low + (high - low) / 2;
        if (setrlimit(RLIMIT_AS, &tried)) break;
        if (page_fits((size_t)page)) high = tried.rlim_cur;
        else low = tried.rlim_cur;
    }
    setrlimit(RLIMIT_AS, &before);
    return low ? high : 0;
}

int cglpk_limit_child(const cglpk_box_limits *limits) {
    rlim_t before = address_space();
    int cause = before ? limit(RLIMIT_AS, before + (rlim_t)limits->memory) : 0;
    if (!cause) cause = limit(RLIMIT_CPU, (rlim_t)limits->milliseconds / 1000 + 1);
    if (!cause) cause = limit(RLIMIT_FSIZE, 0);
    if (!cause) cause = limit(RLIMIT_CORE, 0);
    if (!cause) cause = limit(RLIMIT_NPROC, 0);
    // What is open stays so; no number is left for anything else.
    if (!cause) cause = limit(RLIMIT_NOFILE, MOST_DESCRIPTORS);
    return cause;
}

static void close_range_of(int first, int last) {
    if (last < first) return;
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
    struct rlimit open_files;
    int most = 1 << 20;
    if (getrlimit(RLIMIT_NOFILE, &open_files) == 0 && open_files.rlim_cur < (rlim_t)most) most = (int)open_files.rlim_cur;
    for (int i = first; i <= last && i < most; i++) close(i);
}

static void close_all_but(int *kept, int count) {
    int next = 0;
    for (int done = 0; done < count; done++) {
        for (int i = done + 1; i < count; i++) {
            if (kept[i] < kept[done]) {
                int lower = kept[i];
                kept[i] = kept[done];
                kept[done] = lower;
            }
        }
        close_range_of(next, kept[done] - 1);
        next = kept[done] + 1;
    }
    close_range_of(next, INT_MAX);
}

int cglpk_let_go(const cglpk_box_run *run, cglpk_child *child) {
    int kept[] = {run->writing, run->model, run->data};
    for (int i = 0; i < 3; i++) {
        // Of no standard stream, or whatever the C library complains of would go into it.
        if (kept[i] >= 0 && kept[i] < FIRST_UNUSED && (kept[i] = fcntl(kept[i], F_DUPFD, FIRST_UNUSED)) < 0) return errno;
    }
    child->reply = kept[0];
    child->model = fdopen(kept[1], "r");
    if (!child->model) return errno;
    if (kept[2] >= 0 && !(child->data = fdopen(kept[2], "r"))) return errno;
    close_all_but(kept, kept[2] < 0 ? 2 : 3);
    return 0;
}

#endif  // CGLPK_AVAILABLE
