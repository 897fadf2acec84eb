// EngineTally.swift: what became of one engine's answers to a corpus.  Lengths in points, times in microseconds.

/// Counts and distributions of one engine.  Tallies of parts of a corpus merge to that of the whole.
package struct EngineTally: Sendable, Equatable {
    /// How many answers got each verdict.
    package private(set) var verdicts: [Verdict.Kind: Int] = [:]
    /// The policies of the rows that were answered.
    package private(set) var policies: Set<Policy> = []
    /// How often the engine was asked and gave no answer.
    package private(set) var withoutAnswer = 0
    /// How many answers differ from the optimum by more than tolerance and rounding.
    package private(set) var differing = 0
    /// The largest difference of each answer from the optimum.
    package private(set) var largest = LogHistogram()
    /// The mean difference of each answer from the optimum.
    package private(set) var mean = LogHistogram()
    /// The largest difference of each answer that differs: what its rounding explains is no miss.
    package private(set) var missingLargest = LogHistogram()
    /// The mean difference of each answer that differs.
    package private(set) var missingMean = LogHistogram()
    /// The overflow of each answer beyond the least possible.
    package private(set) var overflow = LogHistogram()
    /// The space that each answer leaves and that could be used.
    package private(set) var unused = LogHistogram()
    /// What each call took; empty for recorded engines.
    package private(set) var microseconds = LogHistogram()
    /// The worst answers; only such as differ from the optimum.
    package internal(set) var worst = WorstAnswers()

    /// Counts nothing yet.
    init() {}

    /// Counts of other times, without the worst answers.
    init(
        policies: Set<Policy>, verdicts: [Verdict.Kind: Int], withoutAnswer: Int, differing: Int,
        largest: LogHistogram, mean: LogHistogram, missingLargest: LogHistogram, missingMean: LogHistogram,
        overflow: LogHistogram, unused: LogHistogram, microseconds: LogHistogram
    ) {
        (self.policies, self.verdicts) = (policies, verdicts)
        (self.withoutAnswer, self.differing) = (withoutAnswer, differing)
        (self.largest, self.mean, self.overflow, self.unused) = (largest, mean, overflow, unused)
        (self.missingLargest, self.missingMean, self.microseconds) = (missingLargest, missingMean, microseconds)
    }

    /// How many answers there are.
    package var answers: Int { largest.count }

    /// Where the share of a verdict lies among all the answers from which these were drawn; `nil` without answers.
    package func interval(of verdict: Verdict.Kind) -> ConfidenceInterval? {
        ConfidenceInterval(part: verdicts[verdict] ?? 0, of: answers)
    }

    /// Counts the answer at a position of a row.
    ///
    /// - Complexity: O(1), and O(*n*) for one of the worst cases.
    mutating func count(position: Int, in row: RowComparison) {
        let (engine, answer) = row.answers[position]
        guard let answer, let gap = row.gap(at: position) else {
            withoutAnswer += 1
            return
        }
        policies.insert(row.document.row.policy)
        verdicts[answer.verdict.kind, default: 0] += 1
        largest.add(gap.largest)
        mean.add(gap.mean)
        overflow.add(gap.overflow)
        unused.add(gap.unused)
        if let time = answer.microseconds { microseconds.add(time) }
        guard gap.differs else { return }
        differing += 1
        missingLargest.add(gap.largest)
        missingMean.add(gap.mean)
        worst.add(answer, gap, of: engine, in: row)
    }

    /// Adds the answers of another part of the corpus.
    mutating func merge(_ other: EngineTally) {
        policies.formUnion(other.policies)
        verdicts.merge(other.verdicts, uniquingKeysWith: +)
        withoutAnswer += other.withoutAnswer
        differing += other.differing
        largest.merge(other.largest)
        mean.merge(other.mean)
        missingLargest.merge(other.missingLargest)
        missingMean.merge(other.missingMean)
        overflow.merge(other.overflow)
        unused.merge(other.unused)
        microseconds.merge(other.microseconds)
        worst.merge(other.worst)
    }
}
