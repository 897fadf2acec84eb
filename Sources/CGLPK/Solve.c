// Solve.c: the simplex methods, their answers and their rays.
//
// Values are in the caller's units; reduced costs and duals are divided by the factor that Program.c gave the
// costs.  A basis that GLPK refuses is replaced by the standard one: a start is advice, never an error.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <math.h>
#include <string.h>

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

int cglpk_scale(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    glp_scale_prob(problem->problem, GLP_SF_AUTO);
    return CGLPK_OK;
}

// GLPK 5.0 has no defence against cycling in rational arithmetic, and a weak one in floating point: a method that
// takes this many iterations is given up, so that another may try.
static int patience(glp_prob *lp, int exact) {
    int size = glp_get_num_rows(lp) + glp_get_num_cols(lp);
    if (size > 1 << 20) size = 1 << 20;
    return exact ? 1000 + 20 * size : 20000 + 200 * size;
}

static int attempt(glp_prob *lp, int method, const cglpk_options *options) {
    glp_smcp control;
    glp_init_smcp(&control);
    int exact = method == CGLPK_EXACT && glp_get_num_nz(lp) > 0;
    int most = patience(lp, exact);
    control.msg_lev = GLP_MSG_OFF;
    control.meth = method == CGLPK_DUAL ? GLP_DUAL : method == CGLPK_DUAL_THEN_PRIMAL ? GLP_DUALP : GLP_PRIMAL;
    control.tol_bnd = control.tol_dj = options->tolerance;
    control.it_lim = options->iterations < most ? options->iterations : most;
    control.tm_lim = options->milliseconds;
    int code = exact ? glp_exact(lp, &control) : glp_simplex(lp, &control);
    return code == GLP_EITLIM && options->iterations > most ? GLP_EFAIL : code;
}

static int good_options(const cglpk_options *options) {
    return options->method >= CGLPK_PRIMAL && options->method <= CGLPK_EXACT && options->iterations >= 0
        && options->milliseconds >= 0 && options->tolerance > 0 && options->tolerance < 1;
}

static int run(glp_prob *lp, int method, const cglpk_options *options) {
    // Rational arithmetic starts where floating point ends, and then has little left to do.
    if (method == CGLPK_EXACT) {
        int status = run(lp, CGLPK_PRIMAL, options);
        if (status == CGLPK_ITERATION_LIMIT || status == CGLPK_TIME_LIMIT) return status;
    }
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

static void copy_answer(
    cglpk_problem *problem, double *values, double *reduced_costs, double *row_values, double *row_duals) {
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), columns = glp_get_num_cols(lp);
    double unscale = 1 / problem->cost_scale;
    for (int j = 0; j < columns; j++) {
        values[j] = glp_get_col_prim(lp, j + 1);
        reduced_costs[j] = glp_get_col_dual(lp, j + 1) * unscale;
    }
    for (int i = 0; i < rows; i++) {
        row_duals[i] = glp_get_row_dual(lp, i + 1) * unscale;
        if (row_values) row_values[i] = glp_get_row_prim(lp, i + 1);
    }
}

int cglpk_solve(
    cglpk_problem *problem, const cglpk_options *options, cglpk_outcome *outcome, double *values,
    double *reduced_costs, double *row_values, double *row_duals) {
    CGLPK_ENTER(problem);
    if (!good_options(options)) return CGLPK_BAD_ARGUMENT;
    glp_prob *lp = problem->problem;
    int before = glp_get_it_cnt(lp);
    int status = run(lp, options->method, options);
    // The dual method may end knowing only that no dual exists; the primal one then tells the two reasons apart.
    if (status == CGLPK_OK && meaning(lp) < 0) status = run(lp, CGLPK_PRIMAL, options);
    outcome->iterations = glp_get_it_cnt(lp) - before;
    if (status != CGLPK_OK) return status;
    int found = meaning(lp);
    if (found < 0) return CGLPK_UNDECIDED;
    outcome->outcome = found;
    if (found == CGLPK_OPTIMAL) copy_answer(problem, values, reduced_costs, row_values, row_duals);
    return CGLPK_OK;
}

// Without entries every row reads 0; GLPK then solves on its own and leaves no basis to ask.
static int farkas_without_entries(glp_prob *lp, double *multipliers) {
    for (int i = 1; i <= glp_get_num_rows(lp); i++) {
        int type = glp_get_row_type(lp, i);
        if (type != GLP_FR && type != GLP_UP && glp_get_row_lb(lp, i) > 0) return multipliers[i - 1] = 1, CGLPK_OK;
        if (type != GLP_FR && type != GLP_LO && glp_get_row_ub(lp, i) < 0) return multipliers[i - 1] = 1, CGLPK_OK;
    }
    return CGLPK_UNDECIDED;
}

// With no costs the dual method starts feasible and ends at a basic variable k that no exchange brings within
// its bounds.  Its row of the tableau, x_k = sum alpha_j x_j, is a combination of the program's rows; the
// coefficients of the auxiliary variables in it are the multipliers.
int cglpk_farkas(cglpk_problem *problem, const cglpk_options *options, double *multipliers) {
    CGLPK_ENTER(problem);
    if (!good_options(options)) return CGLPK_BAD_ARGUMENT;
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), columns = glp_get_num_cols(lp);
    memset(multipliers, 0, (size_t)rows * sizeof *multipliers);
    if (glp_get_num_nz(lp) == 0) return farkas_without_entries(lp, multipliers);
    if (cglpk_scratch(rows + columns)) return CGLPK_OUT_OF_MEMORY;
    int *index = cglpk_here->index;
    double *value = cglpk_here->value;
    for (int j = 1; j <= columns; j++) value[j] = glp_get_obj_coef(lp, j), glp_set_obj_coef(lp, j, 0);
    int status = run(lp, CGLPK_DUAL, options);
    int k = status == CGLPK_OK ? glp_get_unbnd_ray(lp) : 0;
    for (int j = 1; j <= columns; j++) glp_set_obj_coef(lp, j, value[j]);
    if (status != CGLPK_OK) return status;
    int basic = k > 0 && (k <= rows ? glp_get_row_stat(lp, k) : glp_get_col_stat(lp, k - rows)) == GLP_BS;
    if (!basic || (!glp_bf_exists(lp) && glp_factorize(lp))) return CGLPK_UNDECIDED;
    int count = glp_eval_tab_row(lp, k, index, value);
    if (k <= rows) multipliers[k - 1] = 1;
    for (int t = 1; t <= count; t++) {
        if (index[t] <= rows) multipliers[index[t] - 1] = -value[t];
    }
    return CGLPK_OK;
}

static int ray_without_entries(glp_prob *lp, double *direction) {
    double sense = glp_get_obj_dir(lp) == GLP_MAX ? -1 : 1;
    for (int j = 1; j <= glp_get_num_cols(lp); j++) {
        int type = glp_get_col_type(lp, j);
        double cost = sense * glp_get_obj_coef(lp, j);
        if (cost < 0 && (type == GLP_FR || type == GLP_LO)) return direction[j - 1] = 1, CGLPK_OK;
        if (cost > 0 && (type == GLP_FR || type == GLP_UP)) return direction[j - 1] = -1, CGLPK_OK;
    }
    return CGLPK_UNDECIDED;
}

// The primal method ends at a nonbasic variable k that may move for ever; its column of the tableau says how
// the basic ones follow.
int cglpk_ray(cglpk_problem *problem, const cglpk_options *options, double *point, double *direction) {
    CGLPK_ENTER(problem);
    if (!good_options(options)) return CGLPK_BAD_ARGUMENT;
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), columns = glp_get_num_cols(lp);
    if (cglpk_scratch(rows + columns)) return CGLPK_OUT_OF_MEMORY;
    int status = run(lp, CGLPK_PRIMAL, options);
    if (status != CGLPK_OK) return status;
    memset(direction, 0, (size_t)columns * sizeof *direction);
    for (int j = 0; j < columns; j++) point[j] = glp_get_col_prim(lp, j + 1);
    if (glp_get_num_nz(lp) == 0) return ray_without_entries(lp, direction);
    int k = glp_get_unbnd_ray(lp);
    int nonbasic = k > 0 && (k <= rows ? glp_get_row_stat(lp, k) : glp_get_col_stat(lp, k - rows)) != GLP_BS;
    if (!nonbasic || (!glp_bf_exists(lp) && glp_factorize(lp))) return CGLPK_UNDECIDED;
    double slope = k <= rows ? glp_get_row_dual(lp, k) : glp_get_col_dual(lp, k - rows);
    double sign = (slope < 0) == (glp_get_obj_dir(lp) == GLP_MIN) ? 1 : -1;
    int count = glp_eval_tab_col(lp, k, cglpk_here->index, cglpk_here->value);
    if (k > rows) direction[k - rows - 1] = sign;
    for (int t = 1; t <= count; t++) {
        if (cglpk_here->index[t] > rows) direction[cglpk_here->index[t] - rows - 1] = sign * cglpk_here->value[t];
    }
    return CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
