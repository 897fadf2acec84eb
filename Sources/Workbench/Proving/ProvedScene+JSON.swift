// ProvedScene+JSON.swift: what has been proved of scenes, one line of JSON a claim and a measure.  Keys keep this order;
// fields may be added.  Lengths in points, exact.

import Proofs

extension ProvedScene {
    /// One line a claim, then one a measure, as Documentation/Formats.md describes them.
    package var json: [JSONText] { claims.map(json) + measures.map(json) }

    private func json(_ claim: Claim) -> JSONText {
        var members = subject("claim", claim.claim.description)
        let verdict = claim.holds.map { $0 ? "proved" : "refuted" } ?? "undecided"
        members.append(("verdict", .string(verdict)))
        members += work
        if let worst = claim.worst, let point = claim.worstPoint { members.append(("worst", json(worst, point))) }
        if !claim.faults.isEmpty, stop == nil {
            members.append(
                (
                    "fails",
                    .object(claim.faults.map { ($0.name, .numbers([$0.range.lowerBound, $0.range.upperBound])) })
                ))
        }
        if let refutation = claim.refutation {
            let parts: [(String, JSONText?)] =
                [("value", refutation.value.json)] + place(refutation.point) + [
                    ("smallest", refutation.smallest.json),
                    ("views", .array(refutation.faults.map { .array($0.views.map { .string($0.name) }) })),
                    (
                        "repairs",
                        refutation.repairs.isEmpty ? nil : .array(refutation.repairs.map(JSONText.string))
                    ),
                ]
            members.append(("counterexample", .members(parts)))
        }
        return .members(members)
    }

    private func json(_ measure: Measure) -> JSONText {
        var members = subject("measure", measure.measure.description) + work
        if let worst = measure.worst, let point = measure.point { members.append(("worst", json(worst, point))) }
        return .members(members)
    }

    private func subject(_ key: String, _ words: String) -> [(String, JSONText?)] {
        [("id", family.id.map(JSONText.string)), ("rule", .string(engine.rawValue)), (key, .string(words))]
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
        let values =
            point.values.map { ($0.name, $0.value.json) } + point.texts.map { ($0.name, JSONText.string($0.text)) }
        return [("at", .object(values)), ("problem", point.scene.json)]
    }
}
