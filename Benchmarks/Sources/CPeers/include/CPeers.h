// CPeers.h: rows answered in C and C++ by other means, for the benchmark to measure against.
//
// A row has one tier and the policy equal-sizes: the optimum gives every item clamp(level, lower, upper) for one level
// at which the items take the room, or all their maxima where these take less.  Lengths in points; a maximum may be
// INFINITY; the minima take no more than the room.

#ifndef CPEERS_H
#define CPEERS_H

#ifdef __cplusplus
extern "C" {
#endif

/// The most items that a row may have here.
enum { PEERS_MOST_ITEMS = 1000 };

/// Answers one row into `lengths`; 0, or another number where there is no answer.
typedef int (*peers_method)(const double *lower, const double *upper, int items, double room, double *lengths);

/// Water filling: the breakpoints of the sum of all lengths are sorted and walked up to the room.
int peers_sorted_filling(const double *lower, const double *upper, int items, double room, double *lengths);

/// Water filling: equal shares, the items that break a bound are frozen at it, and the rest share again.
int peers_freeze_loop(const double *lower, const double *upper, int items, double room, double *lengths);

/// The freeze loop's answer proved by GLPK: its basis is handed over and found optimal.
int peers_glpk_proof(const double *lower, const double *upper, int items, double room, double *lengths);

/// Progressive filling by GLPK: the highest common level again and again, one stage a level.
int peers_glpk_progressive(const double *lower, const double *upper, int items, double room, double *lengths);

/// Kiwi (Cassowary): the bounds required, the sum strong, equal shares weak.  It minimises the sum of the deviations,
/// which is not the optimum that the others find, but costs what such a row costs in it.
int peers_kiwi(const double *lower, const double *upper, int items, double room, double *lengths);

/// Whether Kiwi's headers were there when this was compiled.
int peers_has_kiwi(void);

/// Rows of one number of items, the bounds of one after those of another.
typedef struct {
    const double *lower, *upper, *room;
    int items;
} peers_rows;

/// Answers the first `rows` rows one after another into the same `lengths`; how many had no answer.
int peers_answer(peers_method method, peers_rows rows, int count, double *lengths);

/// A method that keeps what it knows of a row while the room changes.
typedef struct {
    /// Prepares for a row, whose bounds must stay where they are; NULL where that fails.
    void *(*open)(const double *lower, const double *upper, int items);
    /// Answers the row in a room; 0, or another number where there is no answer.
    int (*answer)(void *kept, double room, double *lengths);
    /// Forgets the row.
    void (*close)(void *kept);
} peers_keeper;

/// Water filling: what the items take at each of their bounds stays sorted, and the room is looked up in it.
extern const peers_keeper peers_sorted_filling_kept;

/// As `peers_glpk_proof`, which keeps nothing: its program has other items in every room.
extern const peers_keeper peers_glpk_proof_kept;

/// Progressive filling by GLPK: one program, its bounds set back, from the basis of the last room.
extern const peers_keeper peers_glpk_progressive_kept;

/// Kiwi: one solver in which the room is an edit variable.
extern const peers_keeper peers_kiwi_kept;

/// Answers rows in many rooms each, `rooms` of them a row, one after another; how many had no answer.
int peers_follow(
    peers_keeper method, void *const *kept, const double *room, int rows, int rooms, double *lengths);

/// How often this process has asked for memory so far; -1 where that cannot be counted.
long peers_allocations(void);

/// Whether instructions are counted: by callgrind, and compiled with its header.
int peers_can_count(void);

/// Forgets the instructions counted so far.
void peers_begin_count(void);

/// Writes down the instructions since `peers_begin_count()` under a name.
void peers_end_count(const char *name);

#ifdef __cplusplus
}
#endif
#endif
