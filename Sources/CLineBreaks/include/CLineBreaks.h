// CLineBreaks.h: the door to ICU.  It includes none of ICU's headers: the Foundation of Swift on Linux has an ICU of
// its own as a module, and two versions of one enumeration cannot be imported together.

#ifndef CLINEBREAKS_H
#define CLINEBREAKS_H

#include <stdint.h>

/// Finds the places before which a line may or must end, ascending, in units of UTF-16: the end is one of them, the
/// beginning is not.
///
/// - Parameter places: Room for `length` of them.
/// - Returns: How many there are; -1 where ICU has no rules for lines.
int32_t line_breaks(const uint16_t *text, int32_t length, int32_t *places);

/// Writes the version of the ICU that was loaded, or nothing where the package was built without one.
///
/// - Parameter text: Room for 20 characters.
void line_breaks_version(char *text);

#endif
