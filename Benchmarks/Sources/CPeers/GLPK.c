// GLPK.c: rows as linear programs, GLPK called without a layer between.
//
//     maximise  t   subject to   sum of w = room,   w[i] - t >= 0,   lower[i] <= w[i] <= upper[i]
//
// Columns are the items, then t; rows are the room, then the levels in the same order.  Programs are those of
// RowPrograms (LevelProgram.swift), so that both sides give GLPK the same work.

#include "CPeers.h"

#include <glpk.h>
#include <math.h>
#include <stdlib.h>

static const double closeness = 1e-9;

static void set_column(glp_prob *program, int column, double least, double most) {
    int type = isinf(most) ? GLP_LO : least < most ? GLP_DB : GLP_FX;
    glp_set_col_bnds(program, column, type, least, most);
}

// The program of the items that `index` names.
static glp_prob *level_program(
    const double *lower, const double *upper, const int *index, int count, double room
) {
    static int rows[3 * PEERS_MOST_ITEMS + 1], columns[3 * PEERS_MOST_ITEMS + 1];
    static double values[3 * PEERS_MOST_ITEMS + 1];
    glp_prob *program = glp_create_prob();
    glp_set_obj_dir(program, GLP_MAX);
    glp_add_rows(program, count + 1);
    glp_add_cols(program, count + 1);
    glp_set_row_bnds(program, 1, GLP_FX, room, room);
    glp_set_col_bnds(program, count + 1, GLP_FR, 0, 0);
    glp_set_obj_coef(program, count + 1, 1);
    int entries = 0;
    for (int k = 1; k <= count; k++) {
        set_column(program, k, lower[index[k - 1]], upper[index[k - 1]]);
        glp_set_row_bnds(program, k + 1, GLP_LO, 0, 0);
        rows[++entries] = 1, columns[entries] = k, values[entries] = 1;
        rows[++entries] = k + 1, columns[entries] = k, values[entries] = 1;
        rows[++entries] = k + 1, columns[entries] = count + 1, values[entries] = -1;
    }
    glp_load_matrix(program, entries, rows, columns, values);
    return program;
}

static int is_solved(glp_prob *program) {
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_OFF;
    return glp_simplex(program, &control) == 0 && glp_get_status(program) == GLP_OPT;
}

// All items at their maxima: the last to reach its own holds the level, and the room is slack.
static glp_prob *full_program(const double *lower, const double *upper, int last) {
    glp_prob *program = level_program(lower, upper, &last, 1, upper[last]);
    glp_set_row_stat(program, 1, GLP_BS);
    glp_set_row_stat(program, 2, GLP_NL);
    glp_set_col_stat(program, 1, GLP_NU);
    glp_set_col_stat(program, 2, GLP_BS);
    return program;
}

// The items between their bounds stand first, and are tight at the level; those at their minima follow.
static glp_prob *started_program(
    const double *lower, const double *upper, const int *index, int between, int count, double room
) {
    glp_prob *program = level_program(lower, upper, index, count, room);
    glp_set_row_stat(program, 1, GLP_NS);
    for (int k = 1; k <= count; k++) {
        glp_set_row_stat(program, k + 1, k <= between ? GLP_NL : GLP_BS);
        glp_set_col_stat(program, k, k <= between ? GLP_BS : GLP_NL);
    }
    glp_set_col_stat(program, count + 1, GLP_BS);
    return program;
}

int peers_glpk_proof(const double *lower, const double *upper, int items, double room, double *lengths) {
    int index[PEERS_MOST_ITEMS], at_lower[PEERS_MOST_ITEMS];
    if (peers_freeze_loop(lower, upper, items, room, lengths)) return 1;
    glp_term_out(GLP_OFF);
    int between = 0, least = 0, last = -1, first = -1;
    for (int i = 0; i < items; i++) {
        if (upper[i] - lengths[i] <= closeness) {
            room -= upper[i];
            if (lower[i] < upper[i] && (last < 0 || upper[i] > upper[last])) last = i;
        } else if (lengths[i] - lower[i] <= closeness) {
            if (first < 0 || lower[i] < lower[at_lower[first]]) first = least;
            at_lower[least++] = i;
        } else {
            index[between++] = i;
        }
    }
    int count = between + least;
    if (count == 0 && last < 0) return 0;
    // Where nothing lies between, the item that would be the first to grow holds the level.
    if (between == 0 && count > 0) {
        index[between++] = at_lower[first];
        at_lower[first] = at_lower[--least];
    }
    for (int k = 0; k < least; k++) index[between + k] = at_lower[k];
    glp_prob *program = count == 0
        ? full_program(lower, upper, last) : started_program(lower, upper, index, between, count, room);
    int status = !is_solved(program);
    for (int k = 0; k < count; k++) lengths[index[k]] = glp_get_col_prim(program, k + 1);
    glp_delete_prob(program);
    return status;
}

// Fixes the items that have reached their maxima and takes their level rows out of force; how many are left.
static int settle(glp_prob *program, const double *upper, int *active, int count, double level) {
    int left = 0;
    for (int k = 0; k < count; k++) {
        int i = active[k];
        if (upper[i] - level <= closeness * fmax(1, level)) {
            glp_set_col_bnds(program, i + 1, GLP_FX, upper[i], upper[i]);
            glp_set_row_bnds(program, i + 2, GLP_FR, 0, 0);
        } else {
            active[left++] = i;
        }
    }
    return left;
}

// Raises the common level stage by stage; `active` has all items at first.
static int raise_levels(
    glp_prob *program, const double *upper, int *active, int items, double *lengths
) {
    int count = items, stages = 0;
    while (count > 0) {
        // What rounding has given the settled items the others may lack: the stage before answers.
        if (!is_solved(program)) return stages == 0;
        stages++;
        for (int i = 0; i < items; i++) lengths[i] = glp_get_col_prim(program, i + 1);
        // A price on the room says that it alone holds the level back.
        if (glp_get_row_dual(program, 1) > closeness) break;
        int left = settle(program, upper, active, count, glp_get_col_prim(program, items + 1));
        if (left == count) break;
        count = left;
    }
    return 0;
}

int peers_glpk_progressive(const double *lower, const double *upper, int items, double room, double *lengths) {
    int all[PEERS_MOST_ITEMS], active[PEERS_MOST_ITEMS];
    double most = 0;
    if (items > PEERS_MOST_ITEMS) return 1;
    for (int i = 0; i < items; i++) {
        all[i] = active[i] = i;
        most += upper[i];
    }
    if (most <= room) room = most;
    glp_term_out(GLP_OFF);
    glp_prob *program = level_program(lower, upper, all, items, room);
    int status = raise_levels(program, upper, active, items, lengths);
    glp_delete_prob(program);
    return status;
}

typedef struct {
    glp_prob *program;
    const double *lower, *upper;
    double most;
    int items;
} progressive_row;

static void *open_progressive(const double *lower, const double *upper, int items) {
    int all[PEERS_MOST_ITEMS];
    progressive_row *row = items <= PEERS_MOST_ITEMS ? malloc(sizeof *row) : NULL;
    if (!row) return NULL;
    row->lower = lower, row->upper = upper, row->items = items, row->most = 0;
    for (int i = 0; i < items; i++) {
        all[i] = i;
        row->most += upper[i];
    }
    glp_term_out(GLP_OFF);
    row->program = level_program(lower, upper, all, items, 0);
    return row;
}

// The bounds that stages have settled are set back; the basis stays that of the last room.
static int answer_progressive(void *kept, double room, double *lengths) {
    const progressive_row *row = kept;
    int active[PEERS_MOST_ITEMS];
    room = fmin(room, row->most);
    glp_set_row_bnds(row->program, 1, GLP_FX, room, room);
    for (int i = 0; i < row->items; i++) {
        active[i] = i;
        if (glp_get_row_type(row->program, i + 2) != GLP_FR) continue;
        set_column(row->program, i + 1, row->lower[i], row->upper[i]);
        glp_set_row_bnds(row->program, i + 2, GLP_LO, 0, 0);
    }
    return raise_levels(row->program, row->upper, active, row->items, lengths);
}

static void close_progressive(void *kept) {
    progressive_row *row = kept;
    glp_delete_prob(row->program);
    free(row);
}

const peers_keeper peers_glpk_progressive_kept = {open_progressive, answer_progressive, close_progressive};

typedef struct {
    const double *lower, *upper;
    int items;
} proved_row;

static void *open_proof(const double *lower, const double *upper, int items) {
    proved_row *row = malloc(sizeof *row);
    if (row) *row = (proved_row){lower, upper, items};
    return row;
}

static int answer_proof(void *kept, double room, double *lengths) {
    const proved_row *row = kept;
    return peers_glpk_proof(row->lower, row->upper, row->items, room, lengths);
}

const peers_keeper peers_glpk_proof_kept = {open_proof, answer_proof, free};
