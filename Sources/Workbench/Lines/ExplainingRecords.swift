// ExplainingRecords.swift: a record explained, as `plumb explain` does.

/// Every row, and every stack of a scene, is explained.
package struct ExplainingRecords: RecordVerb {
    /// There is nothing to choose.
    package init() {}

    package static var name: String { "explain" }

    package func answer(_ record: Record, by decoder: ProblemDecoder) throws -> ExplainedRecord {
        if let table = try decoder.decodeTable(record) { return .table(try ExplainedTable(table)) }
        return switch try decoder.decodeQuestion(record) {
        case .row(let document): .row(try ExplainedRow(document))
        case .scene(let document): .scene(try ExplainedScene(document))
        }
    }
}

/// A record with its explanation.
package enum ExplainedRecord: RecordAnswer {
    /// A row.
    case row(ExplainedRow)
    /// A scene.
    case scene(ExplainedScene)
    /// A table of texts.
    case table(ExplainedTable)

    package var id: String? {
        switch self {
        case .row(let row): row.document.id
        case .scene(let scene): scene.document.id
        case .table(let table): table.document.id
        }
    }

    private var json: JSONText {
        switch self {
        case .row(let row): row.json
        case .scene(let scene): scene.json
        case .table(let table): table.json
        }
    }

    package func writeLines(to json: inout JSONWriter) {
        json.value(self.json)
        json.endLine()
    }

    package func writeFields(to json: inout JSONWriter) { json.members(of: self.json, but: "id") }

    package func count(in counts: inout AnswerCounts) {
        counts.count(AnswerCounts.Answer(of: RuleEntry.glpk.name, verdict: "answered", stands: true))
    }
}
