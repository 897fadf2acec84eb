// SortedFilling.c: water filling by sorted breakpoints.
//
// The sum of clamp(level, lower, upper) over all items is piecewise linear in the level and never falls.  Its slope is
// the number of items whose minimum lies at or below the level and whose maximum lies above it: it gains one at every
// minimum and loses one at every maximum.  Both are sorted and walked together until the sum reaches the room.

#include "CPeers.h"

#include <math.h>
#include <stdlib.h>

static void sort_few(double *values, int count) {
    for (int i = 1; i < count; i++) {
        double value = values[i];
        int j = i;
        for (; j > 0 && values[j - 1] > value; j--) values[j] = values[j - 1];
        values[j] = value;
    }
}

static double middle(double a, double b, double c) {
    double least = a < b ? a : b, most = a < b ? b : a;
    return c < least ? least : c > most ? most : c;
}

// Quicksort about the median of three: the comparison stands in the loop, which qsort() would call.
static void sort(double *values, int count) {
    while (count > 24) {
        double pivot = middle(values[0], values[count / 2], values[count - 1]);
        int i = 0, j = count - 1;
        while (i <= j) {
            while (values[i] < pivot) i++;
            while (values[j] > pivot) j--;
            if (i <= j) {
                double value = values[i];
                values[i++] = values[j];
                values[j--] = value;
            }
        }
        if (j + 1 < count - i) {
            sort(values, j + 1);
            values += i;
            count -= i;
        } else {
            sort(values + i, count - i);
            count = j + 1;
        }
    }
    sort_few(values, count);
}

// The level at which the items take `room`, which lies above the sum of the minima; INFINITY where they never do.
static double level_of(const double *minima, int items, const double *maxima, int capped, double sum, double room) {
    double level = minima[0];
    int gained = 0, lost = 0;
    while (gained < items || lost < capped) {
        int gains = gained < items && (lost == capped || minima[gained] <= maxima[lost]);
        double next = gains ? minima[gained] : maxima[lost];
        double reached = sum + (gained - lost) * (next - level);
        if (reached >= room) break;
        sum = reached;
        level = next;
        if (gains) gained++; else lost++;
    }
    return gained > lost ? level + (room - sum) / (gained - lost) : INFINITY;
}

// The bounds, sorted; `sum` is that of the minima, and the result the number of finite maxima.
static int sorted_bounds(
    const double *lower, const double *upper, int items, double *minima, double *maxima, double *sum
) {
    int capped = 0;
    *sum = 0;
    for (int i = 0; i < items; i++) {
        *sum += minima[i] = lower[i];
        maxima[capped] = upper[i];
        capped += upper[i] < INFINITY;
    }
    sort(minima, items);
    sort(maxima, capped);
    return capped;
}

static void clamp_all(const double *lower, const double *upper, int items, double level, double *lengths) {
    for (int i = 0; i < items; i++) {
        double least = level > lower[i] ? level : lower[i];
        lengths[i] = least < upper[i] ? least : upper[i];
    }
}

int peers_sorted_filling(const double *lower, const double *upper, int items, double room, double *lengths) {
    double minima[PEERS_MOST_ITEMS], maxima[PEERS_MOST_ITEMS], sum;
    if (items > PEERS_MOST_ITEMS) return 1;
    int capped = sorted_bounds(lower, upper, items, minima, maxima, &sum);
    double level = items > 0 && room > sum ? level_of(minima, items, maxima, capped, sum, room) : -INFINITY;
    clamp_all(lower, upper, items, level, lengths);
    return 0;
}

// Where a bound lies: what all items take at that level, and how many of them grow from there on.
typedef struct { double level, sum; int growing; } turn;

typedef struct {
    const double *lower, *upper;
    int items, count;
    turn turns[2 * PEERS_MOST_ITEMS];
} filled_row;

static void *open_filled(const double *lower, const double *upper, int items) {
    double minima[PEERS_MOST_ITEMS], maxima[PEERS_MOST_ITEMS], sum;
    filled_row *row = items > 0 && items <= PEERS_MOST_ITEMS ? malloc(sizeof *row) : NULL;
    if (!row) return NULL;
    row->lower = lower, row->upper = upper, row->items = items, row->count = 0;
    int capped = sorted_bounds(lower, upper, items, minima, maxima, &sum), gained = 0, lost = 0;
    double level = minima[0];
    while (gained < items || lost < capped) {
        int gains = gained < items && (lost == capped || minima[gained] <= maxima[lost]);
        double next = gains ? minima[gained] : maxima[lost];
        sum += (gained - lost) * (next - level);
        level = next;
        if (gains) gained++; else lost++;
        row->turns[row->count++] = (turn){level, sum, gained - lost};
    }
    return row;
}

// The last turn at which the items take less than the room, by bisection.
static int answer_filled(void *kept, double room, double *lengths) {
    const filled_row *row = kept;
    int below = 0, above = row->count;
    double level = -INFINITY;
    while (below < above) {
        int middle = (below + above) / 2;
        if (row->turns[middle].sum < room) below = middle + 1; else above = middle;
    }
    if (below > 0) {
        turn last = row->turns[below - 1];
        level = last.growing > 0 ? last.level + (room - last.sum) / last.growing : INFINITY;
    }
    clamp_all(row->lower, row->upper, row->items, level, lengths);
    return 0;
}

const peers_keeper peers_sorted_filling_kept = {open_filled, answer_filled, free};
