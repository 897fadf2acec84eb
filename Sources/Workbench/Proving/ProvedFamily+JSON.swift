// ProvedFamily+JSON.swift: what has been proved, one line of JSON a claim and a measure.  Keys keep this order; fields may
// be added.  Lengths in points, exact.

extension ProvedFamily {
    /// One line a claim, then one a measure, as Documentation/Formats.md describes them.
    public var json: [JSONText] { claims.map(json) + measures.map(json) }

    private func json(_ claim: Claim) -> JSONText {
        let proof = claim.proof
        var members = subject("claim", proof.claim.description)
        members.append(("verdict", .string(proof.verdict.name)))
        members += work
        if let worst = proof.worst, let point = claim.worst { members.append(("worst", json(worst, point))) }
        if let counterexample = proof.counterexample, let point = claim.counterexample {
            let value: [(String, JSONText?)] = [("value", counterexample.value.json)]
            members.append(("counterexample", .members(value + place(point))))
        }
        return .members(members)
    }

    private func json(_ measure: Measure) -> JSONText {
        var members = subject("measure", measure.measure.description) + work
        if let worst = measure.worst, let point = measure.point { members.append(("worst", json(worst, point))) }
        return .members(members)
    }

    private func subject(_ key: String, _ words: String) -> [(String, JSONText?)] {
        [("id", document.id.map(JSONText.string)), ("rule", .string(rule.name)), (key, .string(words))]
    }

    /// Why regions are left, if any are, and what has been done.
    private var work: [(String, JSONText?)] {
        [
            ("reason", stop.map(JSONText.string)), ("regions", .integer(effort.regions)),
            ("regionsLeft", stop.map { _ in .integer(effort.regionsLeft) }), ("programs", .integer(effort.programs)),
        ]
    }

    private func json(_ worst: WorstCase, _ point: Point) -> JSONText {
        .members(
            [
                ("measure", .string(worst.measure.description)), ("value", worst.value.json),
                ("attained", .bool(worst.isAttained)),
            ] + place(point))
    }

    private func place(_ point: Point) -> [(String, JSONText?)] {
        [("at", .object(point.values.map { ($0.name, $0.value.json) })), ("problem", point.problem.json)]
    }
}

extension LayoutProof.Verdict {
    fileprivate var name: String {
        switch self {
        case .proved: "proved"
        case .refuted: "refuted"
        case .undecided: "undecided"
        }
    }
}
