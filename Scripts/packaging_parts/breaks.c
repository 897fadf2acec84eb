/* Prints where ICU breaks the lines of many texts: linked once with the whole of ICU's data and once with what a release has of
   them, it has to print the same. */

#include "CLineBreaks.h"
#include <stdio.h>

static uint64_t state = 1;

/* A number below a bound, by SplitMix64 (Steele, Lea and Flood 2014). */
static uint32_t below(uint32_t bound) {
    uint64_t mixed = state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((mixed ^ mixed >> 31) % bound);
}

/* Blocks whose lines break in ways of their own, and all of the first planes. */
static const struct { uint32_t first, last; } blocks[] = {
    {0x20, 0x7E}, {0xA0, 0x24F}, {0x300, 0x36F}, {0x590, 0x5FF}, {0x600, 0x6FF}, {0x900, 0x97F}, {0xE01, 0xE5B}, {0xE81, 0xEDF},
    {0x1000, 0x109F}, {0x1780, 0x17FF}, {0x19E0, 0x19FF}, {0xAA60, 0xAA7F}, {0x1100, 0x11FF}, {0x2000, 0x206F}, {0x20A0, 0x20CF},
    {0x3000, 0x30FF}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3}, {0xFE00, 0xFE0F}, {0xFF00, 0xFFEF}, {0x1F1E6, 0x1F1FF},
    {0x1F300, 0x1FAFF}, {0x20, 0xD7FF}, {0xE000, 0x2FFFF},
};

int main(void) {
    enum { texts = 300000, longest = 96 };
    for (int text = 0; text < texts; text++) {
        uint16_t units[longest];
        int32_t count = 0, places[longest], block = 0;
        while (count < longest - 2) {
            if (below(8) == 0) { block = (int32_t)below(sizeof blocks / sizeof *blocks); }
            uint32_t point = blocks[block].first + below(blocks[block].last - blocks[block].first + 1);
            if (below(12) == 0) { point = ' '; }
            if (point < 0x10000) {
                units[count++] = (uint16_t)point;
            } else {
                units[count++] = (uint16_t)(0xD7C0 + (point >> 10));
                units[count++] = (uint16_t)(0xDC00 + (point & 0x3FF));
            }
        }
        int32_t breaks = line_breaks(units, count, places);
        for (int32_t index = 0; index < breaks; index++) { printf("%d ", places[index]); }
        printf("= %d\n", breaks);
    }
    return 0;
}
