// CStack.c: pthread_getattr_np is hidden from Swift, since glibc declares it for _GNU_SOURCE only.

#define _GNU_SOURCE
#include "CStack.h"

#include <pthread.h>
#include <stddef.h>

bool cstack_bounds(uintptr_t *lowest, uintptr_t *size) {
#ifdef __APPLE__
    *size = pthread_get_stacksize_np(pthread_self());
    *lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - *size;
    return true;
#else
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
    void *address = NULL;
    size_t length = 0;
    bool is_known = pthread_attr_getstack(&attributes, &address, &length) == 0;
    pthread_attr_destroy(&attributes);
    *lowest = (uintptr_t)address;
    *size = length;
    return is_known;
#endif
}
