// ComparingRecords.swift: a record answered by several engines, as `plumb compare` does.

/// Every row is answered by every solver, and by whoever it says has answered it.
package struct ComparingRecords: Sendable {
    private let isExact: Bool

    /// - Parameter isExact: Whether decimals are read as they are, and answered in fractions.
    package init(exactly isExact: Bool) { self.isExact = isExact }

    /// Answers a record.
    ///
    /// - Parameter solvers: Who is asked.
    package func compared(_ record: Record, asking solvers: [RuleEntry]) -> Result<RowComparison, InputError> {
        let place = RowPlace(file: record.file, line: record.line)
        if isExact { return record.answeredExactly { try compared($0, of: record, at: place, asking: solvers) } }
        return record.answered(question: { question in
            guard case .row(let document) = question else {
                throw record.error("is a scene; compare takes rows, and plumb layout --compare takes scenes")
            }
            return try compared(document, of: record, at: place, asking: solvers)
        })
    }

    private func compared(
        _ document: RowDocumentOver<some AnsweringNumber>, of record: Record, at place: RowPlace,
        asking solvers: [RuleEntry]
    ) throws -> RowComparison {
        var seen: Set<ComparedEngine> = []
        let engines = document.claims.map { ComparedEngine.recorded($0.engine, asking: solvers) }
        if let twice = engines.first(where: { !seen.insert($0).inserted }) {
            throw record.error("claimed has two answers of \(twice.name); compare takes one an engine and row")
        }
        let row = RowComparison(of: document, at: place, asking: solvers)
        // A solver that was stopped would count as one that refuses the row.
        try StoppedWork.check()
        return row
    }
}
