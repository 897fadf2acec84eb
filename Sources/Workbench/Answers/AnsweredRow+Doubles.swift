// AnsweredRow+Doubles.swift: exact answers in doubles, for pictures and statistics.  Lengths in points.

extension AnsweredRowOver {
    /// The same row and answers, rounded; the verdicts stay those of the exact numbers.
    public var inDoubles: AnsweredRow {
        if let row = self as? AnsweredRow { return row }
        var row = AnsweredRow(document.inDoubles)
        for answer in answers { row.append(answer.inDoubles(row)) }
        return row
    }
}

extension RowDocumentOver {
    /// The document without its claims, in doubles.
    fileprivate var inDoubles: RowDocument {
        RowDocument(
            id: id, axis: axis, row: row.inDoubles,
            cross: cross.map { $0.map { .init(length: $0.length.double, guide: $0.guide.double) } })
    }
}

extension RowAnswerOver {
    /// The answer to a row in doubles.
    func inDoubles(_ row: AnsweredRow) -> RowAnswer {
        var answer = RowAnswer(
            Arrangement(arrangement.lengths.map(\.double), in: row.document.row), verdict.inDoubles, by: engine,
            title: title, rounding: rounding.double, optimum: row.optimum.lengths)
        (answer.solver, answer.microseconds) = (solver, microseconds)
        answer.cross = cross.map { cross in
            CrossAnswer(
                extent: cross.extent.double, guide: cross.guide.double, offsets: cross.offsets.map { $0?.double },
                start: cross.start, end: cross.end, countsLine: cross.countsLine)
        }
        return answer
    }
}
