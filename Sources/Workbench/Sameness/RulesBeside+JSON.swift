// RulesBeside+JSON.swift: where two rules agree, as one line of JSON.  Keys keep this order; fields may be added.

import Proofs

extension RulesBeside {
    /// One line, as Documentation/Formats.md describes it.
    package var json: JSONText {
        let (study, parameters) = (study, document.family.parameters)
        return .members([
            ("id", document.id.map(JSONText.string)), ("rule", .string(rules.first.name)),
            ("beside", .string(rules.second.name)), ("verdict", .string(verdict)),
            ("reason", study.stop.map(JSONText.string)), ("regions", .integer(study.effort.regions)),
            ("regionsLeft", study.stop.map { _ in .integer(study.effort.regionsLeft) }),
            ("programs", .integer(study.effort.programs)), ("sameRegions", .integer(study.sameRegions)),
            ("same", study.same?.json(parameters)),
            ("every", every.isEmpty ? nil : .array(every.map(JSONText.string))),
            ("sameForEvery", forEvery?.same?.json(parameters)), ("differsForSome", forEvery?.differs?.json(parameters)),
            ("worst", study.worst.map { json($0) }), ("difference", difference.map { json($0) }),
        ])
    }

    /// The same as the answer to a record.
    package var written: WrittenAnswer { WrittenAnswer(id: document.id, lines: [json], counting: counted) }

    /// What is counted of it.
    package var counted: [AnswerCounts.Answer] {
        [AnswerCounts.Answer(of: rules.text, verdict: verdict, stands: areSame == true)]
    }

    private var verdict: String { areSame.map { $0 ? "same" : "different" } ?? "undecided" }

    private func json(_ worst: WorstCase) -> JSONText {
        .members([
            ("measure", .string("\(worst.measure)")), ("value", worst.value.json),
            ("attained", .bool(worst.isAttained)),
            (
                "at",
                .object(
                    document.family.parameters.compactMap { name in worst.at[name.name].map { (name.name, $0.json) } })
            ),
        ])
    }

    private func json(_ point: Point) -> JSONText {
        .members([
            ("at", .object(point.values.map { ($0.name, $0.value.json) })),
            ("lengths", .array([.numbers(point.first), .numbers(point.second)])), ("problem", point.row.json),
        ])
    }
}

extension PointSet {
    fileprivate func json(_ parameters: [Parameter]) -> JSONText {
        .array(words(parameters).map { .array($0.map(JSONText.string)) })
    }
}
