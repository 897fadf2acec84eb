/* plumb.h: Plumb for programs in C, and in every language that calls C.

   Two libraries have these functions: libplumb, with GLPK inside, so that the GPL (3.0 or later) covers programs that are
   handed out with it, and libplumbcore (Apache 2.0), which has no GLPK.  What needs GLPK is an error of its own there.

   Units.  Lengths, gaps and containers are points, in doubles; an infinite length is INFINITY.  Texts are UTF-8 and end
   with a 0 byte; times are seconds.
   Ownership.  What you pass stays yours and is read during the call alone.  Arrays that are written are yours, too; they
   must have as many entries as is said beside them, and must not overlap what is read.  What a call makes (plumb_result,
   plumb_sweeps) is yours to free; what is read out of it lives as long as it does.
   Threads.  Any number of threads may call at once.  Columns are worked on by the thread that calls; JSON by it too, but
   that records nested deeply go to a second thread, and sweeps of scenes to all cores.  A result may be read by many
   threads and freed by one.  A thread that calls needs a stack of 256 KiB.
   Manners.  No function ends the process, handles signals, reads or writes files, standard input or standard output, or reads
   the environment.  Only memory that the system does not have ends the process, as it ends other programs in Swift.
   Stability.  PLUMB_ABI_VERSION grows when something changes that a built program can feel; structs begin with their size,
   so that members can be added behind the last one. */

#ifndef PLUMB_H
#define PLUMB_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- versions ---- */

/* The interface that this header describes. */
#define PLUMB_ABI_VERSION 1

/* The interface that the library has; work with no other than PLUMB_ABI_VERSION. */
uint32_t plumb_abi_version(void);

/* The version of Plumb, such as "0.2.0".  Never freed. */
const char *plumb_version(void);

/* What the library is made of, as JSON: {"plumb": "0.2.0", "abi": 1, "license": "…", "glpk": "5.0"}; "glpk" is null in
   libplumbcore.  Members may be added.  Never freed. */
const char *plumb_components(void);

/* ---- errors ---- */

/* What the functions below return; no other value stands for success. */
#define PLUMB_OK 0
/* A pointer is NULL, a count or an offset is wrong, or no rule or policy has that name. */
#define PLUMB_ERROR_ARGUMENT 1
/* A number of a row is outside its range, or two numbers of an item stand in the wrong order. */
#define PLUMB_ERROR_VALUE 2
/* The rule takes no such rows, as "glue" takes those of policy "glue" alone. */
#define PLUMB_ERROR_REFUSED 3
/* It takes GLPK, which libplumbcore leaves out. */
#define PLUMB_ERROR_NO_GLPK 4
/* The deadline is over, or there are more rows than are allowed. */
#define PLUMB_ERROR_LIMIT 5
/* The linear programs came to no proved answer. */
#define PLUMB_ERROR_UNSOLVED 6

/* No row, or no item. */
#define PLUMB_NONE UINT64_MAX

/* What is wrong, and where.  Pass one, or NULL; it is written by every call, with code PLUMB_OK where nothing is wrong. */
typedef struct plumb_error {
    int32_t code;
    /* The row, from 0, and the item, from 0 in its row; PLUMB_NONE where it is about none. */
    uint64_t row;
    uint64_t item;
    /* The member of plumb_columns, or the argument: "maximum", "offsets", "lengths"; "" where it is about none. */
    char array[32];
    /* One sentence: what is wrong, where, and what would be right.  Cut at the end of a character where it is longer. */
    char message[480];
} plumb_error;

/* ---- everything that the command answers, as JSON ---- */

/* An answer in JSON. */
typedef struct plumb_result plumb_result;

/* Does what `plumb VERB --format json` does with `bytes` as its standard input.

   verb          "solve", "verify", "prove", "check", "explain", "sweep", "layout", "compare", "merge", "table" or
                 "model", which writes text; "generate", "fuzz" of rules for rows and for tables, and "prove" with "items",
                 which read no bytes.
   options_json  The options by their names, as {"with": "swiftui", "arithmetic": "exact", "answer-all": true}; numbers as
                 numbers, flags as true and false, all else as the texts that the command takes, options that may be given
                 several times as lists.  NULL is {}.  Options that name files are refused, since nothing is read or
                 written; `check` takes the problems of --of as text: {"of": "…"}.  Beside the command's own there are
                   "file"      what messages call the input, "-" by default; .json and .jsonl mean what they mean there
                   "deadline"  the longest time for the whole call, in seconds; "limit" is that for one record.  Work
                               stops there; what has been found is still written
                   "rows"      how many records are read at most
                 A call that comes to one of the latter two says so in its errors and has status 2.
   bytes         `length` bytes; may be NULL where `length` is 0.
   result        Where the answer goes, to be freed; never NULL afterwards where the return is PLUMB_OK.

   Returns PLUMB_OK where there is an answer, also one that says that the options are wrong; PLUMB_ERROR_ARGUMENT where
   verb, result, or bytes of a length, is NULL. */
int32_t plumb_call(
    const char *verb, const char *options_json, const void *bytes, size_t length, plumb_result **result);

/* How the command would end: 0 fine; 1 something is wrong with an answer that was judged; 2 input or options are, or a
   limit was reached (1 in prove).  2 for NULL. */
int32_t plumb_result_status(const plumb_result *result);

/* What the command would print: lines of JSON.  `length`, unless NULL, gets their length in bytes; "" for NULL. */
const char *plumb_result_text(const plumb_result *result, size_t *length);

/* What the command would say on standard error: lines such as "-:3: items[0].max: …".  As plumb_result_text. */
const char *plumb_result_errors(const plumb_result *result, size_t *length);

/* What the command would write to the file of --summary: how many records and answers there were, as one line of JSON;
   "" for verbs without one.  As plumb_result_text. */
const char *plumb_result_summary(const plumb_result *result, size_t *length);

/* Frees an answer; NULL is passed over. */
void plumb_result_free(plumb_result *result);

/* ---- many rows as columns ---- */

/* A batch of rows, one array a field.  Row r has the items offsets[r] ..< offsets[r + 1] of the arrays of items.

   Every pointer but `offsets` may be NULL: all rows or items then have the default.  Set what you do not use to 0. */
typedef struct plumb_columns {
    /* sizeof(plumb_columns). */
    size_t size;
    /* How many rows, and how many items they have together. */
    uint64_t rows;
    uint64_t items;
    /* rows + 1 entries that never decrease, the first 0, the last `items`; a row has at most 10,000 items. */
    const uint64_t *offsets;
    /* The policy of all rows, such as "equal-sizes", the default; the names are those of JSON. */
    const char *policy;

    /* One entry a row.  The container: 0 … 1e9, INFINITY, or NAN for none, the default. */
    const double *available;
    /* The gap between all neighbours: -1e9 … 1e9, 0 by default. */
    const double *spacing;

    /* One entry an item.  The gap after the item, in place of `spacing`; that after the last item of a row is not read. */
    const double *gaps;
    /* 0 … 1e9, minimum <= ideal <= maximum; 0, the minimum, and INFINITY by default. */
    const double *minimum;
    const double *ideal;
    const double *maximum;
    /* A finite number or -INFINITY; 0 by default. */
    const double *priority;

    /* One entry an item, read by some policies, as in JSON, and refused under the others.
       1e-6 … 1e6, 1 by default; read under every policy. */
    const double *weight;
    /* 0 … 1e9, 0 by default. */
    const double *basis;
    /* 0, or 1e-6 … 1e6; 0 by default, but `shrink` is 1 where `stretch` is not known. */
    const double *grow;
    const double *shrink;
    const double *stretch;
    /* 0 … 1e9, 0 by default. */
    const double *base;
    /* A finite number, 0 by default. */
    const double *shrink_priority;
    /* 0 … 3, 0 by default. */
    const uint8_t *stretch_order;
    const uint8_t *shrink_order;
} plumb_columns;

/* What a call may cost; NULL is no limit. */
typedef struct plumb_limits {
    /* sizeof(plumb_limits). */
    size_t size;
    /* The longest time for the call, in seconds, asked between two rows, within linear programs and between two pieces of
       sweeps that are followed; 0 is no limit. */
    double seconds;
    /* How many rows a call may have at most; 0 is no limit. */
    uint64_t rows;
} plumb_limits;

/* Lengths of all rows by a rule.

   rule     A name such as "swiftui", "water-fill" or "glpk"; the names are those of `plumb solve --with`.
   lengths  items entries, written: what the command answers, to the last bit.
   states   rows entries, written, or NULL.  With it a row that cannot be answered gets its error's code here and NAN for
            its lengths, the other rows are answered, and the call returns PLUMB_OK with the first such error in `error`.
            Without it the first such row ends the call.

   Returns PLUMB_OK or a code of errors.  After PLUMB_ERROR_LIMIT the rows before error->row are written, where the time was
   over; where there are more rows than the limit, error->row is PLUMB_NONE and nothing is written. */
int32_t plumb_rows_solve(
    const plumb_columns *columns, const char *rule, const plumb_limits *limits, double *lengths, uint8_t *states,
    plumb_error *error);

/* Verdicts on claimed lengths: the first fault, in this order, or that nothing is wrong. */
/* A length breaks its item's minimum or maximum, or is not the one at which the policy holds the item. */
#define PLUMB_VERDICT_OUT_OF_BOUNDS 0
/* There is no container, and an item is not as long as its ideal. */
#define PLUMB_VERDICT_NOT_IDEAL 1
/* The row exceeds its container by more than it must. */
#define PLUMB_VERDICT_AVOIDABLE_OVERFLOW 2
/* The total is not the policy's, without needless overflow or space: flex lines with factors that sum to less than 1. */
#define PLUMB_VERDICT_WRONG_TOTAL 3
/* Space is left, and an item could still grow. */
#define PLUMB_VERDICT_UNUSED_SPACE 4
/* An item holds length that an item of a higher priority could take. */
#define PLUMB_VERDICT_PRIORITY_INVERSION 5
/* Of two items of one priority, one holds length that the other should have. */
#define PLUMB_VERDICT_UNFAIR 6
/* Nothing is wrong; where the minima alone exceed the container, the row exceeds it by no more than it must. */
#define PLUMB_VERDICT_OPTIMAL 7
/* There is no verdict: the row's state says why. */
#define PLUMB_VERDICT_NONE 255

/* The name of a verdict in JSON, such as "avoidableOverflow"; NULL for any other number.  Never freed. */
const char *plumb_verdict_name(uint8_t verdict);

/* Where verdicts go.  Every array may be NULL; those of rows have an entry a row, `optimum` one an item. */
typedef struct plumb_verdicts {
    /* sizeof(plumb_verdicts). */
    size_t size;
    /* PLUMB_VERDICT_… */
    uint8_t *verdict;
    /* The greatest and the mean difference of a length from the optimum's, in points. */
    double *farthest;
    double *mean;
    /* How far the claim exceeds the container and what it leaves of it, in points; and the least that any answer exceeds it by. */
    double *overflow;
    double *unused;
    double *least_overflow;
    /* The witness: items from 0 in their row, -1 for none.  first breaks its bound, is not ideal, could still grow, is the
       lower one of an inversion, or could give; second is the higher one, or the one that could take. */
    int64_t *first;
    int64_t *second;
    /* By how much, in points: beyond the bound, from the ideal, more than the least overflow, from the right total, unused,
       or what one could give to the other; 0 where the claim is optimal. */
    double *amount;
    /* The optimal lengths. */
    double *optimum;
} plumb_verdicts;

/* Judges claimed lengths, as `plumb verify` does, without a solver.

   lengths   items entries, read: the claim, INFINITY where the container is infinite.
   rounding  rows entries, or NULL for 0: how far rounding may have moved each length, 0 … 1e9.
   states    As for plumb_rows_solve; a row in error gets PLUMB_VERDICT_NONE, NAN and -1. */
int32_t plumb_rows_verify(
    const plumb_columns *columns, const double *lengths, const double *rounding, const plumb_limits *limits,
    const plumb_verdicts *verdicts, uint8_t *states, plumb_error *error);

/* Sweeps of rows: all lengths as functions of the container. */
typedef struct plumb_sweeps plumb_sweeps;

/* The pieces of sweeps: ranges of containers over which every length changes evenly.  Read only. */
typedef struct plumb_pieces {
    /* sizeof(plumb_pieces), set before the call that fills it. */
    size_t size;
    /* Row r has the pieces offsets[r] ..< offsets[r + 1], each from the end of the one before it; none where its state is an error. */
    uint64_t rows;
    uint64_t pieces;
    const uint64_t *offsets;
    /* One entry a piece: the containers at which it begins and ends, in points; the last end may be INFINITY. */
    const double *from;
    const double *to;
    /* PLUMB_FIT_… */
    const uint8_t *fit;
    /* Piece p has a length for each item of its row, numbers[p] ..< numbers[p + 1] of the two arrays below: at the
       beginning of the piece, in points, and what it gains per point of container. */
    const uint64_t *numbers;
    const double *lengths;
    const double *slopes;
} plumb_pieces;

/* Items and gaps take more than there is, take what there is, or leave some of it. */
#define PLUMB_FIT_OVERFLOWS 0
#define PLUMB_FIT_FILLS 1
#define PLUMB_FIT_LEAVES_SPACE 2

/* Follows a rule over all containers from `from` to `to`, which may be INFINITY; `available` of the columns is not read.

   sweeps  Where the sweeps go, to be freed; NULL after every return but PLUMB_OK.
   states  As for plumb_rows_solve; a sweep takes rows of at most 500 items. */
int32_t plumb_rows_sweep(
    const plumb_columns *columns, const char *rule, double from, double to, const plumb_limits *limits,
    plumb_sweeps **sweeps, uint8_t *states, plumb_error *error);

/* Shows the pieces of sweeps.  Returns PLUMB_OK, or PLUMB_ERROR_ARGUMENT for NULL or a size that is not sizeof(plumb_pieces). */
int32_t plumb_sweeps_pieces(const plumb_sweeps *sweeps, plumb_pieces *pieces);

/* Frees sweeps; NULL is passed over. */
void plumb_sweeps_free(plumb_sweeps *sweeps);

#ifdef __cplusplus
}
#endif

#endif
