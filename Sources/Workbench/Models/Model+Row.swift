// Model+Row.swift: the models of a row: tiers, fairness, flex lines, glue, alignment, the whole stack.
// Lengths in points.

extension Model {
    /// The model of a question.
    ///
    /// - Parameters:
    ///   - kind: By default the one that says most about the question.
    ///   - table: Which policy a line's model is about.
    /// - Throws: `ModelError.wrongQuestion` where the model is about something else; `RowProgramError` where the
    ///   question has no linear program.
    public init(_ question: Question, kind: ModelKind? = nil, in table: RuleTable = .standard) throws {
        switch (question, kind ?? question.naturalModel) {
        case (_, .table), (_, .rowOfText):
            throw ModelError.wrongQuestion(kind ?? .table, "it is no table of texts; give an object with rows")
        case (.scene(let scene), .tree): self = try Model(Screen(scene))
        case (.scene, let kind): throw ModelError.wrongQuestion(kind, "a scene has the model tree")
        case (.row, .tree): throw ModelError.wrongQuestion(.tree, "a row has the model stack and others")
        case (.row(let row), .alignment): self = try Model(alignmentOf: row)
        case (.row(let row), .stack): self = try Model(stack: row)
        case (.row(let row), .progressive): self = try Model(progressive: row)
        case (.row(let row), .cassowary): self = try Model(cassowary: row)
        case (.row(let row), .gini): self = try Model(row, .gini)
        case (.row(let row), .priorities): self = try Model(row, .priorities)
        case (.row(let row), let kind):
            guard let entry = table.policies.first(where: { $0.line?.kind == kind }), let line = entry.line else {
                throw ModelError.wrongQuestion(kind, "no policy has such rows")
            }
            self = try Model(line, of: row, under: entry.policy)
        }
    }

    /// Overflow and tiers, with fairness or without.
    private init(_ document: RowDocument, _ kind: ModelKind) throws {
        let row = try document.row.reducedRow()
        let program = kind == .gini ? GiniProgram(row).program : PriorityProgram(row).program
        let data = MathProgData(items: document, row: row, withBases: kind == .gini)
        self.init(kind: kind, program: program, data: data)
    }

    private init(stack document: RowDocument) throws {
        let row = try document.row.reducedRow()
        let program = try StackProgram(document.row, cross: document.cross).program
        var data = MathProgData(items: document, row: row, withBases: true)
        let across = document.measuredItems
        if !across.isEmpty {
            data.set("ACROSS", across.map { String($0) })
            data.param("size", document.cross.map { $0?.length })
            data.param("guide", document.cross.map { $0?.guide })
        }
        // Without measures the program has no objectives across, but the model does.
        self.init(kind: .stack, program: program, data: data, emptyStages: across.isEmpty ? ["extent", "line"] : [])
    }

    /// The row by constraints of four strengths.
    ///
    /// - Parameter form: How the weak constraints say that the levels are equal.
    /// - Throws: `ModelError.wrongQuestion` where the container is not finite.
    public init(cassowary document: RowDocument, form: CassowaryProgram.Form = .level) throws(ModelError) {
        guard case .shared(let row) = document.row.resolution else {
            throw .wrongQuestion(.cassowary, "its container is not finite")
        }
        var data = MathProgData(reduced: row, of: document)
        data.param("budget", row.budget)
        data.param("form", word: form.rawValue)
        self.init(kind: .cassowary, program: CassowaryProgram(row, form: form).program, data: data)
    }

    private init(alignmentOf document: RowDocument) throws {
        let children = document.cross.compactMap(\.self)
        guard !children.isEmpty else {
            throw ModelError.wrongQuestion(.alignment, "none of its items has cross measures")
        }
        let problem = try FlexibleAlignmentProblem(
            children: children.map { .init(.fixed($0.length), guide: LinearGuide(scale: 0, constant: $0.guide)) },
            available: nil)
        self.init(problem, names: document.measuredItems.map { document.row.items.names[$0] })
    }

    /// The alignment of children whose sizes can vary.
    public init(_ problem: FlexibleAlignmentProblem, names: [String]? = nil) {
        let program = AlignmentProgram(problem).program
        var data = MathProgData()
        let available = problem.available.flatMap { $0.isFinite ? $0 : nil }
        let answers = problem.answers
        data.param("count", problem.children.count)
        data.names(names ?? problem.children.indices.map { String($0) })
        data.param("lower", problem.children.enumerated().map { available == nil ? answers[$0] : $1.range.minimum })
        data.param("upper", problem.children.enumerated().map { available == nil ? answers[$0] : $1.range.maximum })
        data.param("alpha", problem.children.map(\.guide.scale))
        data.param("beta", problem.children.map(\.guide.constant))
        if let available { data.param("available", available) }
        if problem.countsLine { data.param("counts_line", 1) }
        if !problem.isUncoupled { data.param("competes", 1) }
        // The model has all five stages; sizes that cannot vary leave the first three empty.
        let names = [
            ("overflow.across", "overflow"), ("sizes", "sizes"), ("unevenness", "unevenness"), ("extent", "extent"),
            ("line", "line"),
        ]
        let stages = names.enumerated().map { index, name in
            let place = program.objectives.firstIndex { $0.name == name.0 }
            return Stage.numbered(index + 1, name.1, at: place.map { (0, $0) }, data)
        }
        self.init(kind: .alignment, programs: [program], stages: stages)
    }

    /// A flex line or a line with glue, whose direction the model works out by itself.
    private init(_ line: LineModel, of document: RowDocument, under policy: Policy) throws {
        let (asked, kind) = (document.row, line.kind)
        guard asked.policy == policy else { throw ModelError.wrongQuestion(kind, "its policy is \(asked.policy.name)") }
        guard asked.tiers.count <= 1 else {
            throw ModelError.wrongQuestion(
                kind, "its items differ in priority, which \(policy.name) does not know; take stack")
        }
        guard case .shared(let row) = asked.resolution, let available = asked.available else {
            throw ModelError.wrongQuestion(kind, "its container is not finite")
        }
        let program = GiniProgram(row).program.takingAll(of: row)
        var data = MathProgData(itemsOf: asked)
        data.param("available", available)
        data.param("minimum", asked.items.map(\.minimum))
        data.param("maximum", asked.items.map { $0.maximum.isFinite ? $0.maximum : nil })
        line.data(&data, asked, row)
        self.init(kind: kind, programs: [program], stages: [.fixed("unfairness", at: (0, 0), data)])
    }
}

extension MathProgData {
    /// The number of items, their names and the gaps between them.
    init(itemsOf row: Row, withGaps: Bool = true) {
        param("count", row.items.count)
        names(row.items.names)
        if withGaps { param("gap", row.spacing.map { $0 == 0 ? nil : $0 }) }
    }

    /// The items of a row with what its policy makes of them.
    init(reduced row: ReducedRow, of document: RowDocument, withBases: Bool = true) {
        self.init(itemsOf: document.row, withGaps: withBases)
        param("lower", row.lower)
        param("upper", row.upper.map { $0.isFinite ? $0 : nil })
        if withBases {
            param("base", row.base)
            param("weight", row.weight)
        }
    }

    /// The same with the tiers and what they share.
    fileprivate init(items document: RowDocument, row: ReducedRow, withBases: Bool) {
        self.init(reduced: row, of: document, withBases: withBases)
        var tier = [Double](repeating: 1, count: row.lower.count)
        for (rank, members) in row.tiers.enumerated() { for item in members { tier[item] = Double(rank + 1) } }
        param("tier", tier)
        param("tiers", row.tiers.count)
        param("budget", row.budget)
    }
}

extension LinearProgram {
    /// The last objective alone, the tiers' totals as a row: what is left when overflow and tiers are known.
    fileprivate func takingAll(of row: ReducedRow) -> LinearProgram {
        var program = self
        let total = row.tierBudgets.reduce(0, +)
        program.addRow(
            "take", columns: row.lower.indices.map(Int32.init), coefficients: row.lower.map { _ in 1 },
            lower: total, upper: total)
        program.setObjectives(Array(objectives.suffix(1)))
        return program
    }
}
