// Program.c: a linear program into GLPK and out of it again, in whole arrays.
//
// Callers count from 0, GLPK from 1.  Sizes, indices, bounds and numbers are checked here before GLPK sees them:
// it aborts on some bad ones and silently answers nonsense to others.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

static int finite_row(int32_t count, const int32_t *columns, const double *numbers, int32_t bound) {
    for (int32_t k = 0; k < count; k++) {
        if (columns[k] < 0 || columns[k] >= bound || !isfinite(numbers[k])) return 0;
    }
    return 1;
}

static void set_column(glp_prob *lp, int j, double lower, double upper, int type) {
    glp_set_col_bnds(lp, j, type, lower, upper);
}

// Puts a row in place; the scratch is large enough and the numbers are good.
static void set_row(glp_prob *lp, int i, int32_t count, const int32_t *columns, const double *coefficients) {
    int *index = cglpk_here->index;
    for (int32_t k = 0; k < count; k++) index[k + 1] = columns[k] + 1;
    glp_set_mat_row(lp, i, count, index, coefficients - 1);
}

static int good_bounds(int32_t count, const double *lower, const double *upper) {
    for (int32_t k = 0; k < count; k++) {
        if (!cglpk_bound_type(lower[k], upper[k])) return 0;
    }
    return 1;
}

int cglpk_good_starts(int32_t rows, int32_t columns, const int32_t *row_starts) {
    if (rows && row_starts[0] != 0) return 0;
    for (int32_t i = 0; i < rows; i++) {
        // Compared before they are subtracted: a difference of any two may overflow.
        if (row_starts[i + 1] < row_starts[i] || row_starts[i + 1] - row_starts[i] > columns) return 0;
    }
    return 1;
}

int cglpk_load(
    cglpk_problem *problem, int32_t columns, const double *column_lower, const double *column_upper, int32_t rows,
    const double *row_lower, const double *row_upper, const int32_t *row_starts, const int32_t *row_columns,
    const double *coefficients) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    if (columns < 0 || rows < 0 || glp_get_num_cols(lp) || glp_get_num_rows(lp)) return CGLPK_BAD_ARGUMENT;
    if (!good_bounds(columns, column_lower, column_upper) || !good_bounds(rows, row_lower, row_upper))
        return CGLPK_BAD_ARGUMENT;
    if (!cglpk_good_starts(rows, columns, row_starts)) return CGLPK_BAD_ARGUMENT;
    if (rows && !finite_row(row_starts[rows], row_columns, coefficients, columns)) return CGLPK_BAD_ARGUMENT;
    if (cglpk_scratch(columns > rows ? columns : rows)) return CGLPK_OUT_OF_MEMORY;
    if (columns) glp_add_cols(lp, columns);
    for (int32_t j = 0; j < columns; j++) {
        int type = cglpk_bound_type(column_lower[j], column_upper[j]);
        set_column(lp, j + 1, column_lower[j], column_upper[j], type);
    }
    if (rows) glp_add_rows(lp, rows);
    for (int32_t i = 0; i < rows; i++) {
        int type = cglpk_bound_type(row_lower[i], row_upper[i]);
        glp_set_row_bnds(lp, i + 1, type, row_lower[i], row_upper[i]);
        int32_t start = row_starts[i];
        set_row(lp, i + 1, row_starts[i + 1] - start, row_columns + start, coefficients + start);
    }
    return CGLPK_OK;
}

// GLPK judges reduced costs on an absolute scale; costs far from 1 are brought near it by a power of two.
// (By hand: this target links no libm.)
static double scale_for(double largest) {
    if (largest == 0 || (largest >= 0x1p-10 && largest <= 0x1p10)) return 1;
    double scale = 1;
    while (largest * scale > 1) scale /= 2;
    while (largest * scale < 0.5 && scale < 0x1p1000) scale *= 2;
    return scale;
}

int cglpk_set_objective(
    cglpk_problem *problem, int maximize, int scaled, int32_t count, const int32_t *columns, const double *costs) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int width = glp_get_num_cols(lp);
    if (count < 0 || !finite_row(count, columns, costs, width)) return CGLPK_BAD_ARGUMENT;
    double largest = 0;
    for (int32_t k = 0; k < count; k++) {
        double size = costs[k] < 0 ? -costs[k] : costs[k];
        if (size > largest) largest = size;
    }
    // A MathProg model may print duals, which must be in its own units.
    problem->cost_scale = problem->translator || !scaled ? 1 : scale_for(largest);
    glp_set_obj_dir(lp, maximize ? GLP_MAX : GLP_MIN);
    for (int j = 0; j <= width; j++) glp_set_obj_coef(lp, j, 0);
    for (int32_t k = 0; k < count; k++) glp_set_obj_coef(lp, columns[k] + 1, costs[k] * problem->cost_scale);
    return CGLPK_OK;
}

int cglpk_set_column_bounds(
    cglpk_problem *problem, int32_t count, const int32_t *columns, const double *lower, const double *upper) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int width = glp_get_num_cols(lp);
    if (count < 0 || !good_bounds(count, lower, upper)) return CGLPK_BAD_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        if (columns[k] < 0 || columns[k] >= width) return CGLPK_BAD_ARGUMENT;
    }
    for (int32_t k = 0; k < count; k++)
        set_column(lp, columns[k] + 1, lower[k], upper[k], cglpk_bound_type(lower[k], upper[k]));
    return CGLPK_OK;
}

int cglpk_set_row_bounds(
    cglpk_problem *problem, int32_t count, const int32_t *rows, const double *lower, const double *upper) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int height = glp_get_num_rows(lp);
    if (count < 0 || !good_bounds(count, lower, upper)) return CGLPK_BAD_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        if (rows[k] < 0 || rows[k] >= height) return CGLPK_BAD_ARGUMENT;
    }
    for (int32_t k = 0; k < count; k++)
        glp_set_row_bnds(lp, rows[k] + 1, cglpk_bound_type(lower[k], upper[k]), lower[k], upper[k]);
    return CGLPK_OK;
}

static double lower_or_none(int type, double bound) {
    return type == GLP_FR || type == GLP_UP ? -INFINITY : bound;
}

static double upper_or_none(int type, double bound) {
    return type == GLP_FR || type == GLP_LO ? INFINITY : bound;
}

int cglpk_measure(cglpk_problem *problem, cglpk_size *size) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    size->columns = glp_get_num_cols(lp);
    size->rows = glp_get_num_rows(lp);
    size->nonzeros = glp_get_num_nz(lp);
    size->objective_nonzeros = 0;
    for (int j = 1; j <= size->columns; j++) size->objective_nonzeros += glp_get_obj_coef(lp, j) != 0;
    size->maximize = glp_get_obj_dir(lp) == GLP_MAX;
    size->objective_constant = glp_get_obj_coef(lp, 0);
    return CGLPK_OK;
}

int cglpk_copy(
    cglpk_problem *problem, double *column_lower, double *column_upper, double *row_lower, double *row_upper,
    int32_t *row_starts, int32_t *row_columns, double *coefficients, int32_t *objective_columns, double *costs) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int columns = glp_get_num_cols(lp), rows = glp_get_num_rows(lp);
    if (cglpk_scratch(columns)) return CGLPK_OUT_OF_MEMORY;
    int terms = 0;
    for (int j = 1; j <= columns; j++) {
        int type = glp_get_col_type(lp, j);
        column_lower[j - 1] = lower_or_none(type, glp_get_col_lb(lp, j));
        column_upper[j - 1] = upper_or_none(type, glp_get_col_ub(lp, j));
        double cost = glp_get_obj_coef(lp, j);
        if (cost == 0) continue;
        objective_columns[terms] = j - 1;
        costs[terms++] = cost / problem->cost_scale;
    }
    row_starts[0] = 0;
    for (int i = 1; i <= rows; i++) {
        int type = glp_get_row_type(lp, i), start = row_starts[i - 1];
        row_lower[i - 1] = lower_or_none(type, glp_get_row_lb(lp, i));
        row_upper[i - 1] = upper_or_none(type, glp_get_row_ub(lp, i));
        int count = glp_get_mat_row(lp, i, cglpk_here->index, cglpk_here->value);
        for (int k = 0; k < count; k++) {
            row_columns[start + k] = cglpk_here->index[k + 1] - 1;
            coefficients[start + k] = cglpk_here->value[k + 1];
        }
        row_starts[i] = start + count;
    }
    return CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
