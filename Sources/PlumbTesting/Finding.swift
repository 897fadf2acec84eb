// Finding.swift: what is wrong with one answer of an engine.  Lengths in points.

import Documents
import Scenes
import Workbench
public import Plumb
internal import Synchronization

/// Something to report about an engine's answer to one row.
public enum Finding: Sendable, Equatable {
    /// It answered, and the answer is not optimal.
    case verdict(Verdict, claim: Claim)
    /// It gave no answer that could be judged.
    case failure(EngineFailure)
    /// It failed once, and not when it was asked the same again.
    case notRepeated

    /// Findings of one kind count as the same fault while a row is made smaller.
    var kind: String {
        switch self {
        case .verdict(let verdict, _): verdict.kind.rawValue
        case .failure(.crashed): "crashed"
        case .failure(.hung): "hung"
        case .failure(.junk): "junk"
        case .failure(.wrongCount): "wrongCount"
        case .failure(.notStarted): "notStarted"
        case .notRepeated: "notRepeated"
        }
    }

    /// The finding in words.
    public func sentence(for problem: Row) -> String {
        switch self {
        case .verdict(let verdict, _): verdict.sentence(naming: problem.items.names)
        case .failure(let failure): failure.description
        case .notRepeated: "the fault did not come back when the same row was asked again"
        }
    }
}

/// An engine under test: a row in, a claim out.
public struct FuzzTarget: Sendable {
    /// How reports call the engine.
    public let name: String
    /// Whether calls may run side by side.
    let isConcurrent: Bool
    private let answer: @Sendable (Row) throws(EngineFailure) -> Claim

    /// An engine in this process.
    ///
    /// A rule that throws has crashed; one that gives a wrong number of lengths has done just that.
    public init(_ name: String, _ rule: any Distribution) {
        self.name = name
        isConcurrent = true
        answer = { problem throws(EngineFailure) in
            let lengths: [Double]
            do { lengths = try rule.lengths(for: problem) } catch { throw .crashed(status: "threw \(error)") }
            return Claim(engine: name, lengths: lengths)
        }
    }

    /// An engine in another process.
    public init(_ name: String, _ engine: sending ExternalEngine) {
        self.name = name
        isConcurrent = false
        let engine = SharedEngine(engine)
        answer = { problem throws(EngineFailure) in
            let line = ProblemDocument(problem: problem).json.line
            return try engine.claim(for: line, items: problem.items.count)
        }
    }

    /// What is wrong with the engine's answer to a row, if anything.
    func finding(on problem: Row) -> Finding? {
        do {
            let claim = try answer(problem)
            guard claim.lengths.count == problem.items.count else {
                return .failure(.wrongCount(lengths: claim.lengths.count, items: problem.items.count))
            }
            let verdict = try? problem.verdict(on: claim.lengths, rounding: claim.rounding)
            guard let verdict else {
                return .failure(.junk(line: "\(claim.lengths)", reason: "a length is not a number"))
            }
            return verdict.kind == .optimal ? nil : .verdict(verdict, claim: claim)
        } catch {
            return .failure(error)
        }
    }
}

/// One external engine, asked by one caller at a time.
private final class SharedEngine: Sendable {
    private let engine: Mutex<ExternalEngine>

    init(_ engine: sending ExternalEngine) { self.engine = Mutex(engine) }

    func claim(for line: String, items: Int) throws(EngineFailure) -> Claim {
        let result = engine.withLock { engine in
            Result { () throws(EngineFailure) in try engine.claim(for: line, items: items) }
        }
        return try result.get()
    }
}
