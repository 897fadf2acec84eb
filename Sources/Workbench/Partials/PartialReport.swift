// PartialReport.swift: a report on a part of a corpus, of whatever kind, and what such reports merge to.

/// A line of `--format partial`.
package enum PartialReport: Sendable {
    /// Of `plumb compare`.
    case comparison(ComparisonPartial)
    /// Of `plumb verify`.
    case verification(VerificationPartial)

    /// What it reports on.
    package var kind: PartialKind {
        switch self {
        case .comparison: .comparison
        case .verification: .verification
        }
    }

    /// The report as one line of JSON.
    package var json: JSONText {
        switch self {
        case .comparison(let partial): partial.json
        case .verification(let partial): partial.json
        }
    }

    /// Adds the report on another part; the order does not count.
    package mutating func merge(_ other: PartialReport) throws(MergeFault) {
        switch (self, other) {
        case (.comparison(var partial), .comparison(let other)):
            try partial.merge(other)
            self = .comparison(partial)
        case (.verification(var partial), .verification(let other)):
            try partial.merge(other)
            self = .verification(partial)
        case (.comparison, .verification), (.verification, .comparison): throw .otherKind(kind, other.kind)
        }
    }
}

extension ProblemDecoder {
    /// Reads the report on a part.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func decodePartial(_ record: Record) throws(InputError) -> PartialReport {
        switch try decodePartialKind(record) {
        case .comparison: .comparison(try decode(ComparisonPartial.self, record))
        case .verification: .verification(try decode(VerificationPartial.self, record))
        }
    }
}
