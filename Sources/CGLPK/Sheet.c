// Sheet.c: a program written into memory of the thread, solved in a problem that stays.
//
// Most of what a small program costs is making and freeing it.  So a thread keeps one problem, and the program is written
// where C can read it: one crossing then loads what is new, sets the basis, solves and reads it back.  Programs of rows
// mostly differ in their bounds alone, so that the matrix that GLPK has is the one wanted.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <stdlib.h>
#include <string.h>

// What a larger program needed is given back when a smaller one comes.
enum { BYTES_KEPT = 1 << 20 };

static size_t pattern_size(const cglpk_sheet *sheet) {
    return ((size_t)sheet->entries + sheet->columns) * sizeof(double)
        + ((size_t)sheet->entries + sheet->rows + 1) * sizeof(int32_t);
}

static void *grown(void *old, size_t *capacity, size_t wanted) {
    if (wanted <= *capacity && (*capacity <= BYTES_KEPT || wanted > BYTES_KEPT)) return old;
    free(old);
    size_t bytes = wanted < 4096 ? 4096 : wanted + wanted / 2;
    char *block = malloc(bytes);
    *capacity = block ? bytes : 0;
    return block;
}

void cglpk_clear_desk(cglpk_desk *desk) {
    free(desk->block);
    free(desk->pattern);
    *desk = (cglpk_desk){0};
}

// Doubles first, then 32-bit numbers, then bytes, so that all are aligned.  The pattern is one stretch: coefficients,
// costs, starts, columns.
static void lay_out(cglpk_sheet *sheet, char *block) {
    size_t columns = sheet->columns, rows = sheet->rows, entries = sheet->entries;
    double *numbers = (double *)block;
    sheet->column_lower = numbers;
    sheet->column_upper = sheet->column_lower + columns;
    sheet->row_lower = sheet->column_upper + columns;
    sheet->row_upper = sheet->row_lower + rows;
    sheet->coefficients = sheet->row_upper + rows;
    sheet->costs = sheet->coefficients + entries;
    sheet->row_starts = (int32_t *)(sheet->costs + columns);
    sheet->row_columns = sheet->row_starts + rows + 1;
    sheet->column_status = (uint8_t *)(sheet->row_columns + entries);
    sheet->row_status = sheet->column_status + columns;
}

int cglpk_take_sheet(int32_t columns, int32_t rows, int32_t entries, int32_t kind, cglpk_sheet *sheet) {
    if (columns < 1 || rows < 1 || entries < 0) return CGLPK_BAD_ARGUMENT;
    cglpk_thread *here = cglpk_ready();
    if (!here) return CGLPK_OUT_OF_MEMORY;
    cglpk_desk *desk = &here->desk;
    if (desk->taken) return CGLPK_BAD_ARGUMENT;
    desk->sheet = (cglpk_sheet){.columns = columns, .rows = rows, .entries = entries, .kind = kind};
    size_t bounds = 2 * ((size_t)columns + rows) * sizeof(double);
    size_t statuses = (size_t)columns + rows;
    desk->block = grown(desk->block, &desk->capacity, bounds + pattern_size(&desk->sheet) + statuses);
    if (!desk->block) return CGLPK_OUT_OF_MEMORY;
    lay_out(&desk->sheet, desk->block);
    desk->sheet.is_loaded = kind && desk->problem && desk->pattern_size == pattern_size(&desk->sheet)
        && desk->kind == kind && desk->columns == columns && desk->rows == rows;
    *sheet = desk->sheet;
    desk->taken = 1;
    return CGLPK_OK;
}

void cglpk_return_sheet(void) {
    if (cglpk_here) cglpk_here->desk.taken = 0;
}

static int good_pattern(const cglpk_sheet *sheet) {
    if (!cglpk_good_starts(sheet->rows, sheet->columns, sheet->row_starts)) return 0;
    if (sheet->row_starts[sheet->rows] != sheet->entries) return 0;
    for (int32_t k = 0; k < sheet->entries; k++) {
        if (sheet->row_columns[k] < 0 || sheet->row_columns[k] >= sheet->columns) return 0;
        if (!isfinite(sheet->coefficients[k])) return 0;
    }
    for (int32_t j = 0; j < sheet->columns; j++) {
        if (!isfinite(sheet->costs[j])) return 0;
    }
    return 1;
}

static int has_pattern(const cglpk_desk *desk) {
    const cglpk_sheet *sheet = &desk->sheet;
    size_t size = pattern_size(sheet);
    return desk->problem && desk->columns == sheet->columns && desk->rows == sheet->rows
        && desk->pattern_size == size && memcmp(desk->pattern, sheet->coefficients, size) == 0;
}

// Loads the matrix and the costs, unless GLPK has them.
static int load_pattern(cglpk_desk *desk) {
    const cglpk_sheet *sheet = &desk->sheet;
    if (sheet->is_loaded || has_pattern(desk)) return CGLPK_OK;
    if (!good_pattern(sheet)) return CGLPK_BAD_ARGUMENT;
    size_t size = pattern_size(sheet);
    desk->pattern_size = 0;
    desk->pattern = grown(desk->pattern, &desk->pattern_capacity, size);
    if (!desk->pattern || cglpk_scratch(sheet->columns)) return CGLPK_OUT_OF_MEMORY;
    if (!desk->problem) desk->problem = glp_create_prob();
    glp_prob *lp = desk->problem;
    glp_erase_prob(lp);
    glp_add_cols(lp, sheet->columns);
    glp_add_rows(lp, sheet->rows);
    for (int32_t j = 0; j < sheet->columns; j++) glp_set_obj_coef(lp, j + 1, sheet->costs[j]);
    int *index = cglpk_here->index;
    for (int32_t i = 0; i < sheet->rows; i++) {
        int32_t start = sheet->row_starts[i], count = sheet->row_starts[i + 1] - start;
        for (int32_t k = 0; k < count; k++) index[k + 1] = sheet->row_columns[start + k] + 1;
        glp_set_mat_row(lp, i + 1, count, index, sheet->coefficients + start - 1);
    }
    memcpy(desk->pattern, sheet->coefficients, size);
    desk->pattern_size = size;
    desk->columns = sheet->columns;
    desk->rows = sheet->rows;
    desk->kind = sheet->kind;
    return CGLPK_OK;
}

// GLPK puts a status that its bounds do not allow on one that they do.
static int set_bounds_and_basis(glp_prob *lp, const cglpk_sheet *sheet) {
    for (int32_t j = 0; j < sheet->columns; j++) {
        int type = cglpk_bound_type(sheet->column_lower[j], sheet->column_upper[j]);
        if (!type || sheet->column_status[j] > CGLPK_FIXED) return CGLPK_BAD_ARGUMENT;
        glp_set_col_bnds(lp, j + 1, type, sheet->column_lower[j], sheet->column_upper[j]);
        glp_set_col_stat(lp, j + 1, sheet->column_status[j] + GLP_BS);
    }
    for (int32_t i = 0; i < sheet->rows; i++) {
        int type = cglpk_bound_type(sheet->row_lower[i], sheet->row_upper[i]);
        if (!type || sheet->row_status[i] > CGLPK_FIXED) return CGLPK_BAD_ARGUMENT;
        glp_set_row_bnds(lp, i + 1, type, sheet->row_lower[i], sheet->row_upper[i]);
        glp_set_row_stat(lp, i + 1, sheet->row_status[i] + GLP_BS);
    }
    return CGLPK_OK;
}

static void read_basis(glp_prob *lp, cglpk_sheet *sheet) {
    for (int32_t j = 0; j < sheet->columns; j++)
        sheet->column_status[j] = (uint8_t)(glp_get_col_stat(lp, j + 1) - GLP_BS);
    for (int32_t i = 0; i < sheet->rows; i++)
        sheet->row_status[i] = (uint8_t)(glp_get_row_stat(lp, i + 1) - GLP_BS);
}

static int is_confirmed(glp_prob *lp) {
    return glp_warm_up(lp) == 0 && glp_get_prim_stat(lp) == GLP_FEAS && glp_get_dual_stat(lp) == GLP_FEAS;
}

int cglpk_solve_sheet(int maximize, const cglpk_options *options, cglpk_outcome *outcome) {
    cglpk_thread *here = cglpk_here;
    if (!here || !here->desk.taken) return CGLPK_BAD_ARGUMENT;
    if (!here->ready && !cglpk_ready()) return CGLPK_OUT_OF_MEMORY;
    cglpk_desk *desk = &here->desk;
    if (_setjmp(here->escape)) return cglpk_recover();
    int status = load_pattern(desk);
    if (status != CGLPK_OK) return status;
    glp_prob *lp = desk->problem;
    glp_set_obj_dir(lp, maximize ? GLP_MAX : GLP_MIN);
    status = set_bounds_and_basis(lp, &desk->sheet);
    if (status != CGLPK_OK) return status;
    *outcome = (cglpk_outcome){.outcome = CGLPK_OPTIMAL, .iterations = 0};
    if (is_confirmed(lp)) return CGLPK_OK;
    status = cglpk_run(lp, options, outcome);
    if (status == CGLPK_OK) read_basis(lp, &desk->sheet);
    return status;
}

#endif  // CGLPK_AVAILABLE
