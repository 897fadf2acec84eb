// solve.c: GLPK for the playground, compiled to WebAssembly by `Scripts/renew page`.
// One function solves a linear program whose numbers stand in memory that the page has asked for; nothing is kept between calls.

#include <glpk.h>
#include <math.h>
#include <stdlib.h>

/// Memory for the numbers of a program; asked for anew where a larger one comes.
__attribute__((export_name("room"))) double *room(int count) {
    static double *numbers = NULL;
    static int held = 0;
    if (count > held) {
        free(numbers);
        numbers = malloc((size_t)count * sizeof *numbers);
        held = numbers ? count : 0;
    }
    return numbers;
}

static int kind(double lower, double upper) {
    if (isinf(lower)) {
        return isinf(upper) ? GLP_FR : GLP_UP;
    }
    return isinf(upper) ? GLP_LO : lower == upper ? GLP_FX : GLP_DB;
}

/// Minimises.  In memory: the objective, lower and upper bounds of the columns, those of the rows, then the entries as triples of
/// row, column (both from 1) and number.  Afterwards the memory has the columns' values and reduced costs, and the
/// rows' multipliers.  GLPK's status, or -1 where it did not get to an end.
__attribute__((export_name("solve"))) int solve(double *numbers, int columns, int rows, int entries) {
    const double *cost = numbers, *lower = cost + columns, *upper = lower + columns;
    const double *least = upper + columns, *most = least + rows, *entry = most + rows;
    glp_term_out(GLP_OFF);
    glp_prob *program = glp_create_prob();
    glp_set_obj_dir(program, GLP_MIN);
    glp_add_cols(program, columns);
    if (rows > 0) {
        glp_add_rows(program, rows);
    }
    for (int column = 0; column < columns; column += 1) {
        glp_set_obj_coef(program, column + 1, cost[column]);
        glp_set_col_bnds(program, column + 1, kind(lower[column], upper[column]), lower[column], upper[column]);
    }
    for (int row = 0; row < rows; row += 1) {
        glp_set_row_bnds(program, row + 1, kind(least[row], most[row]), least[row], most[row]);
    }
    int *row = malloc(((size_t)entries + 1) * sizeof *row), *column = malloc(((size_t)entries + 1) * sizeof *column);
    double *value = malloc(((size_t)entries + 1) * sizeof *value);
    for (int place = 0; place < entries; place += 1) {
        row[place + 1] = (int)entry[3 * place];
        column[place + 1] = (int)entry[3 * place + 1];
        value[place + 1] = entry[3 * place + 2];
    }
    glp_load_matrix(program, entries, row, column, value);
    free(row);
    free(column);
    free(value);
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.meth = GLP_PRIMAL;
    int status = glp_simplex(program, &how) == 0 ? glp_get_status(program) : -1;
    for (int place = 0; place < columns; place += 1) {
        numbers[place] = glp_get_col_prim(program, place + 1);
        numbers[columns + place] = glp_get_col_dual(program, place + 1);
    }
    for (int place = 0; place < rows; place += 1) {
        numbers[2 * columns + place] = glp_get_row_dual(program, place + 1);
    }
    glp_delete_prob(program);
    glp_free_env();
    return status;
}
