// CorpusComparison.swift: solvers and recorded engines against each other over a corpus, in memory that does not grow
// with it.  Lengths in points, times in microseconds.  `plumb layout --compare` is something else: SceneComparison.

/// Agreement, verdicts, gaps, times and worst cases of several engines over the same rows.
///
/// Everything in it is a count, a maximum or a bounded list: the comparisons of the parts of a corpus merge to that of the
/// whole, in any order.  Beyond `mostRecorded` engines in the input, which of them share one line depends on the order.
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
    private var recorded: Set<ComparedEngine> = []

    /// Starts without rows.
    ///
    /// - Parameter solvers: Those that will be asked, in the order of the reports.
    public init(of solvers: [RuleEntry]) { self.solvers = solvers }

    /// All engines: the solvers as they were given, then the recorded engines by name.
    package var engines: [ComparedEngine] {
        let named = recorded.subtracting([.others]).sorted { $0.name < $1.name }
        return solvers.map(ComparedEngine.rule) + named + (recorded.contains(.others) ? [.others] : [])
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
        let names = row.answers.map { known($0.engine) }
        for position in row.answers.indices {
            tallies[names[position], default: EngineTally()].count(position: position, in: row)
            for other in 0..<position where names[other] != names[position] {
                guard let agree = row.agree(other, position) else { continue }
                agreement.count(names[other], names[position], agree: agree)
            }
        }
    }

    /// Counts an input that could not be read.
    package mutating func addUnreadable() { unreadable += 1 }

    /// Adds the comparison of another part of the corpus.
    public mutating func merge(_ other: CorpusComparison) {
        rows += other.rows
        unreadable += other.unreadable
        solvers += other.solvers.filter { !solvers.contains($0) }
        let names = other.engines.map { ($0, known($0)) }
        for (theirs, ours) in names {
            guard let tally = other.tallies[theirs] else { continue }
            tallies[ours, default: EngineTally()].merge(tally)
        }
        let renamed = Dictionary(uniqueKeysWithValues: names)
        agreement.merge(other.agreement) { renamed[$0] ?? $0 }
    }

    /// The name under which an engine is counted.
    private mutating func known(_ engine: ComparedEngine) -> ComparedEngine {
        guard engine.isRecorded, !recorded.contains(engine) else { return engine }
        let isRoom = recorded.subtracting([.others]).count < Self.mostRecorded
        let name = isRoom ? engine : .others
        recorded.insert(name)
        return name
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
        keeping(plan.solvers(besideClaims: !recorded.isEmpty))
    }

    /// Whether the input records answers.
    package var hasClaims: Bool { !recorded.isEmpty }
}

/// The solvers that were asked for, or those that suit the input.
package enum ComparisonPlan: Sendable, Equatable {
    /// These, in this order.
    case chosen([RuleEntry])
    /// `besideClaims` where the input records answers, `usual` where it does not.
    case automatic

    /// The optimum and the rules that toolkits have.
    package static let usual: [RuleEntry] = [.waterFill, .swiftui, .progressiveFill, .css]
    /// The optimum alone.
    package static let besideClaims: [RuleEntry] = [.waterFill]

    /// The solvers to report, given whether the input records answers: `false` is the guess until one has been seen.
    package func solvers(besideClaims hasClaims: Bool) -> [RuleEntry] {
        switch self {
        case .chosen(let solvers): solvers
        case .automatic: hasClaims ? Self.besideClaims : Self.usual
        }
    }
}
