// JudgedTable.swift: the claims on a table of texts, each with its verdict and a witness that can be checked by hand.
// Lengths in the units of the table: cells and lines, or points.

package import Documents

/// What is wrong with the widths that an engine gave a table; the first that applies.
package enum TableVerdictKind: String, Sendable, CaseIterable {
    case cutOff, outOfBounds, avoidableOverflow, brokenWord, wrongHeight, tooTall, tooWide, uneven, unproven, optimal
}

/// A claim with its verdict.
package struct TableVerdict: Sendable {
    package let engine: String
    package let kind: TableVerdictKind
    /// What is wrong, in a sentence; nothing where nothing is.
    package let sentence: String
    /// What shows it.
    package let witness: [(String, JSONText)]
    /// What the widths come to, beside what is least.
    package let height, leastHeight: Double
}

/// A table whose claims are judged.
package struct JudgedTable: Sendable {
    package let document: TableDocument
    package let verdicts: [TableVerdict]

    /// Judges all claims.
    ///
    /// - Throws: `TableQuestionError`.
    package init(_ document: TableDocument) throws(TableQuestionError) {
        self.document = document
        guard !document.claims.isEmpty else {
            verdicts = []
            return
        }
        let judge = try TableJudge(TableQuestioner(document, TableSettings(of: document)))
        var verdicts: [TableVerdict] = []
        for claim in document.claims { verdicts.append(try judge.verdict(on: claim)) }
        self.verdicts = verdicts
    }
}

extension JudgedTable: RecordAnswer {
    package var id: String? { document.id }

    package func writeLines(to json: inout JSONWriter) {
        for verdict in verdicts {
            json.value(.members([("id", id.map { .string($0) })] + verdict.members))
            json.endLine()
        }
    }

    package func writeFields(to json: inout JSONWriter) {
        json.key("answers")
        json.list(verdicts) { json, verdict in json.value(.members(verdict.members)) }
    }

    package func count(in counts: inout AnswerCounts) {
        if verdicts.isEmpty { counts.countWithoutClaim() }
        for verdict in verdicts {
            counts.count(
                AnswerCounts.Answer(
                    of: verdict.engine, verdict: verdict.kind.rawValue, stands: verdict.kind == .optimal))
        }
    }
}

extension TableVerdict {
    fileprivate var members: [(String, JSONText?)] {
        [
            ("engine", .string(engine)), ("verdict", .string(kind.rawValue)),
            ("height", .number(height)), ("leastHeight", .number(leastHeight)),
            ("witness", witness.isEmpty ? nil : .members(witness.map { ($0.0, $0.1) })),
        ]
    }
}
