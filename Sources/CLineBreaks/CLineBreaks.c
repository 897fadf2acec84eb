// CLineBreaks.c: the only code that includes ICU's headers.

#include "CLineBreaks.h"

#ifdef WITH_ICU

#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

void line_breaks_version(char *text) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
}

int32_t line_breaks(const uint16_t *text, int32_t length, int32_t *places) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(UBRK_LINE, "", (const UChar *)text, length, &status);
    if (U_FAILURE(status) || breaks == NULL) { return -1; }
    int32_t count = 0;
    ubrk_first(breaks);
    for (int32_t place = ubrk_next(breaks); place != UBRK_DONE && count < length; place = ubrk_next(breaks)) {
        places[count++] = place;
    }
    ubrk_close(breaks);
    return count;
}

#else

// Without the trait Text nobody asks: there are no fonts to break lines with.
void line_breaks_version(char *text) { *text = 0; }

int32_t line_breaks(const uint16_t *text, int32_t length, int32_t *places) {
    (void)text, (void)length, (void)places;
    return -1;
}

#endif
