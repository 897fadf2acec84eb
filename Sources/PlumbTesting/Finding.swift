// Finding.swift: what is wrong with one answer of an engine.  Lengths in points.

internal import Workbench

/// Something to report about an engine's answer to one row.
public enum Finding: Sendable, Equatable {
    /// It answered, and the answer is not optimal.
    case verdict(Verdict, claim: EngineClaim)
    /// It gave no answer that could be judged.
    case failure(EngineFailure)
    /// It failed once, and not when it was asked the same again.
    case notRepeated

    /// Findings of one kind count as the same fault while a row is made smaller.
    var kind: String {
        switch self {
        case .verdict(let verdict, _): verdict.kind.rawValue
        case .failure(let failure): caseName(of: failure)
        case .notRepeated: caseName(of: self)
        }
    }

    /// Whether no answer came within the time limit.
    var isHang: Bool { if case .failure(.hung) = self { true } else { false } }

    /// The finding in words.
    public func sentence(for problem: Row) -> String {
        switch self {
        case .verdict(let verdict, _): verdict.sentence(naming: problem.items.names)
        case .failure(let failure): failure.description
        case .notRepeated: "the fault did not come back when the same row was asked again"
        }
    }
}
