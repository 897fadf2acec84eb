// setjmp.h: WebAssembly has no jumps out of functions.  GLPK jumps where it gives up; here it then stops, as for an error.

#ifndef PLUMB_SETJMP_H
#define PLUMB_SETJMP_H

typedef int jmp_buf[1];
#define setjmp(place) ((void)(place), 0)
#define longjmp(place, value) __builtin_trap()

#endif
