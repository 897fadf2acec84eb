// Solve.c: the simplex methods, and the bases they end at.
//
// A basis that GLPK refuses is replaced by the standard one: a start is advice, never an error.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

int cglpk_set_standard_basis(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    glp_std_basis(problem->problem);
    return CGLPK_OK;
}

int cglpk_set_basis(cglpk_problem *problem, const uint8_t *rows, const uint8_t *columns) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int height = glp_get_num_rows(lp), width = glp_get_num_cols(lp);
    for (int i = 0; i < height; i++) {
        if (rows[i] > CGLPK_FIXED) return CGLPK_BAD_ARGUMENT;
    }
    for (int j = 0; j < width; j++) {
        if (columns[j] > CGLPK_FIXED) return CGLPK_BAD_ARGUMENT;
    }
    for (int i = 0; i < height; i++) glp_set_row_stat(lp, i + 1, rows[i] + GLP_BS);
    for (int j = 0; j < width; j++) glp_set_col_stat(lp, j + 1, columns[j] + GLP_BS);
    return CGLPK_OK;
}

int cglpk_get_basis(cglpk_problem *problem, uint8_t *rows, uint8_t *columns) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int height = glp_get_num_rows(lp), width = glp_get_num_cols(lp);
    for (int i = 0; i < height; i++) rows[i] = (uint8_t)(glp_get_row_stat(lp, i + 1) - GLP_BS);
    for (int j = 0; j < width; j++) columns[j] = (uint8_t)(glp_get_col_stat(lp, j + 1) - GLP_BS);
    return CGLPK_OK;
}

// GLPK 5.0 has a weak defence against cycling: a method that takes this many iterations is given up.
static int patience(glp_prob *lp) {
    int size = glp_get_num_rows(lp) + glp_get_num_cols(lp);
    if (size > 1 << 20) size = 1 << 20;
    return 20000 + 200 * size;
}

static int attempt(glp_prob *lp, int method, const cglpk_options *options) {
    glp_smcp control;
    glp_init_smcp(&control);
    int most = patience(lp);
    control.msg_lev = GLP_MSG_OFF;
    control.meth = method == CGLPK_DUAL ? GLP_DUAL : GLP_PRIMAL;
    control.tol_bnd = control.tol_dj = options->tolerance;
    control.it_lim = options->iterations < most ? options->iterations : most;
    control.tm_lim = options->milliseconds;
    int code = glp_simplex(lp, &control);
    return code == GLP_EITLIM && options->iterations > most ? GLP_EFAIL : code;
}

static int good_options(const cglpk_options *options) {
    return options->method >= CGLPK_PRIMAL && options->method <= CGLPK_DUAL && options->iterations >= 0
        && options->milliseconds >= 0 && options->tolerance > 0 && options->tolerance < 1;
}

static int run(glp_prob *lp, int method, const cglpk_options *options) {
    int code = attempt(lp, method, options);
    if (code == GLP_EBADB || code == GLP_ESING || code == GLP_ECOND) {
        glp_std_basis(lp);
        code = attempt(lp, method, options);
    }
    switch (code) {
    case 0: return CGLPK_OK;
    case GLP_EITLIM: return CGLPK_ITERATION_LIMIT;
    case GLP_ETMLIM: return CGLPK_TIME_LIMIT;
    case GLP_EBOUND: return CGLPK_BAD_ARGUMENT;
    default: return CGLPK_UNDECIDED;
    }
}

// What the statuses of point and dual mean together; -1 when they settle nothing.
static int meaning(glp_prob *lp) {
    int primal = glp_get_prim_stat(lp), dual = glp_get_dual_stat(lp);
    if (primal == GLP_FEAS && dual == GLP_FEAS) return CGLPK_OPTIMAL;
    if (primal == GLP_NOFEAS) return CGLPK_INFEASIBLE;
    if (primal == GLP_FEAS && dual == GLP_NOFEAS) return CGLPK_UNBOUNDED;
    return -1;
}

int cglpk_run(glp_prob *lp, const cglpk_options *options, cglpk_outcome *outcome) {
    if (!good_options(options)) return CGLPK_BAD_ARGUMENT;
    int before = glp_get_it_cnt(lp);
    int status = run(lp, options->method, options);
    // The dual method may end knowing only that no dual exists; the primal one then tells the two reasons apart.
    if (status == CGLPK_OK && meaning(lp) < 0) status = run(lp, CGLPK_PRIMAL, options);
    outcome->iterations = glp_get_it_cnt(lp) - before;
    if (status != CGLPK_OK) return status;
    int found = meaning(lp);
    if (found < 0) return CGLPK_UNDECIDED;
    outcome->outcome = found;
    return CGLPK_OK;
}

int cglpk_solve(cglpk_problem *problem, const cglpk_options *options, cglpk_outcome *outcome) {
    CGLPK_ENTER(problem);
    return cglpk_run(problem->problem, options, outcome);
}

int cglpk_read_point(cglpk_problem *problem, double *column_values, double *row_duals) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int height = glp_get_num_rows(lp), width = glp_get_num_cols(lp);
    for (int j = 0; j < width; j++) column_values[j] = glp_get_col_prim(lp, j + 1);
    for (int i = 0; i < height; i++) row_duals[i] = glp_get_row_dual(lp, i + 1) / problem->cost_scale;
    return CGLPK_OK;
}

int cglpk_intopt(
    cglpk_problem *problem, int32_t count, const int32_t *columns, const cglpk_intopt_options *options,
    int32_t *outcome, int32_t *found, double *values, double *objective, double *bound) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int width = glp_get_num_cols(lp);
    if (count < 0 || options->milliseconds < 0) return CGLPK_BAD_ARGUMENT;
    for (int k = 0; k < count; k++) {
        if (columns[k] < 0 || columns[k] >= width) return CGLPK_BAD_ARGUMENT;
        glp_set_col_kind(lp, columns[k] + 1, GLP_IV);
    }
    glp_iocp control;
    glp_init_iocp(&control);
    control.msg_lev = GLP_MSG_OFF;
    control.presolve = GLP_ON;
    control.mip_gap = 0;
    control.tm_lim = options->milliseconds;
    *found = 0;
    int code = glp_intopt(lp, &control);
    if (code == GLP_ENOPFS) {
        *outcome = CGLPK_INFEASIBLE;
        return CGLPK_OK;
    }
    if (code == GLP_ENODFS) {
        *outcome = CGLPK_UNBOUNDED;
        return CGLPK_OK;
    }
    if (code != 0 && code != GLP_ETMLIM) return code == GLP_EBOUND ? CGLPK_BAD_ARGUMENT : CGLPK_UNDECIDED;
    int status = glp_mip_status(lp);
    if (status == GLP_NOFEAS) {
        *outcome = CGLPK_INFEASIBLE;
        return CGLPK_OK;
    }
    if (status != GLP_OPT && status != GLP_FEAS) return code == GLP_ETMLIM ? CGLPK_TIME_LIMIT : CGLPK_UNDECIDED;
    *found = 1;
    *outcome = CGLPK_OPTIMAL;
    *objective = glp_mip_obj_val(lp) / problem->cost_scale;
    // Where GLPK did not end its search, its point proves nothing.
    *bound = status == GLP_OPT ? *objective : NAN;
    for (int j = 0; j < width; j++) values[j] = glp_mip_col_val(lp, j + 1);
    return status == GLP_OPT ? CGLPK_OK : CGLPK_TIME_LIMIT;
}

int cglpk_close_face(cglpk_problem *problem, double tolerance) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    for (int i = 1; i <= glp_get_num_rows(lp); i++) {
        double dual = glp_get_row_dual(lp, i), value = glp_get_row_prim(lp, i);
        if (glp_get_row_stat(lp, i) == GLP_BS || (dual < 0 ? -dual : dual) <= tolerance) continue;
        glp_set_row_bnds(lp, i, GLP_FX, value, value);
    }
    for (int j = 1; j <= glp_get_num_cols(lp); j++) {
        double dual = glp_get_col_dual(lp, j), value = glp_get_col_prim(lp, j);
        if (glp_get_col_stat(lp, j) == GLP_BS || (dual < 0 ? -dual : dual) <= tolerance) continue;
        glp_set_col_bnds(lp, j, GLP_FX, value, value);
    }
    return CGLPK_OK;
}

int cglpk_evaluate(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    if (glp_get_num_rows(lp) == 0) return CGLPK_OK;
    return glp_warm_up(lp) ? CGLPK_UNDECIDED : CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
