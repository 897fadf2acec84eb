// CKits.h: skeletons of engines in other languages as text, so that the command carries them along.

#ifndef CKITS_H
#define CKITS_H

/// The text of the skeleton in a language, such as "python", ended by 0; empty where there is none.
const char *ckits_text(const char *language);

#endif
