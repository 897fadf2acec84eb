// FuzzTarget.swift: an engine under test, a row in, a claim out.  Lengths in points.

internal import Documents

/// An engine under test: a row in, a claim out.
public struct FuzzTarget: Sendable {
    /// How reports call the engine.
    public let name: String
    /// Whether calls may run side by side.
    let isConcurrent: Bool
    /// How the rows that are asked are stated under a policy, where they are not rows of it.
    private let statement: (RowStatement, Policy)?
    /// Whether no field and no gap is left out of what is asked.
    let isExplicit: Bool
    private let answer: @Sendable (Row) throws(EngineFailure) -> EngineAnswer
    /// Asks a process of its own, and looks for a second line.
    private let surplus: @Sendable (Row) -> EngineFailure?

    /// An engine in this process.
    ///
    /// A rule that throws has crashed; one that gives a wrong number of lengths has done just that.
    public init(_ name: String, _ rule: any Distribution) {
        self.name = name
        (isConcurrent, statement, isExplicit, surplus) = (true, nil, false, { _ in nil })
        answer = { row throws(EngineFailure) in
            let lengths: [Double]
            do { lengths = try rule.lengths(for: row) } catch { throw .threw("\(error)") }
            return EngineAnswer(engine: name, lengths: lengths)
        }
    }

    /// An engine in another process.
    ///
    /// - Parameters:
    ///   - statement: What the rows that it is asked are under a policy, if they are not rows of it.
    ///   - policy: That policy.
    ///   - isExplicit: Whether no field and no gap is left out of what it is asked.
    public init(
        _ name: String, _ engine: sending ExternalEngine, stating statement: RowStatement? = nil,
        under policy: Policy = .equalSizes, isExplicit: Bool = false
    ) {
        self.name = name
        (isConcurrent, self.statement) = (false, statement.map { ($0, policy) })
        self.isExplicit = isExplicit
        let engine = SharedEngine(engine)
        let question = { @Sendable (row: Row) in isExplicit ? row.explicitJSON() : row.json() }
        answer = { row throws(EngineFailure) in try engine.answer(for: question(row), items: row.items.count) }
        surplus = { row in engine.surplus(for: question(row), items: row.items.count) }
    }

    /// The row to which an answer is held: what is asked, as the policy has it.
    func judged(_ asked: Row) -> Row { statement.map { $0.0.row(asked, under: $0.1) } ?? asked }

    /// What is wrong with the answer to a row; `nil` where that is optimal, and its places, if any, follow from its lengths.
    func finding(on row: Row) -> Finding? {
        do {
            let given = try answer(row)
            guard given.lengths.count == row.items.count else {
                return .failure(.wrongCount(lengths: given.lengths.count, items: row.items.count))
            }
            guard let verdict = try? judged(row).verdict(on: given.lengths, rounding: given.rounding) else {
                return .failure(
                    .junk(line: "\(given.lengths)", reason: "has a length that is not a number", items: row.items.count)
                )
            }
            guard verdict.kind == .optimal else { return .verdict(verdict, answer: given) }
            return Misplacement(in: given.claim, of: judged(row)).map { _ in .misplaced(answer: given) }
        } catch { return .failure(error) }
    }

    /// A second line that an engine in another process writes for a row; `nil` where it writes one.
    ///
    /// While a row after the other is asked, it is a matter of luck whether a second line comes in time to be seen: here
    /// the process is asked until its output ends.
    func surplusFinding(on row: Row) -> Finding? { surplus(row).map(Finding.failure) }
}
