// Texts.h: texts from files and in files without a name (Texts.c).

#ifndef CGLPK_TEXTS_H
#define CGLPK_TEXTS_H

#include <stddef.h>

/// The longest name that cglpk_name_of writes, with its zero.
enum { CGLPK_NAME_LENGTH = 32 };

/// Makes an empty file that no folder lists and no program inherits; -1, with `errno`, where it cannot be made.
int cglpk_nameless(void);
/// A file without a name that holds a text, to be read from its beginning; -1, with `errno`, where it cannot be made.
int cglpk_nameless_holding(const char *text, size_t length);
/// The name by which this process, and no other, can open one of its descriptors again.
void cglpk_name_of(int file, char name[CGLPK_NAME_LENGTH]);
/// The whole of a regular file as a new zero-ended text.
int cglpk_slurp(int file, size_t most, char **text, size_t *length);
/// A copy of some bytes as a new zero-ended text.
int cglpk_hand_out(const char *bytes, size_t count, char **text, size_t *length);

#endif
