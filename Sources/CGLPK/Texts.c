// Texts.c: texts from files, and in files without a name for a library that takes names of files alone.
//
// Such a file is memory where the system has that (Linux), and elsewhere a file in TMPDIR that loses its name before
// anything is in it.  Nobody can put another in its place, and nothing is left of it when the process is killed.

#define _GNU_SOURCE
#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include "Texts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int cglpk_nameless(void) {
#ifdef __linux__
    int memory = memfd_create("plumb", MFD_CLOEXEC);
    if (memory >= 0) return memory;
#endif
    char path[256];
    const char *folder = getenv("TMPDIR");
    if (!folder || !*folder || strlen(folder) > 200) folder = "/tmp";
    snprintf(path, sizeof path, "%s/plumb-XXXXXX", folder);
    int file = mkstemp(path);
    if (file < 0) return -1;
    unlink(path);
    fcntl(file, F_SETFD, FD_CLOEXEC);
    return file;
}

int cglpk_nameless_holding(const char *text, size_t length) {
    int file = cglpk_nameless();
    for (size_t done = 0; file >= 0 && done < length;) {
        ssize_t count = write(file, text + done, length - done);
        if (count > 0) done += (size_t)count;
        else if (count == 0 || errno != EINTR) {
            int cause = count == 0 ? ENOSPC : errno;
            close(file);
            errno = cause;
            return -1;
        }
    }
    if (file >= 0) lseek(file, 0, SEEK_SET);
    return file;
}

void cglpk_name_of(int file, char name[CGLPK_NAME_LENGTH]) {
#ifdef __linux__
    snprintf(name, CGLPK_NAME_LENGTH, "/proc/self/fd/%d", file);
#else
    snprintf(name, CGLPK_NAME_LENGTH, "/dev/fd/%d", file);
#endif
}

int cglpk_hand_out(const char *bytes, size_t count, char **text, size_t *length) {
    char *copy = malloc(count + 1);
    if (!copy) return CGLPK_OUT_OF_MEMORY;
    if (count) memcpy(copy, bytes, count);
    copy[count] = 0;
    *text = copy;
    *length = count;
    return CGLPK_OK;
}

int cglpk_slurp(int file, size_t most, char **text, size_t *length) {
    struct stat facts;
    if (fstat(file, &facts) || !S_ISREG(facts.st_mode)) return CGLPK_FILE_TROUBLE;
    if (facts.st_size < 0 || (uint64_t)facts.st_size > most) return CGLPK_OUTPUT_LIMIT;
    size_t size = (size_t)facts.st_size, got = 0;
    char *bytes = malloc(size + 1);
    if (!bytes) return CGLPK_OUT_OF_MEMORY;
    while (got < size) {
        ssize_t count = pread(file, bytes + got, size - got, (off_t)got);
        if (count == 0) break;
        if (count > 0) got += (size_t)count;
        else if (errno != EINTR) return free(bytes), CGLPK_FILE_TROUBLE;
    }
    bytes[got] = 0;
    *text = bytes;
    *length = got;
    return CGLPK_OK;
}

int cglpk_read_text(const char *path, int64_t most, char **text, size_t *length) {
    // Without O_NONBLOCK a pipe that nobody writes to would hold the caller up.
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return CGLPK_FILE_TROUBLE;
    int status = cglpk_slurp(file, most < 0 ? 0 : (size_t)most, text, length);
    close(file);
    return status;
}

void cglpk_free(char *text) { free(text); }

#endif  // CGLPK_AVAILABLE
