// ProvedFamily+JSON.swift: what has been proved, one line of JSON a claim and a measure.  Keys keep this order;
// fields may be added.  Lengths in points, exact.

import Proofs

extension ProvedFamily {
    /// One line a claim, then one a measure, as Documentation/Formats.md describes them.
    package var json: [JSONText] { claims.map(json) + measures.map(json) }

    /// The same as the answer to a record.
    package var written: WrittenAnswer { WrittenAnswer(id: id, lines: json, counting: counted) }

    /// What is counted of it: a verdict a claim and a measure.
    package var counted: [AnswerCounts.Answer] {
        let verdicts = claims.map(\.verdict) + measures.map { _ in stop == nil ? "proved" : "undecided" }
        return verdicts.map { AnswerCounts.Answer(of: subject.ruleName, verdict: $0, stands: $0 == "proved") }
    }

    private func json(_ claim: Claim) -> JSONText {
        var members = subject("claim", claim.claim.description)
        members.append(("verdict", .string(claim.verdict)))
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
            let value: [(String, JSONText?)] = [("value", refutation.value.json)]
            let scene = refutation.scene?.members ?? []
            members.append(("counterexample", .members(value + place(refutation.point) + scene)))
        }
        return .members(members)
    }

    private func json(_ measure: Measure) -> JSONText {
        var members = subject("measure", measure.measure.description) + work
        if let worst = measure.worst, let point = measure.point { members.append(("worst", json(worst, point))) }
        return .members(members)
    }

    private func subject(_ key: String, _ words: String) -> [(String, JSONText?)] {
        [("id", id.map(JSONText.string)), ("rule", .string(subject.ruleName)), (key, .string(words))]
    }

    /// Why regions are left, if any are, and what has been done.
    private var work: [(String, JSONText?)] {
        [
            ("reason", stop.map(JSONText.string)), ("regions", .integer(effort.regions)),
            ("regionsLeft", stop.map { _ in .integer(effort.regionsLeft) }), ("programs", .integer(effort.programs)),
            ("components", parts?.json),
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
        return [("at", .object(values)), ("problem", point.problem.json)]
    }
}

extension SceneParts {
    fileprivate var json: JSONText {
        .object([
            ("count", .integer(components)), ("functions", .integer(functions)), ("reused", .integer(reused)),
            ("regionsOfFunctions", .integer(functionRegions)), ("regionsOfClaims", .integer(claimRegions)),
        ])
    }
}

extension ProvedFamily.Claim {
    fileprivate var verdict: String { holds.map { $0 ? "proved" : "refuted" } ?? "undecided" }
}

extension ProvedFamily.Subject {
    fileprivate var ruleName: String {
        switch self {
        case .rows(_, let rule, _): rule.name
        case .scenes(_, let engine): engine.rawValue
        }
    }
}

extension ProvedFamily.Point.Problem {
    fileprivate var json: JSONText {
        switch self {
        case .row(let row): row.json
        case .scene(let scene): scene.json
        }
    }
}

extension RefutedScene {
    fileprivate var members: [(String, JSONText?)] {
        [
            ("smallest", smallest.json),
            ("views", .array(faults.map { .array($0.views.map { .string($0.name) }) })),
            ("repairs", repairs.isEmpty ? nil : .array(repairs.map(JSONText.string))),
        ]
    }
}
