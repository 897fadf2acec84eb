// ModelTests.swift: every MathProg model against its Swift twin, for the data files and for random questions.
// Each stage is solved by the package's own MathProg reader, with what that reader found in the earlier stages.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Scenes
import TestSupport
import Testing
import Workbench

struct ModelTests {
    static let models = Repository.root.appending(path: "Models")

    /// The data files of the gallery: those of the whole questions, and by model those of parts.
    static let dataFiles: [(model: ModelKind, data: URL)] = {
        let files = FileManager.default.enumerator(
            at: models.appending(path: "data"), includingPropertiesForKeys: nil)
        let data = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "dat" }
        return data.sorted { $0.path < $1.path }.compactMap { file in
            let folder = file.deletingLastPathComponent().lastPathComponent
            if let model = ModelKind(rawValue: folder) { return (model, file) }
            return (isScene(file) ? .tree : .stack, file)
        }
    }()

    private static func scene(of data: URL) -> URL {
        models.appending(path: "scenes/\(data.deletingPathExtension().lastPathComponent).json")
    }

    private static func isScene(_ data: URL) -> Bool {
        FileManager.default.fileExists(atPath: scene(of: data).path)
    }

    static func question(of data: URL) throws -> Question {
        let name = data.deletingPathExtension().lastPathComponent
        let problem = isScene(data) ? scene(of: data) : models.appending(path: "problems/\(name).json")
        let record = Record(file: problem.path, line: 1, data: try Data(contentsOf: problem))
        return try ProblemDecoder().decodeQuestion(record)
    }

    @Test func `every model of rows and scenes has data files`() {
        #expect(Set(Self.dataFiles.map(\.model) + [.table, .rowOfText]) == Set(ModelKind.allCases))
    }

    @Test(arguments: dataFiles) func `a data file is what the command writes`(kind: ModelKind, data: URL) throws {
        let model = try Model(try Self.question(of: data), kind: kind)
        let text = try model.data(stage: model.stages.count, reached: model.reached())
        let kept = try String(contentsOf: data, encoding: .utf8)
        #expect(Self.areAlike(kept, text), "renew it with Scripts/renew models")
    }

    /// Whether two texts have the same words, numbers to the precision of a solver.
    static func areAlike(_ first: String, _ second: String) -> Bool {
        let (left, right) = (first.split(whereSeparator: \.isWhitespace), second.split(whereSeparator: \.isWhitespace))
        return left.count == right.count
            && zip(left, right).allSatisfy { one, other in
                if one == other { return true }
                guard let a = Double(one.filter { $0 != ";" }), let b = Double(other.filter { $0 != ";" }) else {
                    return false
                }
                return abs(a - b) <= 1e-6 * max(1, abs(a))
            }
    }

    @Test(arguments: dataFiles) func `a data file gives the objective and the lengths of its twin`(
        kind: ModelKind, data: URL
    ) throws {
        let question = try Self.question(of: data)
        let twin = try Twin(question, kind: kind)
        let file = Self.models.appending(path: "\(kind.rawValue).mod")
        let answer = try MathProgModel(model: file.path, data: data.path).solved()
        #expect(answer.solution.status == .optimal && !answer.printed.isEmpty)
        #expect(twin.accepts(answer.solution.objective, stage: twin.model.stages.count))
        let program = try MathProgModel(model: file.path, data: data.path).program
        let lengths = twin.lengths(in: answer.solution, of: program)
        #expect(zip(lengths, twin.lengths).allSatisfy { abs($0 - $1) < 1e-5 } && lengths.count == twin.lengths.count)
    }

    /// One line of what HiGHS answered.
    struct Optimum: Decodable {
        let file: String
        let model: String
        let stage: Int
        let lp, mps: Double
    }

    @Test func `HiGHS finds the same optimum in every exported LP and MPS file`() throws {
        let text = try String(contentsOf: Repository.recorded("highs-optima.jsonl"), encoding: .utf8)
        let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(Optimum.self, from: Data($0.utf8)) }
        for (name, optima) in Dictionary(grouping: lines, by: { [$0.file, $0.model] }) {
            let file = Self.models.appending(path: name[0])
            let record = Record(file: file.path, line: 1, data: try Data(contentsOf: file))
            let model = try Model(ProblemDecoder().decodeQuestion(record), kind: ModelKind(rawValue: name[1]))
            let reached = try model.reached()
            #expect(optima.map(\.stage).sorted() == Array(1...reached.count), "\(name) has a line a stage")
            for optimum in optima {
                let ours = reached[optimum.stage - 1]
                let place = model.stages[optimum.stage - 1].place
                let sense = place.map { model.programs[$0.program].objectives[$0.objective].sense }
                #expect(abs(optimum.lp - ours) <= 2e-6 * max(1, abs(ours)), "\(name) stage \(optimum.stage)")
                let signed = sense == .maximize ? -ours : ours
                #expect(abs(optimum.mps - signed) <= 2e-6 * max(1, abs(ours)), "\(name) stage \(optimum.stage)")
            }
        }
        let problems = try Repository.gallery().filter { $0.pathExtension == "json" }
        #expect(Set(lines.map(\.file)).isSuperset(of: problems.map { "problems/\($0.lastPathComponent)" }))
    }

    @Test(arguments: [ModelKind.stack, .gini, .priorities, .progressive, .cssFlex, .glue])
    func `random rows have the same objective at every priority`(kind: ModelKind) throws {
        let policy: Policy = kind == .cssFlex ? .cssFlex : kind == .glue ? .glue : .weights
        let hasTiers = kind != .cssFlex && kind != .glue
        let shape = RowShape(policy: policy, items: 1...6, hasTiers: hasTiers, isCoarse: true)
        let measures = Generator<[AlignmentProblem.Child?]>.someMeasures(12)
        try forAll(.rows(shape), measures, settings: .share(8, of: 600)) { row, measures in
            let document = RowDocument(row: row, cross: Array(measures.prefix(row.items.count)))
            return try Twin(.row(document), kind: kind).agrees()
        }
    }

    @Test(arguments: Policy.ofToolkits + [.levels])
    func `random rows of levels and of toolkits have the same objective at every priority`(policy: Policy) throws {
        try forAll(
            .rows(RowShape(policy: policy, items: 1...6, isCoarse: true)), settings: .share(1, of: 60)
        ) { row in
            try [ModelKind.stack, .gini, .priorities, .progressive].allSatisfy { kind in
                try Twin(.row(RowDocument(row: row)), kind: kind).agrees()
            }
        }
    }

    @Test(arguments: CassowaryProgram.Form.allCases)
    func `random rows have the same objective at every strength`(form: CassowaryProgram.Form) throws {
        let shape = RowShape(policy: .weights, items: 0...6, isCoarse: true)
        try forAll(.rows(shape), settings: .share(8, of: 600)) { row in
            try Twin(Model(cassowary: RowDocument(row: row), form: form)).agrees()
        }
    }

    @Test func `random alignments of sizes that vary have the same objective at every priority`() throws {
        let length = Generator<Double>.length(isCoarse: true)
        let child = Generator<FlexibleAlignmentProblem.Child> { choices in
            let minimum = length.draw(&choices)
            let maximum = choices.draw(upTo: 2) == 0 ? Double.infinity : minimum + length.draw(&choices)
            let guide = LinearGuide(
                scale: Generator.one(of: [0, 1, 0.5]).draw(&choices), constant: length.draw(&choices) - 40)
            return .init(LengthRange(minimum: minimum, maximum: maximum), guide: guide)
        }
        try forAll(child.array(count: 1...6), length, .bool, settings: .share(12, of: 800)) {
            children, available, countsLine in
            let problem = try FlexibleAlignmentProblem(
                children: children, available: available, countsLine: countsLine)
            return try Twin(Model(problem)).agrees()
        }
    }

    // Nothing can be done about the overflow, so that nobody minimises it.
    @Test func `an alignment that overflows where no size can vary has the same objectives`() throws {
        let children = [
            FlexibleAlignmentProblem.Child(
                LengthRange(minimum: 110, maximum: 110), guide: LinearGuide(scale: 1, constant: 157))
        ]
        let problem = try FlexibleAlignmentProblem(children: children, available: 100, countsLine: false)
        #expect(try Twin(Model(problem)).agrees())
    }

    @Test func `random trees have the same objective at every priority`() throws {
        try forAll(.scenes(SceneShape(leaves: 1...12, levels: 4)), settings: .share(5, of: 200)) { scene in
            try Twin(.scene(scene), kind: .tree).agrees()
        }
    }

    @Test func `so have trees whose stacks have policies of their own`() throws {
        var shape = SceneShape(leaves: 1...10, levels: 3, hasGuides: false)
        shape.hasPolicies = true
        try forAll(.scenes(shape), settings: .share(6, of: 200)) { scene in
            guard (try? Screen(scene)) != nil else { return true }
            return try Twin(.scene(scene), kind: .tree).agrees()
        }
    }

    @Test func `a model about something else is refused with what would be right`() throws {
        let css = try Row(items: [Item(priority: 1), Item()], available: 10, policy: .cssFlex)
        for (question, kind) in [
            (Question.row(RowDocument(row: css)), ModelKind.cssFlex),
            (.row(RowDocument(row: css)), .glue), (.row(RowDocument(row: css)), .alignment),
            (.row(RowDocument(row: css)), .tree),
        ] {
            #expect(throws: ModelError.self) { try Model(question, kind: kind) }
        }
        let model = try Model(.row(RowDocument(row: css)))
        #expect(throws: ModelError.noStage(9, of: model.stages.count)) { try model.data(stage: 9, reached: []) }
    }
}

/// A question as its Swift programs and as its MathProg model.
private struct Twin {
    let model: Model
    private let reached: [Double]
    private let last: Solution?

    init(_ question: Question, kind: ModelKind) throws { try self.init(Model(question, kind: kind)) }

    init(_ model: Model) throws {
        self.model = model
        reached = try model.reached()
        last = try model.programs.last?.optimum(by: ProgramSolver(.doubles), named: "model")
    }

    func accepts(_ objective: Double, stage: Int) -> Bool {
        abs(objective - reached[stage - 1]) <= 1e-6 * max(1, abs(reached[stage - 1]))
    }

    /// Solves every stage by the MathProg reader.
    func agrees() throws -> Bool {
        let file = ModelTests.models.appending(path: "\(model.kind.rawValue).mod").path
        let data = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).dat")
        defer { try? FileManager.default.removeItem(at: data) }
        var found: [Double] = []
        for stage in 1...model.stages.count {
            try Data(model.data(stage: stage, reached: found).utf8).write(to: data)
            let program = try MathProgModel(model: file, data: data.path).program
            // What earlier stages reached is written in decimals, which may contradict the rest by their rounding.
            let answer = try program.optimum(by: ProgramSolver(.doubles), named: "model")
            guard accepts(answer.objective, stage: stage) else { return false }
            found.append(answer.objective)
            guard stage == model.stages.count else { continue }
            let (theirs, ours) = (lengths(in: answer, of: program), lengths)
            let scale = ours.reduce(1) { max($0, abs($1)) }
            return theirs.count == ours.count && zip(theirs, ours).allSatisfy { abs($0 - $1) <= 1e-5 * scale }
        }
        return false
    }

    /// The lengths that have one optimum: of the items along the row, or the starts across it; of trees, all sizes.
    var lengths: [Double] {
        guard let last, let program = model.programs.last else { return [] }
        return program.variables.filter { isLength(program.name(of: $0)) }.map { last[$0] }
    }

    /// The same lengths out of the model's answer, in the same order; what the model does not mention is ours.
    func lengths(in solution: Solution, of program: LinearProgram) -> [Double] {
        guard model.kind == .tree else {
            return program.variables.filter { isLength(program.name(of: $0)) }.map { solution[$0] }
        }
        // Swift names the sizes of a view by its id, one after the other; the model says size[view,axis].
        var sizes = lengths
        for variable in program.variables {
            let name = program.name(of: variable)
            guard name.hasPrefix("size[") else { continue }
            let numbers = name.dropFirst(5).dropLast().split(separator: ",").compactMap { Int($0) }
            sizes[2 * numbers[0] + numbers[1] - 1] = solution[variable]
        }
        return sizes
    }

    private func isLength(_ name: String) -> Bool {
        switch model.kind {
        // Fairness is no question of priorities, and not a whole answer to strengths: several lengths are as good.
        case .priorities, .cassowary, .table, .rowOfText: false
        case .alignment: name.hasPrefix("y[")
        case .tree: name.hasPrefix("w[") || name.hasPrefix("h[")
        case .stack, .gini, .progressive, .cssFlex, .glue: name.hasPrefix("w[")
        }
    }
}

extension Generator where Value == [AlignmentProblem.Child?] {
    /// Measures across a row, some missing.
    static func someMeasures(_ count: Int) -> Generator {
        let length = Generator<Double>.length(isCoarse: true)
        return Generator { choices in
            (0..<count).map { _ in
                guard choices.draw(upTo: 2) > 0 else { return nil }
                return .init(length: length.draw(&choices), guide: length.draw(&choices) - 20)
            }
        }
    }
}
