// Constants.c: what the library says of itself that never changes while it runs.

#include "plumb.h"

uint32_t plumb_abi_version(void) { return PLUMB_ABI_VERSION; }

const char *plumb_verdict_name(uint8_t verdict) {
    static const char *const names[] = {"outOfBounds", "notIdeal",          "avoidableOverflow", "wrongTotal",
                                        "unusedSpace", "priorityInversion", "unfair",            "optimal"};
    return verdict < sizeof names / sizeof *names ? names[verdict] : NULL;
}
