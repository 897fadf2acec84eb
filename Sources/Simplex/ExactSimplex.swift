// ExactSimplex.swift: the simplex method in fractions, from a basis that is nearly right.
//
// A basis that violates bounds first has the sum of its violations brought down.  The place that improves most enters;
// after some steps of length 0 it is the first that improves, until one has a length (Bland, "New finite pivoting rules
// for the simplex method", 1977), so that the method ends whatever the program.  Each step takes the basis apart anew:
// from a proposal of floating point there are few.

internal import Fractions
internal import LinearPrograms

/// Exact pivots until a basis proves something.
struct ExactSimplex {
    private let program: LinearProgram
    private(set) var basis: Basis
    private(set) var budget: SolverBudget
    /// How many there were.
    private(set) var pivots = 0
    private var standstill = 0

    /// Steps of length 0 after which the first place that improves enters.
    private static let patience = 10

    init(_ program: LinearProgram, startingAt basis: Basis, _ budget: SolverBudget) {
        (self.program, self.basis, self.budget) = (program, basis, budget)
    }

    mutating func run() throws(SolverError) -> ProvedNumbers<Fraction> {
        while true {
            let system = try makeSystem()
            switch system.exactOutcome() {
            case .proved(let proved):
                basis = system.basis
                return proved
            case .improvable(let improvement):
                if let proved = try pivot(system, improvement) { return proved }
            }
        }
    }

    private mutating func makeSystem() throws(SolverError) -> BasisSystem<Fraction> {
        while true {
            switch BasisSystem.exact(program, basis) {
            case .success(let system):
                basis = system.basis
                return system
            case .failure(let singular): basis = singular.repaired
            }
        }
    }

    /// Changes the basis by one place; an answer when there is no end in the direction.
    private mutating func pivot(
        _ system: BasisSystem<Fraction>, _ improvement: Improvement<Fraction>
    ) throws(SolverError) -> ProvedNumbers<Fraction>? {
        pivots += 1
        budget.spend(1)
        try budget.check(exactPivots: pivots)
        let chosen = entering(improvement.entering)
        let rates = system.exactMotion(of: chosen.place, rate: Fraction(chosen.direction))
        guard let block = block(chosen.place, rates, improvement) else {
            return improvement.proved.exactUnbounded(along: rates, of: system)
        }
        standstill = block.step == 0 ? standstill + 1 : 0
        if block.place != chosen.place { basis[chosen.place] = .basic }
        basis[block.place] = block.side
        return nil
    }

    private func entering(
        _ candidates: [(place: Int, direction: Int, rate: Fraction)]
    ) -> (place: Int, direction: Int, rate: Fraction) {
        guard standstill < Self.patience else { return candidates[0] }
        return candidates.max { $0.rate.double < $1.rate.double } ?? candidates[0]
    }

    private struct Block {
        let step: Fraction
        let place: Int
        let side: Basis.Status
    }

    /// The first place that reaches a bound, or one outside its bounds that comes back; `nil` when none ever does.
    private func block(_ moving: Int, _ rates: [Fraction], _ improvement: Improvement<Fraction>) -> Block? {
        var first: Block?
        for place in rates.indices where rates[place] != 0 && (place == moving || basis[place] == .basic) {
            let grows = rates[place] > 0
            let broken = improvement.broken[place]
            if broken != 0 && (broken < 0) != grows { continue }
            let upward = broken == 0 ? grows : broken > 0
            let (lower, upper) = program.bounds(ofPlace: place)
            let bound = upward ? upper : lower
            guard bound.isFinite else { continue }
            let step = (Fraction(exactly: bound) - improvement.values[place]) / rates[place]
            if let first, first.step <= step { continue }
            first = Block(step: step, place: place, side: upward ? .atUpper : .atLower)
        }
        return first
    }
}
