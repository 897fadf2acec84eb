// WrittenSweep.swift: what `plumb sweep --format json` wrote of a row or a scene, read again for a page: which problem was followed,
// and by which rules.  The page follows it itself.

import Documents
import Scenes
import Workbench

/// A problem that was swept.
package struct WrittenSweep: Decodable, Sendable {
    enum Problem: Sendable {
        case row(RowDocument, judging: [String])
        case scene(SceneDocument)
    }

    let problem: Problem

    private static let fields = [
        "id", "solver", "engine", "axis", "sweeps", "parting", "over", "from", "to", "pieces", "breakpoints", "problem",
    ]

    /// Reads a sweep.
    ///
    /// - Throws: A fault that names the field; for one without its problem, too.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        guard object.has("problem") else {
            throw object.fault("problem", "is missing; a sweep states its problem, but for a family's: report the family")
        }
        if object.has("engine") {
            problem = .scene(
                try object.present(
                    "problem", object.value("problem", as: SceneDocument.self), demand: "be the scene that was followed"))
            return
        }
        let solvers =
            try object.has("sweeps")
            ? object.list("sweeps", of: Curve.self)?.map(\.solver) ?? [] : [object.text("solver")]
        problem = .row(
            try object.present(
                "problem", object.value("problem", as: RowDocument.self), demand: "be the row that was followed"),
            judging: solvers)
    }

    private struct Curve: Decodable {
        let solver: String

        init(from decoder: any Decoder) throws {
            solver = try StrictObject(
                decoder, fields: ["solver", "over", "from", "to", "pieces", "breakpoints"]
            ).text("solver")
        }
    }

    /// The part of a page that the problem becomes: beside the optimum stand the other rules that were swept.
    ///
    /// - Throws: What `PageRow` and `PageScene` throw.
    func part() throws -> PageDocument.Part {
        switch problem {
        case .scene(let document): return PageDocument.Part(try PageScene(document))
        case .row(let document, let solvers):
            let rules = solvers.compactMap { RuleTable.standard[$0] }.filter { $0.sweep?.title != RuleSweep.optimum.title }
            return PageDocument.Part(try PageRow(document, judging: rules.isEmpty ? nil : rules))
        }
    }
}
