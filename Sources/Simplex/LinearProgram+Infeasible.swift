// LinearProgram+Infeasible.swift: a smallest contradiction within a program that no point meets.

public import LinearPrograms

extension LinearProgram {
    /// Bounds of rows and columns that no point meets together, while a point meets any that are left without one.
    ///
    /// Which of several contradictions is found depends on the order of the program: bounds of columns are given up
    /// before those of rows, later ones before earlier ones.
    ///
    /// - Parameter asked: The bounds that may be left out, all of them by default; the others hold throughout and are no
    ///   part of the set.
    /// - Returns: The set, in the order of `asked` or else rows before columns in the order of the program; `nil` when a
    ///   point meets all bounds.
    /// - Throws: `SolverError`.
    /// - Complexity: At most one solve a bound that the proof of infeasibility speaks of, and two more.
    ///   Source: Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in linear programs" (1991), the
    ///   deletion filter, started from the support of a Farkas ray.
    public func irreducibleInfeasibleSet<Advice: SimplexAdvice & ~Copyable>(
        among asked: [ProgramBound]? = nil, advisedBy advice: Advice.Type, _ options: SolverOptions = SolverOptions()
    ) throws(SolverError) -> [ProgramBound]? {
        try requireValid()
        var plain = self
        plain.setObjectives([])
        let solution = try plain.solved(advisedBy: advice, options)
        guard solution.status == .infeasible else { return nil }
        let all = constraints.flatMap(bounds) + variables.flatMap(bounds)
        let fast = asked.map { Set(all).subtracting($0) } ?? []
        var filter = try DeletionFilter<Advice>(plain, asked ?? all, holding: fast, options)
        return try filter.run(startingAt: boundsProving(infeasibilityBy: solution.farkas))
    }
}

/// Leaves out one bound after another, for good where there is still no point.
private struct DeletionFilter<Advice: SimplexAdvice & ~Copyable>: ~Copyable {
    private let program: LinearProgram
    private let options: SolverOptions
    private let asked: [ProgramBound]
    private let fast: Set<ProgramBound>
    private var loaded: LoadedProgram<Advice>

    init(
        _ program: LinearProgram, _ asked: [ProgramBound], holding fast: Set<ProgramBound>, _ options: SolverOptions
    ) throws(SolverError) {
        self.program = program
        self.asked = asked
        self.fast = fast
        self.options = options
        loaded = try LoadedProgram(program)
    }

    mutating func run(startingAt proved: [ProgramBound]) throws(SolverError) -> [ProgramBound] {
        let proved = Set(proved)
        let small = try reduced(asked.filter(proved.contains), followingProofs: true)
        if try contradiction(within: small) != nil { return small }
        // Rounding has left too little of a proof.
        return try reduced(asked, followingProofs: false)
    }

    /// What is left when every bound has been tried; where there is a point without it, it stays.
    private mutating func reduced(
        _ bounds: [ProgramBound], followingProofs: Bool
    ) throws(SolverError) -> [ProgramBound] {
        var kept = bounds
        for bound in bounds.reversed() where kept.contains(bound) {
            let rest = kept.filter { $0 != bound }
            guard let proved = try contradiction(within: rest) else { continue }
            kept = followingProofs ? proved : rest
        }
        return kept
    }

    /// The bounds of a contradiction among some, or `nil` when a point meets them all.
    private mutating func contradiction(within bounds: [ProgramBound]) throws(SolverError) -> [ProgramBound]? {
        let held = fast.union(bounds)
        let rows = program.constraints.map { program.bounds(of: $0).filter(held.contains) }
        let columns = program.variables.map { program.bounds(of: $0).filter(held.contains) }
        try loaded.setRowBounds(
            rows.indices.map(Int32.init), lower: rows.map(program.lower), upper: rows.map(program.upper))
        try loaded.setColumnBounds(
            columns.indices.map(Int32.init), lower: columns.map(program.lower), upper: columns.map(program.upper))
        let solution = try loaded.solve(options)
        guard solution.status == .infeasible else { return nil }
        let proved = Set(loaded.program.boundsProving(infeasibilityBy: solution.farkas))
        return bounds.filter(proved.contains)
    }
}

extension LinearProgram {
    /// The least value that some of the bounds of a row or column leave.
    fileprivate func lower(_ sides: [ProgramBound]) -> Double {
        sides.first { $0.side != .upper }.flatMap(value) ?? -.infinity
    }

    /// The greatest value that some of the bounds of a row or column leave.
    fileprivate func upper(_ sides: [ProgramBound]) -> Double {
        sides.first { $0.side != .lower }.flatMap(value) ?? .infinity
    }
}
