// InequalitySystem.swift: is there a point that meets some linear inequalities, and how large can a form be there?
//
// A simplex method finds, and what it finds is confirmed in fractions before it is believed.  A point is tried.
// Multipliers λ >= 0 prove that there is none where the greatest value of Σ λᵢ slackᵢ over the box is negative, or 0 while
// a strict inequality has λ > 0 (Motzkin, "Beiträge zur Theorie der linearen Ungleichungen", 1936); multipliers of the box
// itself are those that cancel what is left, so they need not be stated.

package import Families
package import Rows

/// Linear inequalities, strict ones and others, over a box.
package struct InequalitySystem: Sendable {
    let box: ParameterBox
    let halves: [HalfSpace]

    package init(box: ParameterBox, halves: [HalfSpace]) { (self.box, self.halves) = (box, halves) }

    /// What a system comes to.
    package enum Answer: Sendable {
        /// A point that meets all of it.
        case point([Fraction])
        /// There is none; one multiplier an inequality proves it.
        case empty([Fraction])
    }

    /// A point, or the proof that there is none.
    ///
    /// - Parameter programs: Counts the linear programs solved.
    /// - Throws: `ProofGap` where the solver's answer could not be confirmed.
    package func answer(_ programs: inout Int) throws(ProofGap) -> Answer {
        // First a point inside all of them, from which more can be decided; faces have none.
        let inside = try tried(keepingOff: [Bool](repeating: true, count: halves.count), &programs)
        if let inside { return inside }
        guard let answer = try tried(keepingOff: halves.map(\.isStrict), &programs) else { throw .unconfirmed }
        return answer
    }

    /// Maximises how far a point keeps off some of the bounds; `nil` where that decides nothing.
    private func tried(keepingOff open: [Bool], _ programs: inout Int) throws(ProofGap) -> Answer? {
        let program = try RegionProgram(self, keepingOff: open)
        programs += 1
        let found = try program.solved()
        if let point = found.point, contains(point) { return .point(point) }
        return isEmpty(by: found.multipliers) ? .empty(found.multipliers) : nil
    }

    /// The greatest value of a form over the closure, and where; one multiplier an inequality proves it.
    ///
    /// - Precondition: There is a point.
    package func greatest(
        _ form: LinearForm, _ programs: inout Int
    ) throws(ProofGap) -> (value: Fraction, point: [Fraction], multipliers: [Fraction]) {
        let program = try RegionProgram(self, maximizing: form)
        programs += 1
        let found = try program.solved()
        guard let point = found.point, closureContains(point),
            box.range(of: sum(found.multipliers, from: form)).upperBound == form.value(at: point)
        else { throw .unconfirmed }
        return (form.value(at: point), point, found.multipliers)
    }

    /// Whether a point meets all of it.
    package func contains(_ point: [Fraction]) -> Bool {
        box.contains(point) && halves.allSatisfy { $0.contains(point) }
    }

    private func closureContains(_ point: [Fraction]) -> Bool {
        box.contains(point) && halves.allSatisfy { $0.slack.value(at: point) >= 0 }
    }

    /// Whether multipliers prove that there is no point.
    package func isEmpty(by multipliers: [Fraction]) -> Bool {
        guard multipliers.count == halves.count, multipliers.allSatisfy({ $0 >= 0 }) else { return false }
        let most = box.range(of: sum(multipliers, from: 0)).upperBound
        return most < 0 || most == 0 && zip(halves, multipliers).contains { $0.isStrict && $1 > 0 }
    }

    private func sum(_ multipliers: [Fraction], from form: LinearForm) -> LinearForm {
        zip(halves, multipliers).reduce(form) { $1.1 == 0 ? $0 : $0 + $1.0.slack * $1.1 }
    }
}

/// Why a proof has a gap.
package enum ProofGap: Error, Equatable {
    /// Numbers that no double states.
    case beyondDoubles
    /// The solver's answer did not hold in exact arithmetic.
    case unconfirmed
    /// The solver gave up.
    case solver(String)
}
