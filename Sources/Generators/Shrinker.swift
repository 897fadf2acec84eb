// Shrinker.swift: the smallest record of choices that still fails.
// Shorter records are smaller; of equally long ones the one whose first difference is smaller.  Attempts alone are counted
// and no clock is asked, so that every machine ends with the same record.

extension Choices {
    /// Whether the record is simpler than another.
    fileprivate func isSimpler(than other: Choices) -> Bool {
        if record.count != other.record.count { return record.count < other.record.count }
        return record.lexicographicallyPrecedes(other.record)
    }
}

/// Why shrinking ended before nothing smaller was left to try.
public enum ShrinkingStop: Sendable, Equatable {
    /// So many attempts were all that were allowed.
    case attempts(Int)
    /// An engine left so many rows without an answer.
    case hangs(Int)
}

extension ShrinkingStop: CustomStringConvertible {
    /// The reason, and what follows from it.
    public var description: String {
        switch self {
        case .attempts(let count):
            "the limit of \(Self.counted(count, "attempt")) was reached: a smaller one may fail too"
        case .hangs(let count):
            "the engine gave no answer to \(Self.counted(count, "row")) that \(count == 1 ? "was" : "were") tried on the way: a "
                + "smaller one may fail too"
        }
    }

    fileprivate static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

extension Int {
    /// `after 12 attempts`, with the reason where shrinking was stopped.
    package func attempted(_ stop: ShrinkingStop?) -> String {
        "after \(ShrinkingStop.counted(self, "attempt"))" + (stop.map { "; \($0)" } ?? "")
    }
}

/// Looks for ever simpler failing records until none of its passes finds one, or its attempts are used up.
///
/// Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation" (ECOOP 2020).  The passes are in
/// `Shrinker+Passes.swift`.
package struct Shrinker {
    /// The simplest choices so far that fail.
    package private(set) var best: Choices
    /// How many records were tried.
    package private(set) var attempts = 0

    private let mostAttempts: Int
    private let isStopped: () -> Bool
    private let run: ([UInt64]) -> Choices?
    private var tried: Set<[UInt64]> = []

    /// A search that has not begun.
    ///
    /// - Parameters:
    ///   - run: Replays a record; the choices as they were really made, `nil` when they do not fail.
    ///   - isStopped: Whether to stop for another reason than the number of attempts.
    package init(
        _ failure: Choices, mostAttempts: Int = 20_000, isStopped: @escaping () -> Bool = { false },
        run: @escaping ([UInt64]) -> Choices?
    ) {
        best = failure
        (self.mostAttempts, self.isStopped, self.run) = (mostAttempts, isStopped, run)
    }

    /// Whether there is nothing left to spend.
    var isExhausted: Bool { attempts >= mostAttempts || isStopped() }
    /// Why shrinking ended early, where its own count is the reason.
    package var stop: ShrinkingStop? { attempts >= mostAttempts ? .attempts(mostAttempts) : nil }

    /// Runs all passes until a round of them changes nothing, then tries the smallest records of all.
    package mutating func shrink() {
        takeSimplest()
        var before: [UInt64]
        repeat {
            runPasses()
            before = best.record
            trySmallRecords()
        } while best.record != before && !isExhausted
    }

    /// What makes records shorter comes first and is repeated as long as it helps: everything else then has less to try.
    private mutating func runPasses() {
        let stages: [[(inout Shrinker) -> Void]] = [
            [{ $0.deleteSpans() }, { $0.deleteChunks() }, { $0.zeroSpans() }, { $0.deleteNeighbours() }],
            [{ $0.takeAlternatives() }, { $0.lowerEach() }, { $0.lowerEqualOnes() }, { $0.zeroPairs() }],
            [{ $0.lowerPairs(raisingSecond: true) }, { $0.lowerPairs(raisingSecond: false) }, { $0.sortSpans() }],
        ]
        var stage = 0
        while stage < stages.count, !isExhausted {
            let before = best.record
            for pass in stages[stage] { pass(&self) }
            stage = best.record == before ? stage + 1 : 0
        }
    }

    /// Tries a record; keeps it when it fails and is simpler.
    @discardableResult
    mutating func attempt(_ record: [UInt64]) -> Bool {
        guard !isExhausted, record != best.record, tried.insert(record).inserted else { return false }
        attempts += 1
        guard let found = run(record), found.isSimpler(than: best) else { return false }
        best = found
        return true
    }
}
