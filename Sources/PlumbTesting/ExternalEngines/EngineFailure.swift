// EngineFailure.swift: the ways in which an engine in another process can fail.

/// Why an external engine gave no claim.
public enum EngineFailure: Error, Sendable, Equatable {
    /// The process ended, or closed its output, without answering: "exit status 3", "signal 11".
    case crashed(status: String)
    /// No whole line came within the time limit, or the problem was not read within it; the process was killed.
    case hung(after: Duration)
    /// A line that is not a claim, shortened to about 200 characters, what is wrong with it, and for how many items the
    /// claim had to be, where that is known.
    case junk(line: String, reason: String, items: Int? = nil)
    /// A claim for another number of items than the problem has.
    case wrongCount(lengths: Int, items: Int)
    /// The command could not be run, and why.
    case notStarted(String)

    /// Failures of one kind count as the same while a row is made smaller.
    var kind: String {
        switch self {
        case .crashed: "crashed"
        case .hung: "hung"
        case .junk: "junk"
        case .wrongCount: "wrongCount"
        case .notStarted: "notStarted"
        }
    }
}

extension EngineFailure: CustomStringConvertible {
    /// The failure in words.
    public var description: String {
        switch self {
        case .crashed(let status): "the engine ended without an answer (\(status))"
        case .hung(let limit): "the engine gave no answer within \(limit)"
        case .junk(let line, let reason, let items):
            "the engine's answer \(reason): expected {\"lengths\": [\(Self.numbers(items))]} on one line and nothing else on "
                + "standard output (logs belong on standard error), got \(line)"
        case .wrongCount(let lengths, let items):
            "the engine gave \(lengths.counted("length")) for \(items.counted("item"))"
        case .notStarted(let reason): "the engine could not be started: \(reason)"
        }
    }

    private static func numbers(_ items: Int?) -> String { items?.counted("number") ?? "one number per item" }
}
