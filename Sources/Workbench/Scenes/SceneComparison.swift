// SceneComparison.swift: the stacks of a scene to which SwiftUI's rules and the optimum give different lengths.

public import Boxes

/// Where two engines part on one scene.
public struct SceneComparison: Sendable {
    public let document: SceneDocument
    /// The stacks whose children get different lengths, from the root on.
    public let differences: [StackDifference]

    /// Lays a scene out by SwiftUI's rules and by the optimum.
    ///
    /// - Throws: `UnmeasuredView` for a view of a kind that is no box; `RowError` where a view's answers are no lengths of a row.
    public init(_ document: SceneDocument) throws { try self.init(document, shaper: nil) }

    /// Lays a scene out, its texts measured by fonts; by the package's own table where there are none.
    package init(_ document: SceneDocument, shaper: (any TextShaper)?) throws {
        self.document = document
        differences = try document.root.perform {
            let rows = try document.rows(by: .swiftui, shaper: shaper)
            let best = try document.rows(by: .optimal, shaper: shaper)
            return try rows.differences(to: best, optimum: (first: false, second: true))
        }
    }

    /// A line for each difference: the stack's path, its row as a problem with both answers claimed, both verdicts.
    public var lines: [JSONText] { differences.map { $0.json(scene: document.id) } }
}

extension SceneDocument {
    /// The stacks with two views or more as they are laid out, each before those inside it.
    func rows(by engine: SceneEngine, shaper: (any TextShaper)? = nil) throws -> [LaidOutRow] {
        try optimizedBox(by: engine, shaper: shaper).rows(for: proposal)
    }
}

extension StackDifference {
    /// The row that SwiftUI's rules had to solve, with both answers as claims: a problem that `plumb verify` reads.
    public var document: RowDocument {
        get throws {
            let claims = [(ruleTitle, first), ("optimal", second)].map {
                ClaimedAnswer(engine: $0, lengths: $1.lengths)
            }
            return RowDocument(id: first.id ?? first.path, axis: first.axis, row: try first.problem(), claims: claims)
        }
    }

    /// How reports call the rule that shares the stack's length where nobody asks for the optimum.
    package var ruleTitle: String { (first.ruleName.flatMap { RuleTable.standard[$0] } ?? .swiftui).title }

    fileprivate func json(scene: String?) -> JSONText {
        func answer(_ row: LaidOutRow, _ verdict: Verdict) -> JSONText {
            .object([
                ("available", row.available.map(JSONText.number) ?? .null), ("lengths", .numbers(row.lengths)),
                ("verdict", .string(verdict.kind.rawValue)),
                ("witness", .object(verdict.witness { row.items[$0].jsonName(at: $0) })),
            ])
        }
        return .members([
            ("scene", scene.map(JSONText.string)), ("stack", .string(first.path)), ("problem", try? document.json),
            ("swiftui", answer(first, verdicts.first)), ("optimal", answer(second, verdicts.second)),
        ])
    }
}
