// Page.c: the files of web/, embedded by the compiler; in the page they stand one behind the other.

#include "CPage.h"

#include <stddef.h>
#include <string.h>

#if !defined(__has_embed)
#error "Files of the page are embedded with #embed, which clang has from version 19 on, as Swift 6.2 has it."
#endif

// The directive is C's of 2023, and in order in what Swift's clang compiles.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char shell[] = {
#embed "web/shell.html" suffix(, )
    0};

static const char style[] = {
#embed "web/style.css" suffix(, )
    0};

static const char numbers[] = {
#embed "web/numbers.js" suffix(, )
    0};

static const char sketch[] = {
#embed "web/sketch.js" suffix(, )
    0};

static const char dom[] = {
#embed "web/dom.js" suffix(, )
    0};

static const char bounds[] = {
#embed "web/bounds.js" suffix(, )
    0};

static const char words[] = {
#embed "web/words.js" suffix(, )
    0};

static const char controls[] = {
#embed "web/controls.js" suffix(, )
    0};

static const char lines[] = {
#embed "web/lines.js" suffix(, )
    0};

static const char sweep[] = {
#embed "web/sweep.js" suffix(, )
    0};

static const char row[] = {
#embed "web/row.js" suffix(, )
    0};

static const char judge[] = {
#embed "web/judge.js" suffix(, )
    0};

static const char holds[] = {
#embed "web/holds.js" suffix(, )
    0};

static const char asked[] = {
#embed "web/asked.js" suffix(, )
    0};

static const char data[] = {
#embed "web/data.js" suffix(, )
    0};

static const char bars[] = {
#embed "web/bars.js" suffix(, )
    0};

static const char drags[] = {
#embed "web/drags.js" suffix(, )
    0};

static const char plot[] = {
#embed "web/plot.js" suffix(, )
    0};

static const char vessels[] = {
#embed "web/vessels.js" suffix(, )
    0};

static const char list[] = {
#embed "web/list.js" suffix(, )
    0};

static const char table[] = {
#embed "web/table.js" suffix(, )
    0};

static const char detail[] = {
#embed "web/detail.js" suffix(, )
    0};

static const char phrases[] = {
#embed "web/phrases.js" suffix(, )
    0};

static const char overview[] = {
#embed "web/overview.js" suffix(, )
    0};

static const char text_table[] = {
#embed "web/text-table.js" suffix(, )
    0};

static const char engines[] = {
#embed "web/engines.js" suffix(, )
    0};

static const char family[] = {
#embed "web/family.js" suffix(, )
    0};

static const char map[] = {
#embed "web/map.js" suffix(, )
    0};

static const char repair[] = {
#embed "web/repair.js" suffix(, )
    0};

static const char proofs[] = {
#embed "web/proofs.js" suffix(, )
    0};

static const char scene[] = {
#embed "web/scene.js" suffix(, )
    0};

static const char scenes[] = {
#embed "web/scenes.js" suffix(, )
    0};

static const char tables[] = {
#embed "web/tables.js" suffix(, )
    0};

static const char app[] = {
#embed "web/app.js" suffix(, )
    0};

static const char glpk[] = {
#embed "web/glpk.js" suffix(, )
    0};

static const char policies[] = {
#embed "web/policies.js" suffix(, )
    0};

static const char toolkits[] = {
#embed "web/toolkits.js" suffix(, )
    0};

static const char varying[] = {
#embed "web/varying.js" suffix(, )
    0};

static const char fill[] = {
#embed "web/fill.js" suffix(, )
    0};

static const char flex[] = {
#embed "web/flex.js" suffix(, )
    0};

static const char problem[] = {
#embed "web/problem.js" suffix(, )
    0};

static const char program[] = {
#embed "web/program.js" suffix(, )
    0};

static const char play_fields[] = {
#embed "web/play-fields.js" suffix(, )
    0};

static const char play_family[] = {
#embed "web/play-family.js" suffix(, )
    0};

static const char answers[] = {
#embed "web/answers.js" suffix(, )
    0};

static const char play_link[] = {
#embed "web/play-link.js" suffix(, )
    0};

static const char play_history[] = {
#embed "web/play-history.js" suffix(, )
    0};

static const char play_words[] = {
#embed "web/play-words.js" suffix(, )
    0};

static const char play[] = {
#embed "web/play.js" suffix(, )
    0};

static const char start[] = {
#embed "web/start.js" suffix(, )
    0};

static const char start_play[] = {
#embed "web/start-play.js" suffix(, )
    0};

/// A file, and where its module stands: 0 in every page, 1 in the playground alone, -1 in reports alone.
static const struct {
    const char *name, *text;
    int playground;
} files[] = {
    {"shell.html", shell, 0},   {"style.css", style, 0},  {"numbers.js", numbers, 0}, {"sketch.js", sketch, 0}, {"dom.js", dom, 0},
    {"bounds.js", bounds, 0},   {"words.js", words, 0},     {"controls.js", controls, 0}, {"lines.js", lines, 0},     {"sweep.js", sweep, 0},   {"row.js", row, 0},         {"judge.js", judge, 0},
    {"holds.js", holds, 0},     {"asked.js", asked, 0},     {"data.js", data, 0},     {"bars.js", bars, 0},       {"drags.js", drags, 0},       {"plot.js", plot, 0},
    {"vessels.js", vessels, 0}, {"list.js", list, 0},     {"table.js", table, 0},     {"detail.js", detail, 0}, {"phrases.js", phrases, 0},
    {"overview.js", overview, 0}, {"text-table.js", text_table, 0}, {"engines.js", engines, 0}, {"family.js", family, 0}, {"map.js", map, 0},     {"repair.js", repair, 0}, {"proofs.js", proofs, 0},
    {"scene.js", scene, 0},     {"scenes.js", scenes, 0},   {"tables.js", tables, 0},
    {"app.js", app, 0},         {"start.js", start, -1},  {"glpk.js", glpk, 1},
    {"policies.js", policies, 1}, {"toolkits.js", toolkits, 1}, {"varying.js", varying, 1}, {"fill.js", fill, 1},       {"flex.js", flex, 1},       {"problem.js", problem, 1}, {"program.js", program, 1}, {"play-fields.js", play_fields, 1}, {"play-family.js", play_family, 1}, {"answers.js", answers, 1}, {"play-link.js", play_link, 1}, {"play-history.js", play_history, 1}, {"play-words.js", play_words, 1}, {"play.js", play, 1},
    {"start-play.js", start_play, 1},
};

static const size_t count = sizeof files / sizeof *files;

const char *cpage_text(const char *name) {
    for (size_t index = 0; index < count; index += 1) {
        if (strcmp(files[index].name, name) == 0) {
            return files[index].text;
        }
    }
    return "";
}

const char *cpage_module(unsigned index, int playground) {
    for (size_t place = 0; place < count; place += 1) {
        size_t length = strlen(files[place].name);
        if (length < 3 || strcmp(files[place].name + length - 3, ".js") != 0 || files[place].playground == (playground ? -1 : 1)) {
            continue;
        }
        if (index == 0) {
            return files[place].name;
        }
        index -= 1;
    }
    return NULL;
}
