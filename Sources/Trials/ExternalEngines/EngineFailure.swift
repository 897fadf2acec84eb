// EngineFailure.swift: the ways in which an engine in another process can fail, in sentences that say what to change.

/// Why an external engine gave no claim.
public enum EngineFailure: Error, Sendable, Equatable {
    /// The process ended, or closed its output, without answering: "exit status 3", "signal 11".
    case crashed(status: String)
    /// No whole line came within the time limit, or the problem was not read within it; the process was killed.  What
    /// had come of a line, shortened.
    case hung(after: Duration, received: String? = nil)
    /// A line that is not a claim, shortened to about 200 characters, what is wrong with it, for how many items the
    /// claim had to be, and what to change, where these are known.
    case junk(line: String, reason: String, items: Int? = nil, advice: String? = nil)
    /// A second line for one problem, shortened, when it came, and for how many items one claim was awaited.
    case surplus(line: String, when: String, items: Int? = nil)
    /// A claim for another number of items than the problem has.
    case wrongCount(lengths: Int, items: Int)
    /// The command could not be run, and why.
    case notStarted(String)
    /// None of the first rows got an answer, and the first failure; the engine is asked no more.
    case gaveNoAnswer(rows: Int, first: String)
    /// A rule of this process threw an error, which is this.
    case threw(String)
    /// There is no row to ask about, and why.
    case noRow(String)

    /// Failures of one kind count as the same while a row is made smaller.
    var kind: String {
        switch self {
        case .crashed: "crashed"
        case .hung: "hung"
        case .junk: "junk"
        case .surplus: "surplus"
        case .wrongCount: "wrongCount"
        case .notStarted: "notStarted"
        case .gaveNoAnswer: "gaveNoAnswer"
        case .threw: "threw"
        case .noRow: "noRow"
        }
    }
}

extension EngineFailure: CustomStringConvertible {
    /// The failure in words: what was expected, what came, and what to change.
    public var description: String {
        switch self {
        case .crashed(Self.endedWell):
            "the engine ended without an answer (\(Self.endedWell)): expected \(Self.claim(nil)) for every line, "
                + "got the end of its output: read lines in a loop until standard input ends, and answer each"
        case .crashed(let status):
            "the engine ended without an answer (\(status)): expected \(Self.claim(nil)), got the end of its output: what it "
                + "wrote to standard error says why; an engine that reads every field wants --explicit"
        case .hung(let limit, nil):
            "the engine gave no answer within \(limit): expected \(Self.claim(nil)), got nothing: answer each line before "
                + "the next one is read, and flush standard output; --time-limit gives it longer"
        case .hung(let limit, let received?):
            "the engine gave no answer within \(limit): expected a whole line, got \(received) without its end: end each "
                + "answer with a line break, and flush standard output"
        case .junk(let line, let reason, let items, let advice):
            "the engine's answer \(reason): expected \(Self.claim(items)) on one line and nothing else on "
                + "standard output (logs belong on standard error), got \(line)" + (advice.map { ": \($0)" } ?? "")
        case .surplus(let line, let when, let items):
            "the engine wrote a line that \(when): expected \(Self.claim(items)) on one line and nothing else on "
                + "standard output (logs belong on standard error), got \(line) besides: write one line for each problem"
        case .wrongCount(let lengths, let items):
            "the engine gave \(lengths.counted("length")) for \(items.counted("item")): expected \(Self.claim(items)), got "
                + "\(lengths.counted("number")): \(Self.adviceOnCount(lengths, items))"
        case .notStarted(let reason): "the engine could not be started: \(reason)"
        case .threw(let error): "the rule threw an error in place of \(Self.claim(nil)): \(error)"
        case .noRow(let reason): "no row was asked about: \(reason)"
        case .gaveNoAnswer(let rows, let first):
            "the engine answered none of its first \(rows.counted("row")) and is asked no more; its first failure: \(first)"
        }
    }

    /// The status of a process that ended as if all were well.
    static let endedWell = exitStatus(0)

    /// The words for a process that ended by itself.
    static func exitStatus(_ code: Int32) -> String { "exit status \(code)" }

    private static func claim(_ items: Int?) -> String {
        "{\"lengths\": [\(items?.counted("number") ?? "one number per item")]}"
    }

    private static func adviceOnCount(_ lengths: Int, _ items: Int) -> String {
        switch lengths {
        case 2 * items - 1: "leave the gaps between the items out"
        case items + 1: "leave out what is no item, such as the container or the total"
        case ..<items: "give one length per item in the order of the items, 0 for one that gets nothing"
        default: "give one length per item in the order of the items, and nothing else"
        }
    }
}
