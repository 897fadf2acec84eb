// SortedFilling.c: water filling by sorted breakpoints.
//
// The sum of clamp(level, lower, upper) over all items is piecewise linear in the level and never falls.  Its slope is
// the number of items whose minimum lies at or below the level and whose maximum lies above it: it gains one at every
// minimum and loses one at every maximum.  Both are sorted and walked together until the sum reaches the room.

#include "CPeers.h"

#include <math.h>

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

int peers_sorted_filling(const double *lower, const double *upper, int items, double room, double *lengths) {
    double minima[PEERS_MOST_ITEMS], maxima[PEERS_MOST_ITEMS];
    if (items > PEERS_MOST_ITEMS) return 1;
    double sum = 0;
    int capped = 0;
    for (int i = 0; i < items; i++) {
        sum += minima[i] = lower[i];
        maxima[capped] = upper[i];
        capped += upper[i] < INFINITY;
    }
    double level = -INFINITY;
    if (items > 0 && room > sum) {
        sort(minima, items);
        sort(maxima, capped);
        level = level_of(minima, items, maxima, capped, sum, room);
    }
    for (int i = 0; i < items; i++) {
        double least = level > lower[i] ? level : lower[i];
        lengths[i] = least < upper[i] ? least : upper[i];
    }
    return 0;
}
