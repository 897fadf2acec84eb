// BasisProofs.swift: the two arithmetics as other targets call them.
// Concrete here, so that the compiler specialises what is generic; across targets it would not.

package import Fractions

extension LinearProgram {
    /// The answer that a basis proves, in doubles or else in fractions; `nil` where it proves none.
    ///
    /// - Precondition: The basis has the sizes of the program.
    /// - Complexity: That of taking the basis apart, and O(columns + rows + entries) an objective.
    package func provedSolution(at basis: Basis, method: SimplexMethod) -> Solution? {
        if let solution = enclosedSolution(at: basis, iterations: 0, method: method) { return solution }
        guard case .success(let system) = BasisSystem.exact(self, basis),
            case .proved(let numbers) = system.exactOutcome()
        else { return nil }
        return numbers.exactSolution(columns: columnCount, iterations: 0, method: method, basis: system.basis)
    }

    /// The answer that a basis proves in doubles; `nil` where they cannot tell, or not nearly enough.
    ///
    /// - Precondition: The basis has the sizes of the program.
    /// - Complexity: That of taking the basis apart; O(entries) where it is a triangle but for order.
    package func enclosedSolution(at basis: Basis, iterations: Int, method: SimplexMethod) -> Solution? {
        guard case .success(let system)? = try? BasisSystem<Enclosure>.make(self, basis),
            case .proved(let numbers)? = try? system.outcome(), let gaps = numbers.gaps
        else { return nil }
        return numbers.solution(
            columns: columnCount, iterations: iterations, method: method, proof: .enclosed(gaps: gaps),
            basis: system.basis, exact: nil)
    }
}

extension BasisSystem where Number == Fraction {
    /// A basis taken apart in fractions.
    package static func exact(_ program: LinearProgram, _ basis: Basis) -> Result<BasisSystem, SingularBasis> {
        certain { () throws(Undecided) in try make(program, basis) }
    }

    /// What it proves.
    package func exactOutcome() -> BasisOutcome<Fraction> {
        Self.certain { () throws(Undecided) in try outcome() }
    }

    /// How all places move while one that is not basic does.
    package func exactMotion(of place: Int, rate: Fraction) -> [Fraction] { motion(of: place, rate: rate) }

    /// What fractions tell, which is every sign.
    fileprivate static func certain<Answer>(_ work: () throws(Undecided) -> Answer) -> Answer {
        do { return try work() } catch { preconditionFailure("fractions tell every sign") }
    }
}

extension ProvedNumbers where Number == Fraction {
    /// The answer in doubles, with its fractions.
    package func exactSolution(columns: Int, iterations: Int, method: SimplexMethod, basis: Basis) -> Solution {
        solution(
            columns: columns, iterations: iterations, method: method, proof: .exact, basis: basis,
            exact: ExactSolution(self))
    }

    /// The same answer once an objective has been found to have no end.
    package func exactUnbounded(along rates: [Fraction], of system: BasisSystem<Fraction>) -> ProvedNumbers {
        BasisSystem.certain { () throws(Undecided) in try unbounded(along: rates, of: system) }
    }
}
