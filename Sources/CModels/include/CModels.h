// CModels.h: the MathProg models of Models/ as text, so that the command carries them along.

#ifndef CMODELS_H
#define CMODELS_H

/// The text of a model by its name, such as "css-flex", ended by 0; empty where there is none of that name.
const char *cmodels_text(const char *name);

#endif
