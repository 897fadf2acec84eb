// hostile.c: the library called as nobody should: NULL, wrong counts and sizes, offsets that go back, NaN and huge numbers,
// broken JSON; on any number of threads at once.  It has to refuse, and to answer rightly in between.
//
//     hostile CALLS SEED THREADS      prints how many calls each code came from; status 1 where an answer is wrong

#include <math.h>
#include <plumb.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 12, MOST_ITEMS = 40, CODES = 7 };

typedef struct {
    uint64_t state;
    long calls, codes[CODES + 1];
    bool is_wrong;
} caller;

static uint64_t draw(caller *self, uint64_t below) {
    uint64_t word = (self->state += 0x9E3779B97F4A7C15u);
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return (word ^ (word >> 31)) % below;
}

static double number(caller *self) {
    static const double odd[] = {0, -0.0, -1, 1e9, 1e10, 1e308, 1e-320, INFINITY, -INFINITY, NAN, 0.5, 1e-7};
    return draw(self, 6) ? (double)draw(self, 300) : odd[draw(self, sizeof odd / sizeof *odd)];
}

static const char *name(caller *self) {
    static const char *const names[] = {"swiftui",  "water-fill", "glpk",  "gini", "exact", "css",     "glue",  "toolkit",
                                        "certified", "",          "Water", "\xff\xfe", "%s%n", "progressive-fill"};
    return draw(self, 12) ? names[draw(self, sizeof names / sizeof *names)] : NULL;
}

static const char *policy(caller *self) {
    static const char *const names[] = {"equal-sizes", "equal-increments", "weights", "css-flex", "glue",   "levels",
                                        "qt-box",      "gtk-box",          "spread",  "none",     "\x80\x80"};
    return draw(self, 3) ? NULL : names[draw(self, sizeof names / sizeof *names)];
}

static const double *column(caller *self, double *memory, int rarely) {
    if (draw(self, rarely)) return NULL;
    for (int index = 0; index < MOST_ITEMS; index++) memory[index] = number(self);
    return memory;
}

// Behind the entries that count stand numbers that no library may take for offsets.
static void batch(caller *self, plumb_columns *columns, uint64_t *offsets, double memory[][MOST_ITEMS], uint8_t *orders) {
    memset(columns, 0, sizeof *columns);
    columns->size = draw(self, 40) ? sizeof *columns : draw(self, 300);
    for (int index = 0; index < 2 * MOST_ROWS; index++) offsets[index] = UINT64_MAX;
    columns->rows = draw(self, MOST_ROWS);
    offsets[0] = 0;
    for (uint64_t row = 0; row < columns->rows; row++) offsets[row + 1] = offsets[row] + draw(self, 4);
    columns->items = offsets[columns->rows];
    columns->offsets = offsets;
    columns->policy = policy(self);
    columns->available = column(self, memory[0], 2);
    columns->spacing = column(self, memory[1], 2);
    columns->gaps = column(self, memory[2], 4);
    columns->minimum = column(self, memory[3], 2);
    columns->ideal = column(self, memory[4], 3);
    columns->maximum = column(self, memory[5], 3);
    columns->priority = column(self, memory[6], 3);
    columns->weight = column(self, memory[7], 6);
    columns->basis = column(self, memory[8], 12);
    columns->grow = column(self, memory[9], 12);
    columns->shrink = column(self, memory[10], 12);
    columns->stretch = column(self, memory[11], 12);
    columns->base = column(self, memory[12], 12);
    columns->shrink_priority = column(self, memory[13], 12);
    for (int index = 0; index < MOST_ITEMS; index++) orders[index] = (uint8_t)draw(self, 6);
    columns->stretch_order = draw(self, 12) ? NULL : orders;
    columns->shrink_order = draw(self, 12) ? NULL : orders;
    switch (draw(self, 12)) {
        case 0: columns->offsets = NULL; break;
        case 1: offsets[draw(self, columns->rows + 1)] = draw(self, 1u << 20); break;
        case 2: columns->items = draw(self, 3) ? UINT64_MAX : columns->items + 1; break;
        case 3: columns->rows = draw(self, 2) ? UINT64_MAX : columns->rows + 1 + draw(self, 5); break;
        default: break;
    }
}

static void check_error(caller *self, int32_t code, const plumb_error *error, bool has_states) {
    if (code < 0 || code >= CODES) self->is_wrong = true;
    self->codes[code < 0 || code >= CODES ? CODES : code]++;
    if (!error) return;
    if (code != PLUMB_OK && error->code != code) self->is_wrong = true;
    if (code == PLUMB_OK && error->code != PLUMB_OK && !has_states) self->is_wrong = true;
    if (error->code != PLUMB_OK && !error->message[0]) self->is_wrong = true;
    if (!memchr(error->message, 0, sizeof error->message) || !memchr(error->array, 0, sizeof error->array)) {
        self->is_wrong = true;
    }
}

static void call_columns(caller *self) {
    plumb_columns columns;
    uint64_t offsets[2 * MOST_ROWS];
    double memory[14][MOST_ITEMS], lengths[MOST_ITEMS], rounding[MOST_ITEMS];
    uint8_t orders[MOST_ITEMS], states[MOST_ROWS * 2], verdict[MOST_ROWS * 2];
    int64_t first[MOST_ROWS * 2], second[MOST_ROWS * 2];
    double amount[MOST_ROWS * 2], optimum[MOST_ITEMS];
    plumb_error error;
    batch(self, &columns, offsets, memory, orders);
    for (int index = 0; index < MOST_ITEMS; index++) lengths[index] = number(self), rounding[index] = number(self);
    plumb_limits limits = {draw(self, 20) ? sizeof limits : 3, draw(self, 4) ? 0 : number(self), draw(self, 4) ? 0 : 3};
    const plumb_limits *limit = draw(self, 2) ? NULL : &limits;
    uint8_t *state = draw(self, 2) ? states : NULL;
    plumb_error *told = draw(self, 8) ? &error : NULL;
    const plumb_columns *batch = draw(self, 30) ? &columns : NULL;
    int32_t code;
    switch (draw(self, 3)) {
        case 0:
            code = plumb_rows_solve(batch, name(self), limit, draw(self, 20) ? lengths : NULL, state, told);
            break;
        case 1: {
            plumb_verdicts verdicts = {draw(self, 20) ? sizeof verdicts : 8, verdict, amount, NULL, NULL, NULL,
                                       NULL, first, second, amount, optimum};
            code = plumb_rows_verify(
                batch, draw(self, 20) ? lengths : NULL, draw(self, 3) ? NULL : rounding, limit,
                draw(self, 20) ? &verdicts : NULL, state, told);
            break;
        }
        default: {
            plumb_sweeps *sweeps = NULL;
            double from = draw(self, 3) ? 0 : number(self), to = draw(self, 3) ? INFINITY : number(self);
            code = plumb_rows_sweep(batch, name(self), from, to, limit, draw(self, 20) ? &sweeps : NULL, state, told);
            plumb_pieces pieces;
            memset(&pieces, 0, sizeof pieces);
            pieces.size = draw(self, 4) ? sizeof pieces : 1;
            if (plumb_sweeps_pieces(sweeps, draw(self, 9) ? &pieces : NULL) == PLUMB_OK) {
                for (uint64_t piece = 0; piece < pieces.pieces; piece++) {
                    if (!(pieces.from[piece] <= pieces.to[piece])) self->is_wrong = true;
                }
            }
            plumb_sweeps_free(sweeps);
        }
    }
    check_error(self, code, told, state != NULL);
}

static void call_json(caller *self) {
    static const char *const verbs[] = {"solve", "verify", "prove", "check",   "explain", "sweep",
                                        "layout", "model", "compare", "nothing", "",      "\xf0"};
    static const char *const options[] = {
        "{}", "{\"with\": \"swiftui\"}", "{\"with\": 7}", "{\"answer-all\": true}", "[", "{\"limit\": -1}", "null",
        "{\"deadline\": 1e-9}", "{\"rows\": 0}", "{\"from\": 5, \"to\": 2}", "{\"claim\": [\"fits\", 3]}",
        "{\"worst\": \"overflow\"}", "{\"widths\": \"1...20\"}", "{\"\\u0000\": 1}", "\xff", "{\"of\": \"{\"}",
        "{\"arithmetic\": \"exact\"}", "{\"format\": \"lp\"}", "{\"file\": \"a.json\"}"};
    static const char *const texts[] = {
        "{\"id\": \"a\", \"available\": 100, \"spacing\": 8, \"items\": [{\"min\": 10, \"max\": 40}, {\"priority\": 1}],"
        " \"claimed\": {\"engine\": \"e\", \"lengths\": [10, 82]}}",
        "{\"proposal\": [200, null], \"tree\": {\"kind\": \"hstack\", \"children\": [{\"kind\": \"range\", \"w\": [1, 2, 9],"
        " \"h\": 4}, {\"kind\": \"text\", \"string\": \"abc\"}]}}",
        "{\"parameters\": {\"w\": [10, 90]}, \"available\": \"w\", \"items\": [{\"min\": 20}, {}], \"claims\": [\"fits\"]}",
        "{\"items\": [{\"min\": 1e400}, {\"max\": \"-infinity\"}]}\n{\"items\": []}\n\n}"};
    char text[2048];
    size_t length;
    if (draw(self, 25)) {
        strcpy(text, texts[draw(self, 4)]);
        length = strlen(text);
        for (uint64_t change = draw(self, 4); change > 0; change--) text[draw(self, length)] = (char)draw(self, 256);
        if (!draw(self, 5)) length = draw(self, length + 1);
    } else {
        length = sizeof text;
        memset(text, draw(self, 2) ? '[' : (int)draw(self, 256), length);
    }
    plumb_result *result = NULL;
    bool is_null = !draw(self, 30);
    int32_t code = plumb_call(
        draw(self, 30) ? verbs[draw(self, 12)] : NULL, draw(self, 3) ? options[draw(self, 19)] : NULL,
        is_null ? NULL : text, length, draw(self, 30) ? &result : NULL);
    self->codes[code < 0 || code >= CODES ? CODES : code]++;
    size_t bytes = 1, errors = 1;
    const char *said = plumb_result_text(result, &bytes), *wrong = plumb_result_errors(result, draw(self, 2) ? &errors : NULL);
    int32_t status = plumb_result_status(result);
    if (!said || !wrong || strlen(said) > bytes || status < 0 || status > 2) self->is_wrong = true;
    if (result && status == 2 && !wrong[0]) self->is_wrong = true;
    plumb_result_summary(result, NULL);
    plumb_result_free(result);
}

// Between the others stands a call that is right.
static void call_rightly(caller *self) {
    const uint64_t offsets[] = {0, 2};
    const double available[] = {100}, maximum[] = {30, INFINITY};
    plumb_columns columns;
    memset(&columns, 0, sizeof columns);
    columns.size = sizeof columns;
    columns.rows = 1;
    columns.items = 2;
    columns.offsets = offsets;
    columns.available = available;
    columns.maximum = maximum;
    double lengths[2];
    plumb_error error;
    if (plumb_rows_solve(&columns, draw(self, 2) ? "exact" : "swiftui", NULL, lengths, NULL, &error) != PLUMB_OK) {
        self->is_wrong = true;
    }
    if (lengths[0] != 30 || lengths[1] != 70) self->is_wrong = true;
}

static void *work(void *context) {
    caller *self = context;
    for (long call = 0; call < self->calls; call++) {
        if (draw(self, 2)) call_columns(self);
        else call_json(self);
        if (call % 10 == 0) call_rightly(self);
    }
    return NULL;
}

int main(int count, char **arguments) {
    long calls = count > 1 ? atol(arguments[1]) : 10000, seed = count > 2 ? atol(arguments[2]) : 1;
    int threads = count > 3 ? atoi(arguments[3]) : 1;
    if (threads < 1 || threads > 64) return 2;
    caller callers[64];
    pthread_t ids[64];
    memset(callers, 0, sizeof callers);
    for (int index = 0; index < threads; index++) {
        callers[index].state = (uint64_t)(seed + index);
        callers[index].calls = calls / threads;
        if (pthread_create(&ids[index], NULL, work, &callers[index]) != 0) return 2;
    }
    bool is_wrong = false;
    long codes[CODES + 1] = {0};
    for (int index = 0; index < threads; index++) {
        pthread_join(ids[index], NULL);
        is_wrong = is_wrong || callers[index].is_wrong;
        for (int code = 0; code <= CODES; code++) codes[code] += callers[index].codes[code];
    }
    printf("seed %ld:", seed);
    for (int code = 0; code <= CODES; code++) printf(" %ld", codes[code]);
    printf(is_wrong ? ", an answer is wrong\n" : "\n");
    return is_wrong;
}
