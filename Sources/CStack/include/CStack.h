// CStack.h: where the stack of the running thread lies, and work on another one.

#ifndef CSTACK_H
#define CSTACK_H

#include <stdbool.h>
#include <stdint.h>

/// The stack of the running thread: its lowest address and its size in bytes.  False where the system does not say.
///
/// A thread asks the system once.
bool cstack_bounds(uintptr_t *lowest, uintptr_t *size);

/// Runs a function with its argument on a new thread with a stack of a size in bytes, and waits until it has ended.
/// False where there is no such thread, and nothing has run.
bool cstack_run(uintptr_t size, void (*run)(void *), void *context);

/// Runs a function with its argument on a new thread with a stack of a size in bytes, and does not wait for it.
/// False where there is no such thread, and nothing will run.
bool cstack_start(uintptr_t size, void (*run)(void *), void *context);

/// How many processors this process may run on, at least 1.
int cstack_processors(void);

#endif
