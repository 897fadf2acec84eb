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

int peers_follow(
    peers_keeper method, void *const *kept, const double *room, int rows, int rooms, double *lengths
) {
    int failures = 0;
    for (int row = 0; row < rows; row++) {
        for (int k = 0; k < rooms; k++) {
            failures += method.answer(kept[row], room[(long)row * rooms + k], lengths) != 0;
        }
    }
    return failures;
}
