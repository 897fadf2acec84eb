// CAdvice.h: whether a program is linked with an adviser beyond those of Simplex.
//
// The linker decides: GLPK's target replaces the function below by its own.  Targets above Simplex then take GLPK's advice
// where a program has it, and can go into a library without GPL code where none does.

#ifndef CADVICE_H
#define CADVICE_H

/// The adviser that is linked, an object of the class `LinkedAdviser` that lives for ever; NULL where there is none.
const void *_Nullable cadvice_linked(void);

#endif
