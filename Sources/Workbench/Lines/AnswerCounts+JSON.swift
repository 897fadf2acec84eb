// AnswerCounts+JSON.swift: what was counted, as the one line of JSON that `--summary` writes.  Keys keep this order; fields
// may be added.  Lengths in points.

extension AnswerCounts {
    /// The names of the verdicts on claimed rows and tables, in the order in which they are written.
    package static let verdictsOnClaims =
        Verdict.Kind.allCases.map(\.rawValue)
        + TableVerdictKind.allCases.map(\.rawValue).filter { Verdict.Kind(rawValue: $0) == nil }

    /// The names of all verdicts, in the order in which they are written.
    package static let verdicts =
        verdictsOnClaims + ["proved", "refuted", "undecided", "holds", "fails", "answered"]

    /// The counts, as Documentation/Formats.md describes them.
    ///
    /// - Parameter command: Who counted.
    package func json(of command: String) -> JSONText {
        .members([("command", .string(command))] + members)
    }

    /// The members of their object, after those that say what it is.
    var members: [(String, JSONText?)] {
        [
            ("records", .integer(records)), ("unreadable", .integer(unreadable)),
            ("unreadFiles", .integer(unreadFiles)), ("withoutClaim", .integer(withoutClaim)),
            ("answers", .integer(answers)), ("faults", .integer(faults)), ("nothingFits", .integer(forced)),
            ("engines", .array(engines.map(\.json))),
        ]
    }
}

extension AnswerCounts.Engine {
    fileprivate var json: JSONText {
        let counts = AnswerCounts.verdicts.compactMap { verdict in
            verdicts[verdict].map { (key: verdict, value: JSONText.integer($0)) }
        }
        return .members([
            ("engine", .string(name)), ("answers", .integer(answers)), ("verdicts", .object(counts)),
            ("misplaced", .integer(misplaced)), ("misaligned", misaligned.map(JSONText.integer)),
            ("farthest", farthest.map(JSONText.number)),
        ])
    }
}
