// WrittenSweep.swift: what `plumb sweep --format json` wrote of a row or a scene, read again for a page: by which rules a problem
// was followed.  The page follows it itself.

import Documents
import Workbench

/// The rules by which a problem was swept; none are named of a scene.
struct WrittenSweep: Decodable {
    let solvers: [String]

    private static let fields = [
        "id", "solver", "engine", "axis", "sweeps", "parting", "over", "from", "to", "pieces", "breakpoints", "problem",
    ]

    /// Reads a sweep.
    ///
    /// - Throws: A fault that names the field; for a sweep without its problem, too.
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        guard object.has("problem") else {
            throw object.fault(
                "problem", "is missing; a sweep states its problem, except a family's: report the family")
        }
        if object.has("sweeps") {
            solvers = try object.list("sweeps", of: Curve.self)?.map(\.solver) ?? []
        } else {
            solvers = object.has("engine") ? [] : [try object.text("solver")]
        }
    }

    private struct Curve: Decodable {
        let solver: String

        init(from decoder: any Decoder) throws {
            let fields = ["solver", "over", "from", "to", "pieces", "breakpoints"]
            solver = try StrictObject(decoder, fields: fields).text("solver")
        }
    }

    /// The rules to judge beside the optimum; `nil` where no other was swept.
    var rules: [RuleEntry]? {
        let optimum = RuleEntry.glpk.sweep?.title
        let rules = solvers.compactMap { RuleTable.standard[$0] }.filter { $0.sweep?.title != optimum }
        return rules.isEmpty ? nil : rules
    }
}
