// Answers.c: many rows one after another, so that nothing is timed but the answers.

#include "CPeers.h"

int peers_answer(peers_method method, peers_rows rows, int count, double *lengths) {
    int failures = 0;
    for (int row = 0; row < count; row++) {
        long start = (long)row * rows.items;
        failures += method(rows.lower + start, rows.upper + start, rows.items, rows.room[row], lengths) != 0;
    }
    return failures;
}
