// Model+Table.swift: tables and rows of texts as data for Models/table.mod and Models/row-of-text.mod, with the same programs.
// Lengths in the units of the table.

import Documents
import Rows
import Tables

extension Model {
    /// The model of a table of texts, or of its one row.
    ///
    /// - Parameter kind: By default that of tables.
    /// - Throws: `ModelError.wrongQuestion` for other kinds, for cells over several rows or columns and for words that are cut;
    ///   `TableQuestionError`.
    package init(_ document: TableDocument, kind: ModelKind? = nil) throws {
        let questioner = try TableQuestioner(document, TableSettings(of: document))
        switch kind ?? .table {
        case .table: try self.init(table: questioner)
        case .rowOfText: try self.init(rowOfText: questioner)
        case let kind: throw ModelError.wrongQuestion(kind, "a table has the models table and row-of-text")
        }
    }

    private init(table questioner: TableQuestioner) throws {
        let (table, grain) = try questioner.table.whole()
        guard table.cells.allSatisfy({ $0.rows.count == 1 && $0.columns.count == 1 }) else {
            throw ModelError.wrongQuestion(.table, "a cell of it spans rows or columns; give every place its own cell")
        }
        guard table.cells.allSatisfy(\.cuts.isEmpty) else {
            throw ModelError.wrongQuestion(.table, "its words may be cut; give it \"words\": \"keep\"")
        }
        let stated = StatedTable(table, grain, gaps: questioner.gaps)
        let program = stated.program
        let stages = ["height", "width"].enumerated().map { index, name in
            Stage(name: name, place: (0, index)) { reached in
                var data = stated.data
                data.param("stage", index + 1)
                if index == 1 { data.param("reached", reached[0]) }
                return data.text
            }
        }
        self.init(kind: .table, programs: [program.program], stages: stages)
        wholeVariables = program.whole
        optima = {
            let best = try OptimalTable(of: table, stages: [.height, .width], adviser: .linked)
            guard best.isProved else { throw TableQuestionError.table(.noTime) }
            return [
                grain.length(best.value.height).double - questioner.gaps, grain.length(best.value.width).double,
            ]
        }
    }

    private init(rowOfText questioner: TableQuestioner) throws {
        let table = questioner.table
        guard table.rowCount == 1, table.cells.allSatisfy({ $0.columns.count == 1 }) else {
            throw ModelError.wrongQuestion(.rowOfText, "it is not one row of texts; give one row without spans")
        }
        guard let available = table.available else {
            throw ModelError.wrongQuestion(.rowOfText, "it has no width; give it \"available\"")
        }
        let lengths = table.columns.enumerated().map { column, limits -> [Double] in
            let steps = table.cells.first { $0.columns.lowerBound == column }?.response.steps.map(\.width) ?? [0]
            let fitting = steps.filter { $0 <= limits.maximum }.map { max($0, limits.minimum) }
            return Set(fitting).sorted()
        }
        if let column = lengths.firstIndex(of: []) {
            throw ModelError.wrongQuestion(.rowOfText, "column \(column + 1) may not be as wide as its widest word")
        }
        let stated = StatedTextRow(
            lengths: lengths, names: lengths.indices.map { questioner.document.name(of: $0) },
            budget: max(0, available - table.columnGaps.reduce(0, +)))
        let program = stated.program
        let stages = ["overflow", "take"].enumerated().map { index, name in
            Stage.numbered(index + 1, name, at: (0, index), stated.data)
        }
        self.init(kind: .rowOfText, programs: [program.program], stages: stages)
        wholeVariables = program.whole
        optima = {
            guard let best = stated.optima else {
                throw ModelError.wrongQuestion(.rowOfText, "its lengths have more totals than are tried")
            }
            return best
        }
    }
}

/// A program some of whose variables are whole.
private typealias StatedProgram = (program: LinearProgram, whole: [Int32])

/// A table as `Models/table.mod` has it: levels, and the steps of the columns that they need.
private struct StatedTable {
    private let least: [Double]
    private let available, lines: Double
    private let levels: [(weight: Double, needs: [(column: Int, width: Double)])]
    /// The widths of each column that levels need, ascending.
    private let steps: [[Double]]

    /// Levels that no widths within the limits and the room save are left out, which changes no answer.
    init(_ table: WholeTable, _ grain: TableGrain, gaps: Double) {
        let height = TableLevels(of: .height, in: table)
        let free = table.room - table.least.reduce(0, +)
        let reachable = height.weights.indices.filter { level in
            let needs = height.needs(of: level)
            return needs.allSatisfy { $0.width <= table.most[$0.place] }
                && needs.reduce(0) { $0 + $1.width - table.least[$1.place] } <= free
        }
        func length(_ grains: Int) -> Double { grain.length(grains).double }
        levels = reachable.map { level in
            (length(height.weights[level]), height.needs(of: level).map { ($0.place, length($0.width)) })
        }
        (least, available) = (table.least.map(length), length(table.room))
        lines = length(height.base) - gaps
        var steps = [Set<Double>](repeating: [], count: table.least.count)
        for need in levels.flatMap(\.needs) { steps[need.column].insert(need.width) }
        self.steps = steps.map { $0.sorted() }
    }

    /// All but stage and what was reached.
    var data: MathProgData {
        var data = MathProgData()
        data.param("columns", least.count)
        data.param("available", available)
        data.param("lines", lines)
        data.param("levels", levels.count)
        data.param("least", least.enumerated().map { ("\($0 + 1)", $1.shortest) })
        data.param("weight", levels.enumerated().map { ("\($0 + 1)", $1.weight.shortest) })
        data.param(
            "need",
            levels.enumerated().flatMap { index, level in
                level.needs.map { ("\(index + 1),\($0.column + 1)", $0.width.shortest) }
            })
        return data
    }

    /// The model's program, in its order and with its names: z[j,w], g[p]; fits, order, saved.
    var program: StatedProgram {
        var program = LinearProgram()
        let reaches = steps.enumerated().map { column, widths in
            widths.map { program.variable("z[\(column + 1),\($0.shortest)]", atLeast: 0, atMost: 1) }
        }
        let saved = levels.indices.map { program.variable("g[\($0 + 1)]", atLeast: 0, atMost: 1) }
        let height = LinearExpression(
            zip(levels, saved).map { LinearExpression.Term(-$0.weight, $1) }, constant: lines)
        var widened: [LinearExpression.Term] = []
        for column in steps.indices {
            for (place, variable) in reaches[column].enumerated() {
                let before = place == 0 ? least[column] : steps[column][place - 1]
                widened.append(.init(steps[column][place] - before, variable))
            }
        }
        let width = LinearExpression(widened, constant: least.reduce(0, +))
        program.minimize("height", height)
        program.minimize("width", width)
        program.subject(to: "fits", width <= available)
        for (column, variables) in reaches.enumerated() {
            for (place, pair) in zip(variables, variables.dropFirst()).enumerated() {
                program.subject(
                    to: "order[\(column + 1),\(steps[column][place + 1].shortest)]", pair.0 - pair.1 >= 0)
            }
        }
        for (level, variable) in zip(levels.indices, saved) {
            for need in levels[level].needs {
                guard let step = steps[need.column].firstIndex(of: need.width) else { continue }
                program.subject(
                    to: "saved[\(level + 1),\(need.column + 1)]", variable - reaches[need.column][step] <= 0)
            }
        }
        return (program, reaches.joined().map { Int32($0.index) })
    }
}

/// A row of texts as `Models/row-of-text.mod` has it: children that take a few lengths each.
private struct StatedTextRow: Sendable {
    let lengths: [[Double]]
    let names: [String]
    let budget: Double

    var data: MathProgData {
        var data = MathProgData()
        data.param("count", lengths.count)
        data.names(names)
        data.param("budget", budget)
        for (child, own) in lengths.enumerated() { data.set("LENGTHS[\(child)]", own.map(\.shortest)) }
        return data
    }

    /// The model's program: takes[i,l] and e; one, fit.
    var program: StatedProgram {
        var program = LinearProgram()
        let takes = lengths.enumerated().map { child, own in
            own.map { program.variable("takes[\(child),\($0.shortest)]", atLeast: 0, atMost: 1) }
        }
        let overflow = program.variable("e", atLeast: 0)
        let total = LinearExpression(
            zip(lengths, takes).flatMap { zip($0, $1).map { LinearExpression.Term($0, $1) } })
        program.minimize("overflow", overflow)
        program.maximize("take", total)
        for (child, variables) in takes.enumerated() {
            program.subject(to: "one[\(child)]", LinearExpression(variables.map { .init(1, $0) }) == 1)
        }
        program.subject(to: "fit", total - overflow <= budget)
        return (program, takes.joined().map { Int32($0.index) })
    }

    /// The overflow and what the children then take; `nil` where their totals are too many.
    var optima: [Double]? {
        let factor = Fraction.wholeFactor(of: lengths.joined().map { Fraction(decimal: $0) })
        func grains(_ length: Double) -> Fraction { (Fraction(decimal: length) * factor).roundedDown }
        let least = lengths.reduce(0) { $0 + $1[0] }
        let room = max(budget, least)
        var children: [[StepFilling.Choice]] = []
        for own in lengths {
            guard own.allSatisfy({ grains($0).double <= Double(StepFilling.mostGrains) }) else { return nil }
            children.append(own.enumerated().map { .init(length: Int(grains($1).double), rank: $0) })
        }
        let most = min(grains(room).double, 1e15)
        guard let total = StepFilling(children, upTo: Int(most))?.totals.last else { return nil }
        return [room - budget, (Fraction(total) / factor).double]
    }
}
