// Counterexample.swift: a row that an engine does not answer optimally, as it was found and made as small as possible,
// and what is wrong with the answer.  Lengths in points.

import Documents

/// A row that an engine does not answer optimally.
public struct Counterexample: Error, Sendable, CustomStringConvertible {
    public let engine: String
    /// The number of the case that was found, from 1.
    public let failingCase: Int
    /// How many cases were to be tried.
    public let cases: Int
    /// The seed that repeats the search.
    public let seed: UInt64
    /// The row that was found.
    public let original: FailingRow
    /// The smallest row found with the same kind of fault.
    public let smallest: FailingRow
    /// How many rows were tried while shrinking.
    public let attempts: Int
    /// Why shrinking ended before nothing smaller was left to try; `nil` where it did not.
    public let stop: ShrinkingStop?

    /// Seed, number of runs, the original and the smallest row as problems that `plumb verify` reads.
    public var description: String {
        """
        \(engine) is not optimal: \(smallest.sentence)
          case \(failingCase) of \(cases), seed \(seed)
          found:    \(original.json)
          smallest: \(smallest.json) (\(attempts.attempted(stop)))
        """
    }
}

/// A row with what is wrong with an engine's answer to it.
public struct FailingRow: Sendable {
    /// The row's name in JSON.
    public let id: String
    /// The row, as the policy has it.
    public let row: Row
    /// What the engine was asked: the row, unless it is stated otherwise (`RowStatement`).
    public let asked: Row
    /// What is wrong with the answer.
    public let finding: Finding
    private let isExplicit: Bool

    init(id: String, asked: Row, of target: FuzzTarget, finding: Finding) {
        (self.id, self.asked, self.finding) = (id, asked, finding)
        (row, isExplicit) = (target.judged(asked), target.isExplicit)
    }

    /// The engine's answer, where it gave one that can be judged.
    public var answer: EngineAnswer? {
        switch finding {
        case .verdict(_, let answer), .misplaced(let answer): answer
        case .failure, .notRepeated: nil
        }
    }

    /// The finding in words.
    public var sentence: String { finding.sentence(for: row) }

    /// What the engine was asked as one line of JSON; `nil` where that is the row with its defaults left out.
    public var question: String? { isExplicit ? asked.explicitJSON() : asked == row ? nil : asked.json() }

    /// The row with the engine's claim as one line of JSON that `plumb verify` reads.
    public var json: String { row.json(id: id, answer: answer) }
}

/// Something to report about an engine's answer to one row.
public enum Finding: Sendable, Equatable {
    /// It answered, and the answer is not optimal.
    case verdict(Verdict, answer: EngineAnswer)
    /// Its lengths are optimal, and its places do not follow from them.
    case misplaced(answer: EngineAnswer)
    /// It gave no answer that could be judged.
    case failure(EngineFailure)
    /// It failed once, as the sentence says, and not when it was asked the same again.
    case notRepeated(String)

    /// Findings of one kind count as the same fault while a row is made smaller.
    var kind: String {
        switch self {
        case .verdict(let verdict, _): verdict.kind.rawValue
        case .misplaced: "misplaced"
        case .failure(let failure): failure.kind
        case .notRepeated: "notRepeated"
        }
    }

    /// Whether no answer came within the time limit.
    var isHang: Bool { if case .failure(.hung) = self { true } else { false } }

    /// The finding in words.
    public func sentence(for problem: Row) -> String {
        switch self {
        case .verdict(let verdict, _): verdict.sentence(naming: problem.items.names)
        case .misplaced(let answer):
            "misplaced: "
                + (Misplacement(in: answer.claim, of: problem)?.sentence(naming: problem.items.names) ?? "an item")
        case .failure(let failure): failure.description
        case .notRepeated(let first):
            "\(first); the fault did not come back when the same row was asked again: no answer may depend on the rows "
                + "before it, or on chance"
        }
    }
}
