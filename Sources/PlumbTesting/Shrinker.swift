// Shrinker.swift: the smallest record of choices that still fails.
// Shorter records are smaller; of equally long ones the one whose first difference is smaller.

extension Choices {
    /// Whether the record is simpler than another.
    fileprivate func isSimpler(than other: Choices) -> Bool {
        if record.count != other.record.count { return record.count < other.record.count }
        return record.lexicographicallyPrecedes(other.record)
    }
}

/// Looks for ever simpler failing records until none of its passes finds one, or its attempts are used up.
///
/// Source: MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation" (ECOOP 2020).  The passes are in
/// `Shrinker+Passes.swift`.
struct Shrinker {
    /// The simplest choices so far that fail.
    private(set) var best: Choices
    /// How many records were tried.
    private(set) var attempts = 0

    private let mostAttempts: Int
    private let isOutOfTime: () -> Bool
    private let run: ([UInt64]) -> Choices?
    private var tried: Set<[UInt64]> = []

    /// - Parameters:
    ///   - run: Replays a record; the choices as they were really made, `nil` when they do not fail.
    ///   - isOutOfTime: Whether to stop for reasons of time.
    init(
        _ failure: Choices, mostAttempts: Int = 20_000, isOutOfTime: @escaping () -> Bool = { false },
        run: @escaping ([UInt64]) -> Choices?
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
