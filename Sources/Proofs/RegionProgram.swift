// RegionProgram.swift: a system of inequalities as a linear program in numbers that doubles hold exactly.
//
// One column a parameter, and one for the distance t that a point keeps off the bounds: maximise t <= 1 with
// kᵢ slackᵢ(x) >= t for the bounds to keep off and kᵢ slackᵢ(x) >= 0 for the others.

internal import Families
internal import LinearPrograms
internal import Rows
internal import Simplex

/// The linear program of a system.
struct RegionProgram {
    private var program = LinearProgram()
    /// What the row of each inequality is multiplied by.
    private var factors: [Fraction] = []
    /// What the objective is multiplied by.
    private var objectiveFactor: Fraction = 1
    private let columnCount: Int

    /// What the solver says, in fractions; nothing of it has been confirmed.
    struct Found {
        let point: [Fraction]?
        /// One an inequality.
        let multipliers: [Fraction]
    }

    /// The program of a point that keeps off some of the bounds.
    init(_ system: InequalitySystem, keepingOff open: [Bool]) throws(ProofGap) {
        columnCount = system.box.ranges.count
        try addColumns(system.box)
        let distance = program.variable(atMost: 1)
        for (half, isOpen) in zip(system.halves, open) { try add(half, distance: isOpen ? distance.index : nil) }
        try addEnds(of: system.box)
        program.addObjective(Objective(.maximize, columns: [Int32(distance.index)], costs: [1]))
    }

    /// The program of the greatest value of a form.
    init(_ system: InequalitySystem, maximizing form: LinearForm) throws(ProofGap) {
        columnCount = system.box.ranges.count
        try addColumns(system.box)
        for half in system.halves { try add(half, distance: nil) }
        try addEnds(of: system.box)
        objectiveFactor = Fraction.wholeFactor(of: form.coefficients)
        let costs = try form.coefficients.map { coefficient throws(ProofGap) in
            try Self.double(coefficient * objectiveFactor)
        }
        program.addObjective(Objective(.maximize, columns: costs.indices.map(Int32.init), costs: costs))
    }

    private static func double(_ number: Fraction) throws(ProofGap) -> Double {
        guard let double = number.exactDouble else { throw .beyondDoubles }
        return double
    }

    private mutating func addColumns(_ box: ParameterBox) throws(ProofGap) {
        for range in box.ranges {
            _ = program.variable(
                atLeast: range.lowerBound.exactDouble ?? -.infinity, atMost: range.upperBound.exactDouble ?? .infinity)
        }
    }

    /// Ends of intervals that no double states, as rows.
    private mutating func addEnds(of box: ParameterBox) throws(ProofGap) {
        for (index, range) in box.ranges.enumerated() {
            for (end, isLower) in [(range.lowerBound, true), (range.upperBound, false)] where end.exactDouble == nil {
                let factor = Fraction.wholeFactor(of: [1, end])
                let bound = try Self.double(end * factor)
                program.addRow(
                    columns: [Int32(index)], coefficients: [try Self.double(factor)],
                    lower: isLower ? bound : -.infinity, upper: isLower ? .infinity : bound)
            }
        }
    }

    private mutating func add(_ half: HalfSpace, distance: Int?) throws(ProofGap) {
        let factor = half.bound.exactDouble == nil ? Fraction.wholeFactor(of: half.direction + [half.bound]) : 1
        var (columns, coefficients): ([Int32], [Double]) = ([], [])
        for (index, coefficient) in half.direction.enumerated() where coefficient != 0 {
            columns.append(Int32(index))
            coefficients.append(try Self.double(coefficient * factor))
        }
        if let distance {
            columns.append(Int32(distance))
            coefficients.append(half.isAbove ? -1 : 1)
        }
        let bound = try Self.double(half.bound * factor)
        program.addRow(
            columns: columns, coefficients: coefficients, lower: half.isAbove ? bound : -.infinity,
            upper: half.isAbove ? .infinity : bound)
        factors.append(factor)
    }

    /// Solves the program in exact arithmetic.
    func solved() throws(ProofGap) -> Found {
        let solution: Solution
        do {
            solution = try program.solved(advisedBy: DenseAdvice.self, SolverOptions(method: .exact))
        } catch {
            throw .solver("\(error)")
        }
        guard let exact = program.exact(solution) else { throw .unconfirmed }
        switch exact.status {
        case .optimal:
            let duals = exact.stages.first?.rowDuals ?? []
            return Found(point: Array(exact.values[..<columnCount]), multipliers: multipliers(duals))
        case .infeasible: return Found(point: nil, multipliers: multipliers(exact.farkas))
        case .unbounded: throw .unconfirmed
        }
    }

    /// A row has one bound, so that the size of its multiplier says it all; the confirmation shows a wrong sign.
    private func multipliers(_ rows: [Fraction]) -> [Fraction] {
        zip(factors, rows).map { $1.magnitude * $0 / objectiveFactor }
    }
}
