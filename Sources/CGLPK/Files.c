// Files.c: MathProg models, LP and MPS text, and names.
//
// GLPK reads and writes paths only, so text goes through temporary files, made and removed outside the guard.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Makes an empty file; `path` has room for 256.
static int temporary_file(char *path) {
    const char *folder = getenv("TMPDIR");
    if (!folder || !*folder || strlen(folder) > 200) folder = "/tmp";
    snprintf(path, 256, "%s/plumb-XXXXXX", folder);
    int file = mkstemp(path);
    if (file < 0) {
        path[0] = 0;
        return CGLPK_FILE_TROUBLE;
    }
    close(file);
    return CGLPK_OK;
}

static int hand_out(const char *bytes, size_t count, char **text, size_t *length) {
    char *copy = malloc(count + 1);
    if (!copy) return CGLPK_OUT_OF_MEMORY;
    if (count) memcpy(copy, bytes, count);
    copy[count] = 0;
    *text = copy;
    *length = count;
    return CGLPK_OK;
}

// The whole of a file as a new zero-ended text.
static int slurp(const char *path, char **text, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (!file) return CGLPK_FILE_TROUBLE;
    long end = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
    char *bytes = end < 0 || fseek(file, 0, SEEK_SET) ? NULL : malloc((size_t)end + 1);
    size_t got = bytes ? fread(bytes, 1, (size_t)end, file) : 0;
    fclose(file);
    if (!bytes || got != (size_t)end) {
        free(bytes);
        return CGLPK_FILE_TROUBLE;
    }
    bytes[got] = 0;
    *text = bytes;
    *length = got;
    return CGLPK_OK;
}

void cglpk_free(char *text) { free(text); }

static int write_guarded(cglpk_problem *problem, const char *path) {
    CGLPK_ENTER(problem);
    return glp_write_lp(problem->problem, NULL, path) ? CGLPK_FILE_TROUBLE : CGLPK_OK;
}

int cglpk_write_lp(cglpk_problem *problem, char **text, size_t *length) {
    char path[256];
    if (temporary_file(path)) return CGLPK_FILE_TROUBLE;
    int status = write_guarded(problem, path);
    if (status == CGLPK_OK) status = slurp(path, text, length);
    unlink(path);
    return status;
}

// GLPK would take numbers below 1e-12 for 0.
static int read_mps(glp_prob *lp, int format, const char *path) {
    glp_mpscp control;
    glp_init_mpscp(&control);
    control.tol_mps = 0;
    return glp_read_mps(lp, format, &control, path);
}

static int read_guarded(cglpk_problem *problem, int format, const char *path) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int failed = format == CGLPK_LP_FORMAT ? glp_read_lp(lp, NULL, path) : read_mps(lp, GLP_MPS_FILE, path);
    // Old files have their fields in fixed columns; a refusal has left the problem empty.
    if (failed && format == CGLPK_MPS_FORMAT) failed = read_mps(lp, GLP_MPS_DECK, path);
    if (failed) return CGLPK_UNREADABLE;
    return glp_get_num_int(lp) ? CGLPK_HAS_INTEGERS : CGLPK_OK;
}

int cglpk_read(cglpk_problem *problem, int format, const char *text, size_t length) {
    char path[256];
    if (format != CGLPK_LP_FORMAT && format != CGLPK_MPS_FORMAT) return CGLPK_BAD_ARGUMENT;
    if (temporary_file(path)) return CGLPK_FILE_TROUBLE;
    FILE *file = fopen(path, "wb");
    int written = file && fwrite(text, 1, length, file) == length;
    if (file && fclose(file)) written = 0;
    int status = written ? read_guarded(problem, format, path) : CGLPK_FILE_TROUBLE;
    unlink(path);
    return status;
}

static int mathprog_guarded(cglpk_problem *problem, const char *model, const char *data) {
    CGLPK_ENTER(problem);
    glp_tran *translator = problem->translator = glp_mpl_alloc_wksp();
    if (glp_mpl_read_model(translator, model, data != NULL)) return CGLPK_UNREADABLE;
    if (data && glp_mpl_read_data(translator, data)) return CGLPK_UNREADABLE;
    if (glp_mpl_generate(translator, NULL)) return CGLPK_UNREADABLE;
    glp_mpl_build_prob(translator, problem->problem);
    return glp_get_num_int(problem->problem) ? CGLPK_HAS_INTEGERS : CGLPK_OK;
}

int cglpk_relax(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    for (int j = 1; j <= glp_get_num_cols(problem->problem); j++) glp_set_col_kind(problem->problem, j, GLP_CV);
    return CGLPK_OK;
}

static int collect(char **printed, size_t *length) {
    return hand_out(cglpk_here->printed.bytes, cglpk_here->printed.length, printed, length);
}

int cglpk_read_mathprog(
    cglpk_problem *problem, const char *model, const char *data, char **printed, size_t *length) {
    *printed = NULL;
    *length = 0;
    int status = cglpk_refusal(problem);
    if (status != CGLPK_OK) return status;
    if (problem->translator) return CGLPK_BAD_ARGUMENT;
    status = mathprog_guarded(problem, model, data);
    int collected = collect(printed, length);
    return status == CGLPK_OK ? collected : status;
}

static int postsolve_guarded(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    if (!problem->translator || problem->postsolved) return CGLPK_BAD_ARGUMENT;
    problem->postsolved = 1;
    return glp_mpl_postsolve(problem->translator, problem->problem, GLP_SOL) ? CGLPK_UNREADABLE : CGLPK_OK;
}

int cglpk_postsolve_mathprog(cglpk_problem *problem, char **printed, size_t *length) {
    *printed = NULL;
    *length = 0;
    int status = postsolve_guarded(problem);
    if (status != CGLPK_OK && status != CGLPK_UNREADABLE) return status;
    int collected = collect(printed, length);
    return status == CGLPK_OK ? collected : status;
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
