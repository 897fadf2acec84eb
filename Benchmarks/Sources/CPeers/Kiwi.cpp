// Kiwi.cpp: rows as constraints of Kiwi, from its headers where Benchmarks/fetch-kiwi has put them.

#include "CPeers.h"

#if __has_include("kiwi/kiwi.h")

#include "kiwi/kiwi.h"

#include <cmath>
#include <vector>

int peers_has_kiwi(void) { return 1; }

static int answer(const double *lower, const double *upper, int items, double room, double *lengths) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(items);
    std::vector<kiwi::Term> terms;
    terms.reserve(items);
    for (int i = 0; i < items; i++) {
        solver.addConstraint(variables[i] >= lower[i]);
        if (std::isfinite(upper[i])) solver.addConstraint(variables[i] <= upper[i]);
        terms.emplace_back(variables[i]);
    }
    solver.addConstraint((kiwi::Expression(terms) == room) | kiwi::strength::strong);
    for (int i = 0; i < items; i++) solver.addConstraint((variables[i] == room / items) | kiwi::strength::weak);
    solver.updateVariables();
    for (int i = 0; i < items; i++) lengths[i] = variables[i].value();
    return 0;
}

int peers_kiwi(const double *lower, const double *upper, int items, double room, double *lengths) {
    try {
        return answer(lower, upper, items, room, lengths);
    } catch (...) {
        return 1;
    }
}

// One solver a row: the sum follows the room, which is an edit variable and stronger than all but the bounds.
struct KeptRow {
    kiwi::Solver solver;
    kiwi::Variable room;
    std::vector<kiwi::Variable> variables;

    KeptRow(const double *lower, const double *upper, int items) : variables(items) {
        std::vector<kiwi::Term> terms;
        for (int i = 0; i < items; i++) {
            solver.addConstraint(variables[i] >= lower[i]);
            if (std::isfinite(upper[i])) solver.addConstraint(variables[i] <= upper[i]);
            terms.emplace_back(variables[i]);
        }
        solver.addConstraint((kiwi::Expression(terms) == room) | kiwi::strength::strong);
        for (auto &variable : variables) {
            solver.addConstraint((variable == room * (1.0 / items)) | kiwi::strength::weak);
        }
        solver.addEditVariable(room, 2 * kiwi::strength::strong);
    }
};

static void *open_row(const double *lower, const double *upper, int items) {
    try {
        return new KeptRow(lower, upper, items);
    } catch (...) {
        return nullptr;
    }
}

static int answer_row(void *kept, double room, double *lengths) {
    try {
        auto row = static_cast<KeptRow *>(kept);
        row->solver.suggestValue(row->room, room);
        row->solver.updateVariables();
        for (std::size_t i = 0; i < row->variables.size(); i++) lengths[i] = row->variables[i].value();
        return 0;
    } catch (...) {
        return 1;
    }
}

static void close_row(void *kept) { delete static_cast<KeptRow *>(kept); }

const peers_keeper peers_kiwi_kept = {open_row, answer_row, close_row};

#else

static void *open_row(const double *, const double *, int) { return nullptr; }

static int answer_row(void *, double, double *) { return 1; }

static void close_row(void *) {}

const peers_keeper peers_kiwi_kept = {open_row, answer_row, close_row};

int peers_has_kiwi(void) { return 0; }

int peers_kiwi(const double *, const double *, int, double, double *) { return 1; }

#endif
