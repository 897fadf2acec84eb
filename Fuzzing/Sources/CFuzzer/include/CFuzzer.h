// CFuzzer.h: the entry of libFuzzer for programs that have a main function of their own (LLVM, "libFuzzer", section
// "Using libFuzzer as a library").

#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Runs `body` on inputs until one fails or the limits in the arguments are reached.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *bytes, size_t length));

#endif
