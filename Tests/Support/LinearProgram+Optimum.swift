// LinearProgram+Optimum.swift: whether two answers to a program say the same.

package import Plumb

extension LinearProgram {
    /// Whether two answers have one status, certificates that hold, and the same value of every objective.
    package func haveSameOptimum(_ first: Solution, _ second: Solution) -> Bool {
        guard first.status == second.status, first.stages.count == second.stages.count else { return false }
        // An answer to the program with room for rounding proves nothing of the program itself.
        if first.proof == .none || second.proof == .none { return first.proof == second.proof }
        return check(first).holds() && check(second).holds()
            && zip(first.stages, second.stages).allSatisfy { one, other in
                abs(one.objective - other.objective) <= 1e-9 * max(1, abs(one.objective))
            }
    }
}
