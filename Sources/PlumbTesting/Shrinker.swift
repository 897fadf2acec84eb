// Shrinker.swift: the smallest record of choices that still fails.
// Shorter records are smaller; of equally long ones the one whose first difference is smaller.

/// A record of choices that makes a property fail, as the generator really used it.
struct FailingRun: Sendable {
    let record: [UInt64]
    let spans: [Range<Int>]
    let alternatives: [[UInt64]]

    /// What choices were made.
    init(_ choices: Choices) {
        record = choices.record
        spans = choices.spans
        alternatives = choices.alternatives
    }

    /// Whether this run is simpler than another.
    func isSimpler(than other: FailingRun) -> Bool {
        if record.count != other.record.count { return record.count < other.record.count }
        return record.lexicographicallyPrecedes(other.record)
    }
}

/// Looks for ever simpler failing records until none of its passes finds one, or its attempts are used up.
///
/// Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation" (ECOOP 2020).  The passes are in
/// `Shrinker+Passes.swift`.
struct Shrinker {
    /// The simplest failing run so far.
    private(set) var best: FailingRun
    /// How many records were tried.
    private(set) var attempts = 0

    private let mostAttempts: Int
    private let isOutOfTime: () -> Bool
    private let run: ([UInt64]) -> FailingRun?
    private var tried: Set<[UInt64]> = []

    /// - Parameters:
    ///   - run: Replays a record; `nil` when it does not fail.
    ///   - isOutOfTime: Whether to stop for reasons of time.
    init(
        _ failure: FailingRun, mostAttempts: Int = 20_000, isOutOfTime: @escaping () -> Bool = { false },
        run: @escaping ([UInt64]) -> FailingRun?
    ) {
        best = failure
        (self.mostAttempts, self.isOutOfTime, self.run) = (mostAttempts, isOutOfTime, run)
    }

    /// Whether there is nothing left to spend.
    var isExhausted: Bool { attempts >= mostAttempts || isOutOfTime() }

    /// Runs all passes until a round of them changes nothing.
    mutating func shrink() {
        while !isExhausted {
            let before = best.record
            deleteSpans()
            deleteChunks()
            zeroSpans()
            takeAlternatives()
            lowerEach()
            lowerEqualOnes()
            lowerPairs(raisingSecond: true)
            lowerPairs(raisingSecond: false)
            sortSpans()
            if best.record == before { return }
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
