// Files.c: LP and MPS text, and names.
//
// GLPK reads and writes files by their names only, so text goes through files that have none (Texts.c), opened by that of
// their descriptor.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include "Texts.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int write_guarded(cglpk_problem *problem, const char *path) {
    CGLPK_ENTER(problem);
    return glp_write_lp(problem->problem, NULL, path) ? CGLPK_FILE_TROUBLE : CGLPK_OK;
}

// GLPK does not look whether the last of a file was written.
static int is_whole(const char *text, size_t length) {
    static const char end[] = "\nEnd\n";
    size_t count = sizeof end - 1;
    return length >= count && memcmp(text + length - count, end, count) == 0;
}

int cglpk_write_lp(cglpk_problem *problem, char **text, size_t *length) {
    char name[CGLPK_NAME_LENGTH];
    int file = cglpk_nameless();
    if (file < 0) return CGLPK_FILE_TROUBLE;
    cglpk_name_of(file, name);
    int status = write_guarded(problem, name);
    if (!status) status = cglpk_slurp(file, SIZE_MAX, text, length);
    close(file);
    if (status || is_whole(*text, *length)) return status;
    cglpk_free(*text);
    *text = NULL;
    return CGLPK_FILE_TROUBLE;
}

// GLPK would take numbers below 1e-12 for 0.
static int read_mps(glp_prob *lp, int format, const char *path) {
    glp_mpscp control;
    glp_init_mpscp(&control);
    control.tol_mps = 0;
    return glp_read_mps(lp, format, &control, path);
}

// The descriptor may share its place with what is opened by the name.
static int read_guarded(cglpk_problem *problem, int format, int file, const char *name) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int failed = format == CGLPK_LP_FORMAT ? glp_read_lp(lp, NULL, name) : read_mps(lp, GLP_MPS_FILE, name);
    // Old files have their fields in fixed columns; a refusal has left the problem empty.
    if (failed && format == CGLPK_MPS_FORMAT) {
        lseek(file, 0, SEEK_SET);
        failed = read_mps(lp, GLP_MPS_DECK, name);
    }
    if (failed) return CGLPK_UNREADABLE;
    return glp_get_num_int(lp) ? CGLPK_HAS_INTEGERS : CGLPK_OK;
}

int cglpk_read(cglpk_problem *problem, int format, const char *text, size_t length) {
    char name[CGLPK_NAME_LENGTH];
    if (format != CGLPK_LP_FORMAT && format != CGLPK_MPS_FORMAT) return CGLPK_BAD_ARGUMENT;
    int file = cglpk_nameless_holding(text, length);
    if (file < 0) return CGLPK_FILE_TROUBLE;
    cglpk_name_of(file, name);
    int status = read_guarded(problem, format, file, name);
    close(file);
    return status;
}

static const char *or_empty(const char *name) { return name ? name : ""; }

static const char *name_at(glp_prob *lp, int k, int rows) {
    if (k == 0) return or_empty(glp_get_obj_name(lp));
    return or_empty(k <= rows ? glp_get_row_name(lp, k) : glp_get_col_name(lp, k - rows));
}

// The names one after another; only counts when there is no text to write to.
static int pack_names(cglpk_problem *problem, char *text, size_t *length) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), all = rows + glp_get_num_cols(lp);
    size_t position = 0;
    for (int k = 0; k <= all; k++) {
        const char *name = name_at(lp, k, rows);
        size_t bytes = strlen(name) + 1;
        if (text) memcpy(text + position, name, bytes);
        position += bytes;
    }
    *length = position;
    return CGLPK_OK;
}

int cglpk_copy_names(cglpk_problem *problem, char **text, size_t *length) {
    int status = pack_names(problem, NULL, length);
    if (status != CGLPK_OK) return status;
    char *packed = malloc(*length);
    if (!packed) return CGLPK_OUT_OF_MEMORY;
    status = pack_names(problem, packed, length);
    if (status == CGLPK_OK) *text = packed;
    else free(packed);
    return status;
}

static int good_name(const char *name) {
    if (strlen(name) > 255) return 0;
    for (; *name; name++) {
        if ((unsigned char)*name < 0x20 || *name == 0x7F) return 0;
    }
    return 1;
}

int cglpk_set_names(cglpk_problem *problem, const char *text, size_t length) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), all = rows + glp_get_num_cols(lp);
    size_t position = 0;
    if (length == 0 || text[length - 1] != 0) return CGLPK_BAD_ARGUMENT;
    for (int k = 0; k <= all; k++) {
        if (position >= length || !good_name(text + position)) return CGLPK_BAD_ARGUMENT;
        const char *name = text + position;
        if (k == 0) glp_set_obj_name(lp, name);
        else if (k <= rows) glp_set_row_name(lp, k, name);
        else glp_set_col_name(lp, k - rows, name);
        position += strlen(name) + 1;
    }
    return CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
