// MergedParts.swift: reports on parts of a corpus, merged one by one as they are read.

/// The report on all parts that were read so far.
package struct MergedParts: Sendable {
    /// The report; `nil` before the first part.
    package private(set) var whole: PartialReport?

    /// Partials of many engines and of distances of all sizes are longer than any problem, in bytes.
    package static let longestPart = 256 << 20

    /// No parts.
    package init() {}

    /// Adds a part.
    ///
    /// - Throws: `InputError` for what is no partial, or none of the same question; the parts before it stay merged.
    package mutating func add(_ record: Record) throws(InputError) {
        let part = try RuleTable.standard.decoder.decodePartial(record)
        guard var merged = whole else { return whole = part }
        do throws(MergeFault) { try merged.merge(part) } catch { throw record.error(error.description) }
        whole = merged
    }

    /// What is wrong with an input that holds no line.
    package static func isEmpty(_ name: String) -> String {
        "\(name): is empty; it must hold lines that compare or verify --format partial wrote"
    }
}

extension PartialReport {
    /// The report that the command which made the parts writes as JSON on the whole.
    package var report: JSONText {
        switch self {
        case .comparison(let partial): partial.comparison.json
        case .verification(let partial): partial.counts.json(of: "verify")
        }
    }

    /// The exit status of that command: 2 where something could not be read, 1 where claims fail.
    package var status: Int32 {
        switch self {
        case .comparison(let partial): partial.comparison.unreadable > 0 ? 2 : 0
        case .verification(let partial):
            partial.counts.unreadable + partial.counts.unreadFiles > 0 ? 2 : partial.counts.faults > 0 ? 1 : 0
        }
    }
}
