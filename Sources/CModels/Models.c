// Models.c: the files of Models/, embedded by the compiler: as literals of Swift they took it five seconds.

#include "CModels.h"

#include <string.h>

#if !defined(__has_embed)
#error "Plumb's models are embedded with #embed, which clang has from version 19 on, as Swift 6.2 has it."
#endif

// The directive is C's of 2023, and in order in what Swift's clang compiles.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char alignment[] = {
#embed "../../Models/alignment.mod" suffix(, )
    0};

static const char cassowary[] = {
#embed "../../Models/cassowary.mod" suffix(, )
    0};

static const char css_flex[] = {
#embed "../../Models/css-flex.mod" suffix(, )
    0};

static const char distribution_gini[] = {
#embed "../../Models/distribution-gini.mod" suffix(, )
    0};

static const char distribution_progressive[] = {
#embed "../../Models/distribution-progressive.mod" suffix(, )
    0};

static const char glue[] = {
#embed "../../Models/glue.mod" suffix(, )
    0};

static const char priorities[] = {
#embed "../../Models/priorities.mod" suffix(, )
    0};

static const char row_of_text[] = {
#embed "../../Models/row-of-text.mod" suffix(, )
    0};

static const char stack[] = {
#embed "../../Models/stack.mod" suffix(, )
    0};

static const char table[] = {
#embed "../../Models/table.mod" suffix(, )
    0};

static const char tree[] = {
#embed "../../Models/tree.mod" suffix(, )
    0};

const char *cmodels_text(const char *name) {
    static const struct {
        const char *name, *text;
    } models[] = {
        {"alignment", alignment},
        {"cassowary", cassowary},
        {"css-flex", css_flex},
        {"distribution-gini", distribution_gini},
        {"distribution-progressive", distribution_progressive},
        {"glue", glue},
        {"priorities", priorities},
        {"row-of-text", row_of_text},
        {"stack", stack},
        {"table", table},
        {"tree", tree},
    };
    for (size_t index = 0; index < sizeof models / sizeof *models; index += 1) {
        if (strcmp(models[index].name, name) == 0) {
            return models[index].text;
        }
    }
    return "";
}
