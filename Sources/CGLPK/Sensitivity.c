// Sensitivity.c: how the columns follow bounds that move, while the basis stays.
//
// What is outside the basis moves with the bound that it lies on; its column of the tableau says how the basic ones
// follow.  GLPK's tableau is in the caller's units, whatever it scales inside.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include <math.h>
#include <string.h>

// How fast a row (k up to the number of rows) or column moves by itself; 0 for a basic one.
static double own_rate(glp_prob *lp, int rows, int k, double lower_rate, double upper_rate) {
    switch (k <= rows ? glp_get_row_stat(lp, k) : glp_get_col_stat(lp, k - rows)) {
    case GLP_NL:
    case GLP_NS: return lower_rate;
    case GLP_NU: return upper_rate;
    default: return 0;
    }
}

int cglpk_follow(
    cglpk_problem *problem, int32_t count, const int32_t *places, const double *lower_rates,
    const double *upper_rates, double *column_rates) {
    CGLPK_ENTER(problem);
    glp_prob *lp = problem->problem;
    int rows = glp_get_num_rows(lp), columns = glp_get_num_cols(lp);
    if (count < 0) return CGLPK_BAD_ARGUMENT;
    for (int32_t t = 0; t < count; t++) {
        if (places[t] < 0 || places[t] >= rows + columns) return CGLPK_BAD_ARGUMENT;
        if (!isfinite(lower_rates[t]) || !isfinite(upper_rates[t])) return CGLPK_BAD_ARGUMENT;
    }
    if (cglpk_scratch(rows + columns)) return CGLPK_OUT_OF_MEMORY;
    memset(column_rates, 0, (size_t)columns * sizeof *column_rates);
    if (!glp_bf_exists(lp) && glp_factorize(lp)) return CGLPK_UNDECIDED;
    int *index = cglpk_here->index;
    double *value = cglpk_here->value;
    for (int32_t t = 0; t < count; t++) {
        int k = places[t] + 1;
        double rate = own_rate(lp, rows, k, lower_rates[t], upper_rates[t]);
        if (rate == 0) continue;
        if (k > rows) column_rates[k - rows - 1] += rate;
        int length = glp_eval_tab_col(lp, k, index, value);
        for (int s = 1; s <= length; s++) {
            if (index[s] > rows) column_rates[index[s] - rows - 1] += rate * value[s];
        }
    }
    return CGLPK_OK;
}

#endif  // CGLPK_AVAILABLE
