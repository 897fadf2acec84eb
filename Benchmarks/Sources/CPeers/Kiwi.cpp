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

#else

int peers_has_kiwi(void) { return 0; }

int peers_kiwi(const double *, const double *, int, double, double *) { return 1; }

#endif
