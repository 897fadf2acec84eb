// ProvedTables.swift: all that is claimed of one table, decided.

package import Certificates
import Documents

/// The claims about one table, decided.
package struct ProvedTables: Sendable {
    /// The name of the table, if it has one.
    package let id: String?
    /// The claims, in the order in which they were stated.
    package let claims: [ProvedTable]

    /// Decides claims.
    ///
    /// - Parameter record: Where the table stands, for errors.
    /// - Throws: `InputError` where something is claimed that is not about tables; `TableQuestionError`.
    init(
        _ document: TableDocument, of record: Record, _ stated: [StatedClaim], _ measures: [LayoutMeasure]
    ) throws {
        let statements = stated.compactMap(\.table)
        guard !statements.isEmpty, statements.count == stated.count, measures.isEmpty else {
            throw record.error("is a table; claim height <= N, height >= N or frontier of it")
        }
        id = document.id
        claims = try statements.map { try ProvedTable($0, of: document) }
    }

    /// Whether all are proved.
    package var isProved: Bool { claims.allSatisfy { $0.verdict == .proved } }

    /// What proves them.
    package var certificates: [TableCertificateDocument] { claims.flatMap(\.certificates) }

    /// The answers, as they are counted.
    package var counted: [AnswerCounts.Answer] {
        claims.map {
            AnswerCounts.Answer(of: "optimal", verdict: $0.verdict.rawValue, stands: $0.verdict == .proved)
        }
    }

    /// The answers, one a line.
    package var written: WrittenAnswer { WrittenAnswer(id: id, lines: claims.map(\.json), counting: counted) }
}
