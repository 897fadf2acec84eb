// FuzzTarget.swift: an engine under test, a row in, a claim out.  Lengths in points.

internal import Synchronization

/// An engine under test: a row in, a claim out.
public struct FuzzTarget: Sendable {
    /// How reports call the engine.
    public let name: String
    /// Whether calls may run side by side.
    let isConcurrent: Bool
    /// How the rows that are asked are stated under a policy, where they are not rows of it.
    private let statement: (RowStatement, Policy)?
    private let answer: @Sendable (Row) throws(EngineFailure) -> EngineClaim

    /// An engine in this process.
    ///
    /// A rule that throws has crashed; one that gives a wrong number of lengths has done just that.
    public init(_ name: String, _ rule: any Distribution) {
        self.name = name
        (isConcurrent, statement) = (true, nil)
        answer = { row throws(EngineFailure) in
            let lengths: [Double]
            do { lengths = try rule.lengths(for: row) } catch { throw .crashed(status: "threw \(error)") }
            return EngineClaim(engine: name, lengths: lengths)
        }
    }

    /// An engine in another process.
    ///
    /// - Parameters:
    ///   - statement: What the rows that it is asked are under a policy, if they are not rows of it.
    ///   - policy: That policy.
    public init(
        _ name: String, _ engine: sending ExternalEngine, stating statement: RowStatement? = nil,
        under policy: Policy = .equalSizes
    ) {
        self.name = name
        (isConcurrent, self.statement) = (false, statement.map { ($0, policy) })
        let engine = SharedEngine(engine)
        answer = { row throws(EngineFailure) in try engine.claim(for: row) }
    }

    /// The row to which an answer is held: what is asked, as the policy has it.
    func judged(_ asked: Row) -> Row { statement.map { $0.0.row(asked, under: $0.1) } ?? asked }

    /// What is wrong with the answer to a row; `nil` where that is optimal.
    func finding(on row: Row) -> Finding? {
        do {
            let claim = try answer(row)
            guard claim.lengths.count == row.items.count else {
                return .failure(.wrongCount(lengths: claim.lengths.count, items: row.items.count))
            }
            guard let verdict = try? judged(row).verdict(on: claim.lengths, rounding: claim.rounding) else {
                return .failure(
                    .junk(line: "\(claim.lengths)", reason: "has a length that is not a number", items: row.items.count)
                )
            }
            return verdict.kind == .optimal ? nil : .verdict(verdict, claim: claim)
        } catch { return .failure(error) }
    }
}

/// One external engine, asked by one caller at a time.
private final class SharedEngine: Sendable {
    private let engine: Mutex<ExternalEngine>

    init(_ engine: sending ExternalEngine) { self.engine = Mutex(engine) }

    func claim(for row: Row) throws(EngineFailure) -> EngineClaim {
        let (line, items) = (row.json(), row.items.count)
        let result = engine.withLock { engine in
            Result { () throws(EngineFailure) in try engine.claim(for: line, items: items) }
        }
        return try result.get()
    }
}
