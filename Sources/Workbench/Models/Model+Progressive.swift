// Model+Progressive.swift: progressive filling, one program a stage.  Lengths in points.

extension Model {
    /// The stages that raise the lowest level, tier by tier.
    init(progressive document: RowDocument) throws {
        let row = try document.row.reducedRow()
        let levels = try row.levelStages()
        let programs = levels.compactMap { $0.level?.named }
        let stages = levels.enumerated().map { index, stage in
            var data = MathProgData(reduced: row, of: document)
            data.set("ACTIVE", stage.level?.items.map { String($0) } ?? [])
            data.param("budget", stage.budget)
            data.param("settled", row.lower.indices.map { stage.settled[$0] })
            return Stage.fixed("level", at: stage.level == nil ? nil : (index, 0), data)
        }
        self.init(kind: .progressive, programs: programs, stages: stages)
    }
}

extension LevelProgram {
    /// The program with the names of the model.
    fileprivate var named: LinearProgram {
        var named = program
        named.setNames(columns: items.map { "w[\($0)]" } + ["t"], rows: ["share"] + items.map { "raise[\($0)]" })
        return named
    }
}
