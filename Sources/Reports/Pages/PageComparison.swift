// PageComparison.swift: engines over a corpus as a page has them: verdicts, distances, agreement, and the worst answers, whose
// rows stand among the page's.  `web/engines.js` reads it: change both together.

import Workbench

/// A comparison of a page.
package struct PageComparison: Sendable {
    /// So many of the worst answers of each engine have their rows in the page.
    private static let mostWorst = 6

    private let written: WrittenComparison
    /// The rows of the worst answers, each judged by its engine alone.
    package let rows: [PageRow]
    private let worst: [(engine: Int, sentence: String, place: String)]

    /// Asks the worst rows again, for the curves of their engine and the optimum.
    ///
    /// - Throws: What the linear programs of a row throw.
    package init(_ written: WrittenComparison) throws {
        self.written = written
        var (rows, worst): ([PageRow], [(engine: Int, sentence: String, place: String)]) = ([], [])
        for (index, engine) in written.engines.enumerated() {
            for answer in engine.worst.prefix(Self.mostWorst) {
                var document = answer.document
                let rule = RuleTable.standard[engine.name]
                // A rule that the command knows gives its own answer; another engine's is the one that it claimed.
                document.claims = rule == nil ? document.claims.filter { $0.engine == engine.name } : []
                rows.append(try PageRow(document, judging: rule.map { [$0] } ?? []))
                worst.append((index, answer.verdictSentence, "\(answer.place.file), line \(answer.place.line)"))
            }
        }
        (self.rows, self.worst) = (rows, worst)
    }

    /// - Parameter first: The place of the first of the worst rows among the page's.
    func json(rowsFrom first: Int) -> JSONText {
        let names = written.engines.map(\.name)
        return .members([
            ("rows", .integer(written.rows)), ("unreadable", .integer(written.unreadable)),
            ("engines", .array(written.engines.map(json))),
            (
                "agreement",
                .array(
                    written.agreement.map { pair in
                        .array(
                            pair.engines.map { name in .integer(names.firstIndex(of: name) ?? 0) }
                                + [.integer(pair.rows), .integer(pair.agreeing)])
                    })
            ),
            (
                "worst",
                .array(
                    worst.enumerated().map { place, answer in
                        .array([
                            .integer(answer.engine), .integer(first + place), .string(answer.sentence),
                            .string(answer.place),
                        ])
                    })
            ),
        ])
    }

    private func json(_ engine: WrittenComparison.Engine) -> JSONText {
        let title = RuleTable.standard[engine.name]?.title
        return .members([
            ("name", .string(engine.name)), ("title", title.map(JSONText.string)),
            ("answers", .integer(engine.answers)),
            ("none", engine.withoutAnswer == 0 ? nil : .integer(engine.withoutAnswer)),
            ("verdicts", .array(Verdict.Kind.allCases.map { .integer(engine.verdicts[$0] ?? 0) })),
            ("differing", .integer(engine.differing)), ("gaps", .numbers(engine.gaps)),
            ("reaching", .array(engine.reaching.map(JSONText.numbers))), ("times", .numbers(engine.microseconds)),
        ])
    }
}
