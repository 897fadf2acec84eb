// CGLPK.h: the guarded door to GLPK.  This header does not include <glpk.h>, so no caller can go around it.
//
// Every function returns a cglpk_status and none of them aborts, prints or throws: misuse that GLPK answers
// with abort() comes back as CGLPK_CAUGHT.  A problem belongs to the thread that created it; a call from
// another thread is refused.  Indices are counted from 0, bounds that do not exist are +-INFINITY.
// The Swift side, Sources/GLPK/Problem.swift, mirrors these codes: change both together.

#ifndef CGLPK_H
#define CGLPK_H

#include <stddef.h>
#include <stdint.h>

/// One GLPK problem and, when it came from a MathProg file, its translator.
typedef struct cglpk_problem cglpk_problem;

/// What a call came to.
enum {
    CGLPK_OK = 0,
    CGLPK_WRONG_THREAD = 1,     ///< Called from a thread that did not create the problem.
    CGLPK_STALE = 2,            ///< The environment of the problem is gone, after a caught abort.
    CGLPK_CAUGHT = 3,           ///< GLPK wanted to abort; the thread's environment was replaced.
    CGLPK_BAD_ARGUMENT = 4,     ///< Refused before GLPK saw it: an index, a bound, a size, a name.
    CGLPK_OUT_OF_MEMORY = 5,
    CGLPK_ITERATION_LIMIT = 6,
    CGLPK_TIME_LIMIT = 7,
    CGLPK_UNDECIDED = 8,        ///< The method ended without an answer.
    CGLPK_UNREADABLE = 9,       ///< A file was refused; cglpk_message says where.
    CGLPK_HAS_INTEGERS = 10,    ///< The file declares integer or binary columns.
    CGLPK_FILE_TROUBLE = 11,    ///< A temporary file could not be made, written or read.
    CGLPK_CRASHED = 12,         ///< The process of a box ended without an answer.
    CGLPK_OUTPUT_LIMIT = 13,    ///< A text is, or comes to, more bytes than was allowed.
    CGLPK_NO_BOX = 14,          ///< The process of a box could not be made, limited or listened to.
    CGLPK_NO_FILTER = 15,       ///< The system does not filter the calls of the process of a box.
};

/// How to solve.
enum { CGLPK_PRIMAL = 0, CGLPK_DUAL = 1 };

/// What the solver found.
enum { CGLPK_OPTIMAL = 0, CGLPK_INFEASIBLE = 1, CGLPK_UNBOUNDED = 2 };

/// The status of a row or column in a basis.
enum { CGLPK_BASIC = 0, CGLPK_AT_LOWER = 1, CGLPK_AT_UPPER = 2, CGLPK_NONBASIC_FREE = 3, CGLPK_FIXED = 4 };

/// A file format.
enum { CGLPK_LP_FORMAT = 0, CGLPK_MPS_FORMAT = 1 };

/// The most bytes that the statements of a model may print in one call, and GLPK may say.
enum { CGLPK_MOST_PRINTED = 1 << 26 };

/// "5.0"; a string that lives as long as the process.
const char *cglpk_version(void);

/// What GLPK said during the last call on this thread that had anything to say; valid until the next call.
const char *cglpk_message(void);

/// Makes the most bytes that are printed in one call on this thread less than CGLPK_MOST_PRINTED; beyond them the statements
/// of a model come to CGLPK_OUTPUT_LIMIT.
int cglpk_limit_printing(size_t most);

/// Creates an empty problem that belongs to the calling thread; NULL when out of memory.
cglpk_problem *cglpk_create(void);

/// Ends a problem, from whichever thread.  From a foreign one the problem is marked and its owner frees it at
/// that thread's next create or destroy, or when it ends.
void cglpk_destroy(cglpk_problem *problem);

/// The number of problems of the calling thread that have not been freed yet.
int cglpk_live_problems(void);

/// Leaves a bad index for GLPK to abort over, to show that the guard holds.  For tests.
int cglpk_provoke_abort(cglpk_problem *problem);

/// Loads columns and rows into an empty problem.  Row i has the entries row_starts[i] ..< row_starts[i + 1]
/// of row_columns and coefficients, no column twice in one row.
int cglpk_load(
    cglpk_problem *problem, int32_t columns, const double *column_lower, const double *column_upper, int32_t rows,
    const double *row_lower, const double *row_upper, const int32_t *row_starts, const int32_t *row_columns,
    const double *coefficients);

/// Replaces the objective; columns that are not named cost nothing.  A cost must be finite.  When `scaled`,
/// GLPK sees costs of size about 1, and answers are scaled back.
int cglpk_set_objective(
    cglpk_problem *problem, int maximize, int scaled, int32_t count, const int32_t *columns, const double *costs);

/// Changes the bounds of some columns.
int cglpk_set_column_bounds(
    cglpk_problem *problem, int32_t count, const int32_t *columns, const double *lower, const double *upper);

/// Changes the bounds of some rows.
int cglpk_set_row_bounds(
    cglpk_problem *problem, int32_t count, const int32_t *rows, const double *lower, const double *upper);

/// Makes every row basic and every column nonbasic.
int cglpk_set_standard_basis(cglpk_problem *problem);

/// Sets the basis; one status a row and a column.  A basis that is singular or of the wrong size is replaced
/// by the standard one at the next solve.
int cglpk_set_basis(cglpk_problem *problem, const uint8_t *rows, const uint8_t *columns);

/// Reads the basis.
int cglpk_get_basis(cglpk_problem *problem, uint8_t *rows, uint8_t *columns);

/// How a call of cglpk_solve is limited.
typedef struct {
    int32_t method;
    int32_t iterations;     ///< The most simplex iterations; INT32_MAX for no limit.
    int32_t milliseconds;   ///< The most time; INT32_MAX for no limit.
    double tolerance;       ///< Feasibility of points and duals, relative; between 0 and 1.
} cglpk_options;

/// What cglpk_solve found.
typedef struct {
    int32_t outcome;
    int32_t iterations;
} cglpk_outcome;

/// Solves; the basis tells where it ended.
int cglpk_solve(cglpk_problem *problem, const cglpk_options *options, cglpk_outcome *outcome);

/// After an optimal outcome: the value of every column and the dual of every row, as GLPK has them in doubles.
int cglpk_read_point(cglpk_problem *problem, double *column_values, double *row_duals);

/// How a call of cglpk_intopt is limited.
typedef struct {
    int32_t milliseconds;   ///< The most time; INT32_MAX for no limit.
} cglpk_intopt_options;

/// Makes some columns whole, and looks for the best point by branch and cut, without cuts: GLPK 5.0 aborts in those of covers.
/// `bound` is what no point is better than; the point is there unless the outcome is infeasible or CGLPK_TIME_LIMIT says that
/// none was found in time (then `found` is 0).
int cglpk_intopt(
    cglpk_problem *problem, int32_t count, const int32_t *columns, const cglpk_intopt_options *options,
    int32_t *outcome, int32_t *found, double *values, double *objective, double *bound);

/// After an optimal outcome: fixes every row and column whose reduced cost exceeds `tolerance`, relative to costs of
/// size 1, where it is, so that what is left are the optimal points.
int cglpk_close_face(cglpk_problem *problem, double tolerance);

/// Computes the point and the duals of the present basis.
int cglpk_evaluate(cglpk_problem *problem);

/// The size of a problem.
typedef struct {
    int32_t columns, rows, nonzeros, objective_nonzeros, maximize;
    double objective_constant;
} cglpk_size;

/// Tells the size of a problem.
int cglpk_measure(cglpk_problem *problem, cglpk_size *size);

/// Copies a problem out into arrays of the sizes that cglpk_measure tells (`row_starts`: rows + 1).
int cglpk_copy(
    cglpk_problem *problem, double *column_lower, double *column_upper, double *row_lower, double *row_upper,
    int32_t *row_starts, int32_t *row_columns, double *coefficients, int32_t *objective_columns, double *costs);

/// All names, each ended by a zero: the objective's, the rows', the columns'.  Free `text` with cglpk_free.
int cglpk_copy_names(cglpk_problem *problem, char **text, size_t *length);

/// Names the objective, the rows and the columns, packed as in cglpk_copy_names.
int cglpk_set_names(cglpk_problem *problem, const char *text, size_t length);

/// The problem as text in CPLEX LP format.  Free `text` with cglpk_free.
int cglpk_write_lp(cglpk_problem *problem, char **text, size_t *length);

/// Reads text in a file format into an empty problem.
int cglpk_read(cglpk_problem *problem, int format, const char *text, size_t length);

/// Makes every column continuous; the bounds of binary ones stay 0 and 1.  To be called where a function that reads has
/// come to CGLPK_HAS_INTEGERS, which leaves the problem as it was read.
int cglpk_relax(cglpk_problem *problem);

/// Reads a MathProg model, and a data file unless NULL, into an empty problem; what its statements before
/// `solve` print comes back in `printed` (free with cglpk_free), whether or not the model was accepted.
int cglpk_read_mathprog(
    cglpk_problem *problem, const char *model, const char *data, char **printed, size_t *length);

/// Runs the statements after `solve;`, once, with the point the problem was last solved to.
int cglpk_postsolve_mathprog(cglpk_problem *problem, char **printed, size_t *length);

/// How far the process of a box may go.
typedef struct {
    int32_t milliseconds;       ///< On the wall; the processor's time is limited to a second more.
    int64_t memory;             ///< Bytes beyond those that the calling process has.
    int64_t bytes;              ///< Of the reply.
    int32_t requires_filter;    ///< Whether nothing is read where the system does not filter the calls of the process.
} cglpk_box_limits;

/// Whether boxes on this system have a filter for the calls of their process.
int cglpk_has_filter(void);

/// A MathProg model for a box.
typedef struct {
    const char *model, *data;   ///< The texts; `data` may be NULL.
    size_t model_length, data_length;
    int32_t relaxing;           ///< Whether integer columns are made continuous.
    int32_t rows, columns;      ///< The size of `basis`.
    const uint8_t *basis;       ///< Rows before columns; NULL where the program is asked for.
} cglpk_box_request;

/// What the reply of a box begins with.
///
/// After it come `said` and `printed`, then where the status is CGLPK_OK and no basis was given: the bounds of the
/// columns, lower before upper, those of the rows, the coefficients and the costs; as 32-bit numbers the starts of the
/// rows, the columns of the entries and of the costs; and the names as in cglpk_copy_names.
typedef struct {
    int32_t status;
    int32_t cause;                      ///< The `errno` of CGLPK_NO_BOX and CGLPK_NO_FILTER.
    int32_t in_data;                    ///< Whether the data were refused, and not the model.
    cglpk_size size;
    uint64_t said, printed, names;      ///< In bytes.
} cglpk_box_head;

/// How a box came to no reply.
typedef struct {
    int32_t signal;     ///< What ended a process that crashed; 0 where nothing did.
    int32_t cause;      ///< The `errno` of CGLPK_NO_BOX.
} cglpk_box_end;

/// Reads and generates a MathProg model in a process of its own; with a basis, runs the statements after `solve;` on its
/// point.  Free `reply` with cglpk_free.  The process has ended when this returns.  The texts must have no statement that
/// opens files.
int cglpk_box_mathprog(
    const cglpk_box_request *request, const cglpk_box_limits *limits, char **reply, size_t *length,
    cglpk_box_end *end);

/// What the system calls an `errno`; valid until the next call on this thread.
const char *cglpk_reason(int32_t cause);

/// Reads a regular file of at most so many bytes.  Free `text` with cglpk_free.
int cglpk_read_text(const char *path, int64_t most, char **text, size_t *length);

/// Frees a text that a function above handed out.
void cglpk_free(char *text);

#endif
