// CStack.h: where the stack of the running thread lies.

#ifndef CSTACK_H
#define CSTACK_H

#include <stdbool.h>
#include <stdint.h>

/// The stack of the running thread: its lowest address and its size in bytes.  False where the system does not say.
///
/// On the main thread of Linux this reads a file.
bool cstack_bounds(uintptr_t *lowest, uintptr_t *size);

#endif
