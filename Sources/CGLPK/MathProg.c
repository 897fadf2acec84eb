// MathProg.c: MathProg models, read step by step, and what their statements print.

#include "Guard.h"

#ifdef CGLPK_AVAILABLE

#include "Texts.h"

int cglpk_mathprog_model(cglpk_problem *problem, const char *path, int has_data) {
    CGLPK_ENTER(problem);
    if (problem->translator) return CGLPK_BAD_ARGUMENT;
    problem->translator = glp_mpl_alloc_wksp();
    return glp_mpl_read_model(problem->translator, path, has_data) ? CGLPK_UNREADABLE : CGLPK_OK;
}

int cglpk_mathprog_data(cglpk_problem *problem, const char *path) {
    CGLPK_ENTER(problem);
    return glp_mpl_read_data(problem->translator, path) ? CGLPK_UNREADABLE : CGLPK_OK;
}

static int generate_guarded(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    if (glp_mpl_generate(problem->translator, NULL)) return CGLPK_UNREADABLE;
    glp_mpl_build_prob(problem->translator, problem->problem);
    return glp_get_num_int(problem->problem) ? CGLPK_HAS_INTEGERS : CGLPK_OK;
}

// Hands out what was printed, unless some of it is lost; the status of what printed it comes first.
static int with_printed(int status, char **printed, size_t *length) {
    if (!cglpk_here) return status;
    const cglpk_text *text = &cglpk_here->printed;
    int collected = cglpk_hand_out(text->bytes, text->length, printed, length);
    if (status != CGLPK_OK && status != CGLPK_HAS_INTEGERS) return status;
    if (text->lost) return text->lost;
    return collected ? collected : status;
}

int cglpk_mathprog_generate(cglpk_problem *problem, char **printed, size_t *length) {
    return with_printed(generate_guarded(problem), printed, length);
}

int cglpk_read_mathprog(
    cglpk_problem *problem, const char *model, const char *data, char **printed, size_t *length) {
    *printed = NULL;
    *length = 0;
    int status = cglpk_mathprog_model(problem, model, data != NULL);
    if (!status && data) status = cglpk_mathprog_data(problem, data);
    return status ? status : cglpk_mathprog_generate(problem, printed, length);
}

int cglpk_relax(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    for (int j = 1; j <= glp_get_num_cols(problem->problem); j++) glp_set_col_kind(problem->problem, j, GLP_CV);
    return CGLPK_OK;
}

static int postsolve_guarded(cglpk_problem *problem) {
    CGLPK_ENTER(problem);
    if (!problem->translator || problem->postsolved) return CGLPK_BAD_ARGUMENT;
    problem->postsolved = 1;
    return glp_mpl_postsolve(problem->translator, problem->problem, GLP_SOL) ? CGLPK_UNREADABLE : CGLPK_OK;
}

int cglpk_postsolve_mathprog(cglpk_problem *problem, char **printed, size_t *length) {
    *printed = NULL;
    *length = 0;
    int status = postsolve_guarded(problem);
    if (status != CGLPK_OK && status != CGLPK_UNREADABLE) return status;
    return with_printed(status, printed, length);
}

#endif  // CGLPK_AVAILABLE
