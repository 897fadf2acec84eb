// judge.c: rows laid out by SwiftUI's rule and judged, and a claim judged in JSON, by the library for C.
//
//     cc -o judge judge.c $(pkg-config --cflags --libs plumb) && ./judge

#include <math.h>
#include <plumb.h>
#include <stdio.h>
#include <string.h>

static int complain(const plumb_error *error) {
    fprintf(stderr, "%s\n", error->message);
    return 2;
}

int main(void) {
    if (plumb_abi_version() != PLUMB_ABI_VERSION) return 2;

    // Two toolbars in 200 points: a title beside a button, and three equal buttons.  Gaps of 8 points.
    const uint64_t offsets[] = {0, 2, 5};
    const double available[] = {200, 200}, spacing[] = {8, 8};
    const double minimum[] = {120, 40, 20, 20, 20}, maximum[] = {INFINITY, 90, INFINITY, INFINITY, INFINITY};
    plumb_columns columns;
    memset(&columns, 0, sizeof columns);
    columns.size = sizeof columns;
    columns.rows = 2;
    columns.items = 5;
    columns.offsets = offsets;
    columns.available = available;
    columns.spacing = spacing;
    columns.minimum = minimum;
    columns.maximum = maximum;

    double lengths[5], farthest[2];
    uint8_t verdict[2];
    plumb_error error;
    if (plumb_rows_solve(&columns, "swiftui", NULL, lengths, NULL, &error) != PLUMB_OK) return complain(&error);

    plumb_verdicts verdicts;
    memset(&verdicts, 0, sizeof verdicts);
    verdicts.size = sizeof verdicts;
    verdicts.verdict = verdict;
    verdicts.farthest = farthest;
    if (plumb_rows_verify(&columns, lengths, NULL, NULL, &verdicts, NULL, &error) != PLUMB_OK) return complain(&error);
    for (uint64_t row = 0; row < columns.rows; row++) {
        for (uint64_t item = offsets[row]; item < offsets[row + 1]; item++) printf("%g ", lengths[item]);
        printf("%s, %g points from the optimum\n", plumb_verdict_name(verdict[row]), farthest[row]);
    }

    // The same in JSON, as everything that the command answers.
    const char *row = "{\"available\": 200, \"spacing\": 8, \"items\": [{\"min\": 120}, {\"min\": 40, \"max\": 90}],"
                      " \"claimed\": {\"engine\": \"mine\", \"lengths\": [100, 92]}}";
    plumb_result *result;
    if (plumb_call("verify", "{}", row, strlen(row), &result) != PLUMB_OK) return 2;
    printf("%s", plumb_result_text(result, NULL));
    fprintf(stderr, "%s", plumb_result_errors(result, NULL));
    int status = plumb_result_status(result);
    plumb_result_free(result);
    return status;
}
