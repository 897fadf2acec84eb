// FreezeLoop.c: water filling by equal shares and freezing.
//
// All open items are given an equal share.  Where their bounds together ask for more than that, the items whose minima
// lie above the share have these in the optimum too, since the level can only sink; where they ask for less, so have
// those whose maxima lie below it.  These are frozen and the others share what is left.

#include "CPeers.h"

int peers_freeze_loop(const double *lower, const double *upper, int items, double room, double *lengths) {
    int open[PEERS_MOST_ITEMS];
    if (items > PEERS_MOST_ITEMS) return 1;
    for (int i = 0; i < items; i++) open[i] = i;
    int count = items;
    while (count > 0) {
        double share = room / count, excess = 0;
        for (int k = 0; k < count; k++) {
            int i = open[k];
            double least = share > lower[i] ? share : lower[i];
            lengths[i] = least < upper[i] ? least : upper[i];
            excess += lengths[i] - share;
        }
        if (excess == 0) return 0;
        int left = 0;
        for (int k = 0; k < count; k++) {
            int i = open[k];
            int frozen = excess > 0 ? lengths[i] > share : lengths[i] < share;
            if (frozen) room -= lengths[i];
            open[left] = i;
            left += !frozen;
        }
        // Rounding alone may leave an excess where no item breaks a bound.
        if (left == count) return 0;
        count = left;
    }
    return 0;
}
