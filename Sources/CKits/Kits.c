// Kits.c: the files of skeletons/, embedded by the compiler, so that compilers of their languages can check the files.

#include "CKits.h"

#include <string.h>

#if !defined(__has_embed)
#error "Skeletons are embedded with #embed, which clang has from version 19 on, as Swift 6.2 has it."
#endif

// The directive is C's of 2023, and in order in what Swift's clang compiles.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char python[] = {
#embed "skeletons/engine.py" suffix(, )
    0};

static const char rust[] = {
#embed "skeletons/engine.rs" suffix(, )
    0};

static const char c[] = {
#embed "skeletons/engine.c" suffix(, )
    0};

static const char javascript[] = {
#embed "skeletons/engine.js" suffix(, )
    0};

const char *ckits_text(const char *language) {
    static const struct {
        const char *name, *text;
    } kits[] = {
        {"python", python},
        {"rust", rust},
        {"c", c},
        {"javascript", javascript},
    };
    for (size_t index = 0; index < sizeof kits / sizeof *kits; index += 1) {
        if (strcmp(kits[index].name, language) == 0) {
            return kits[index].text;
        }
    }
    return "";
}
