// CorpusComparison.swift: solvers and recorded engines against each other over a corpus, in memory that does not grow
// with it.  Lengths in points, times in microseconds.  `plumb layout --compare` is something else: SceneComparison.

/// Agreement, verdicts, gaps, times and worst cases of several engines over the same rows.
///
/// Everything in it is a count, a maximum or a bounded list whose order is total: the comparisons of the parts of a corpus
/// merge to that of the whole, in any order and any tree.  Of more than `mostRecorded` engines in the input those with the
/// smallest names are counted one by one (`KeptEngines`).
public struct CorpusComparison: Sendable, Equatable {
    /// The most recorded engines that are counted one by one; the rest is counted as `(other engines)`.
    package static let mostRecorded = 120

    /// How many rows were compared.
    public private(set) var rows = 0
    /// How many inputs could not be read.
    package private(set) var unreadable = 0
    /// How often each two engines agree.
    package private(set) var agreement = AgreementMatrix()

    private var solvers: [RuleEntry]
    private var tallies: [ComparedEngine: EngineTally] = [:]
    private var kept: KeptEngines
    /// Whether some engines are counted together.
    private var hasOthers = false

    /// Starts without rows.
    ///
    /// - Parameter solvers: Those that will be asked, in the order of the reports.
    public init(of solvers: [RuleEntry]) { self.init(of: solvers, atMost: Self.mostRecorded) }

    /// Starts without rows, and counts fewer recorded engines one by one.
    package init(of solvers: [RuleEntry], atMost mostRecorded: Int) {
        self.solvers = solvers
        kept = KeptEngines(atMost: mostRecorded)
    }

    /// All engines: the solvers as they were given, then the recorded engines by name.
    package var engines: [ComparedEngine] {
        let named = kept.names.sorted().map { ComparedEngine(key: $0, isRecorded: true) }
        return solvers.map(ComparedEngine.rule) + named + (hasOthers ? [.others] : [])
    }

    /// What became of an engine's answers.
    package subscript(engine: ComparedEngine) -> EngineTally { tallies[engine] ?? EngineTally() }

    /// The answers of all engines with the most avoidable overflow, then those farthest from the optimum, the worst first.
    package var worst: [WorstAnswer] {
        var worst = WorstAnswers()
        for tally in tallies.values { worst.merge(tally.worst) }
        return worst.cases
    }

    /// Counts a row.
    ///
    /// - Complexity: O(*k*² *n*) for *k* answers of *n* items.
    public mutating func add(_ row: RowComparison) {
        rows += 1
        // One engine may displace another of the same row, so that all come before any is counted.
        for (engine, _) in row.answers { admit(engine) }
        let names = row.answers.map { counted($0.engine) }
        for position in row.answers.indices {
            tallies[names[position], default: EngineTally()].count(position: position, in: row)
            for other in 0..<position where names[other] != names[position] {
                guard let agree = row.agree(other, position) else { continue }
                agreement.count(names[other], names[position], agree: agree)
            }
        }
    }

    /// A comparison of rows that were counted before.
    ///
    /// - Parameter pairs: How often each two of the engines agree.
    init(
        of solvers: [RuleEntry], rows: Int, unreadable: Int, tallies: [ComparedEngine: EngineTally],
        pairs: [(first: ComparedEngine, second: ComparedEngine, count: AgreementCount)]
    ) {
        self.init(of: solvers)
        (self.rows, self.unreadable) = (rows, unreadable)
        for engine in tallies.keys { admit(engine) }
        for (engine, tally) in tallies { add(tally, of: engine) }
        for pair in pairs {
            let (first, second) = (counted(pair.first), counted(pair.second))
            if first != second { agreement.add(pair.count, to: first, second) }
        }
    }

    /// Counts an input that could not be read.
    package mutating func addUnreadable() { unreadable += 1 }

    /// Adds the comparison of another part of the corpus.
    public mutating func merge(_ other: CorpusComparison) {
        rows += other.rows
        unreadable += other.unreadable
        solvers += other.solvers.filter { !solvers.contains($0) }
        for engine in other.engines { admit(engine) }
        for (engine, tally) in other.tallies { add(tally, of: engine) }
        agreement.merge(other.agreement, renaming: counted)
    }

    /// Adds the answers of one engine, which has been admitted.
    private mutating func add(_ tally: EngineTally, of engine: ComparedEngine) {
        tallies[counted(engine), default: EngineTally()].merge(tally)
    }

    /// Sees an engine before its answers are counted.
    private mutating func admit(_ engine: ComparedEngine) {
        guard engine.isRecorded else { return }
        if engine == .others { return hasOthers = true }
        guard let leaving = kept.admit(engine.key) else { return }
        hasOthers = true
        if leaving == engine.key { return }
        let left = ComparedEngine(key: leaving, isRecorded: true)
        if let tally = tallies.removeValue(forKey: left) { add(tally, of: .others) }
        agreement.count(left, with: .others)
    }

    /// The engine under whose name the answers of an engine are counted.
    private func counted(_ engine: ComparedEngine) -> ComparedEngine {
        !engine.isRecorded || kept.contains(engine.key) ? engine : .others
    }

    /// The same rows without the solvers that are not in `kept`.
    func keeping(_ kept: [RuleEntry]) -> CorpusComparison {
        var comparison = self
        comparison.solvers = solvers.filter(kept.contains)
        let engines = Set(comparison.engines)
        comparison.tallies = tallies.filter { engines.contains($0.key) }
        comparison.agreement.keep(engines)
        return comparison
    }

    /// What a plan reports: where it leaves the choice open, recorded engines are compared with the optimum alone.
    package func settled(by plan: ComparisonPlan) -> CorpusComparison {
        keeping(plan.solvers(besideClaims: hasClaims))
    }

    /// Whether the input records answers.
    package var hasClaims: Bool { hasOthers || !kept.names.isEmpty }
}
