/* An engine for plumb, in C without libraries: put your own layout into answer().  All lengths are in points.
   Build it:                           cc -O2 -o engine engine.c -lm
   Ask it for its smallest wrong row:  plumb fuzz --stdio ./engine --like equal-sizes --explicit
   See what it will be asked:          plumb generate --kind random --count 3 --like equal-sizes --explicit */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static struct item {
    double least, ideal, most, gap; /* never shorter; length where nothing is proposed; never longer; room behind it */
    double tier, weight, length; /* the highest first, ignored below; for the policy "weights" alone; your answer */
} item[10000]; /* more than 10,000 in a row do not come; every tier must be 0, as --like equal-sizes has it */
static double field(char **at, const char *key) { /* the number behind the next key: fields come in a fixed order */
    char *text = strstr(*at, key) + strlen(key);
    return *text == 'n' ? NAN : strtod(text + (*text == '"'), at); /* null; "infinity", which strtod reads */
}
static void answer(int n, double room) { /* room: the container; NAN, which fuzz does not ask, wants ideal lengths */
    for (int i = 0; i < n; i++) item[i].length = item[i].ideal, room -= item[i].gap;
    for (double low = 0, high = fmax(0, room), step = 0; step < 100 && !isnan(room); step++) {
        double total = 0, level = (low + high) / 2;
        for (int i = 0; i < n; i++) total += item[i].length = fmax(item[i].least, fmin(item[i].most, level));
        *(total > room ? &high : &low) = level; /* equal sizes, as far as the bounds allow them */
    }
}
int main(void) {
    static char line[1 << 22];
    while (fgets(line, sizeof line, stdin)) { /* one row a line in, one answer a line out, flushed */
        char *at = line, *gaps = strstr(line, "\"spacing\": [") + 12;
        double room = field(&at, "\"available\": ");
        int n = 0; /* items */
        for (struct item *i = item; strstr(at, "\"min\": "); i = item + ++n) {
            i->least = field(&at, "\"min\": "), i->ideal = field(&at, "\"ideal\": "), i->most = field(&at, "\"max\": ");
            i->tier = field(&at, "\"priority\": "), i->weight = field(&at, "\"weight\": ");
            i->gap = strtod(gaps + strspn(gaps, ", "), &gaps); /* one between each two items, none behind the last */
        }
        answer(n, room);
        for (int i = 0; i < n; i++) printf("%s%.17g", i ? ", " : "{\"lengths\": [", item[i].length);
        puts(n ? "]}" : "{\"lengths\": []}"), fflush(stdout);
    }
}
