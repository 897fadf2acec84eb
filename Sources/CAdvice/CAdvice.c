// CAdvice.c: nobody, unless another target knows better.

#include "CAdvice.h"

__attribute__((weak)) const void *_Nullable cadvice_linked(void) { return 0; }
