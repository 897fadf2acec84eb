// Model+Progressive.swift: progressive filling, one program a stage.  Lengths in points.

import Documents
import Plumb

extension Model {
    /// The stages that raise the lowest level, tier by tier.
    init(progressive document: ProblemDocument) throws {
        let row = try document.problem.effectiveRow()
        let levels = try row.levelStages()
        let programs = levels.compactMap { $0.level?.named }
        let stages = levels.enumerated().map { index, stage in
            let data = MathProgData(stage, of: document, row: row)
            return Stage(name: "level", place: stage.level == nil ? nil : (index, 0)) { _ in data.text }
        }
        self.init(kind: .progressive, programs: programs, stages: stages)
    }
}

extension LevelProgram {
    /// The program with the names of the model.
    fileprivate var named: LinearProgram {
        var named = program
        named.setNames(
            columns: items.map { "w[\($0)]" } + ["t"], rows: ["share"] + items.map { "raise[\($0)]" })
        return named
    }
}

extension MathProgData {
    /// A stage as data: the items that still grow, and the lengths of the others.
    fileprivate init(_ stage: LevelStage, of document: ProblemDocument, row: ReducedRow) {
        self.init()
        param("count", document.problem.items.count)
        names(document.problem.items.names)
        param("gap", document.problem.spacing.map { $0 == 0 ? nil : $0 })
        param("lower", row.lower)
        param("upper", row.upper.map { $0.isFinite ? $0 : nil })
        param("base", row.base)
        param("weight", row.weight)
        set("ACTIVE", stage.level?.items.map { String($0) } ?? [])
        param("budget", stage.budget)
        param("settled", row.lower.indices.map { stage.settled[$0] })
    }
}
