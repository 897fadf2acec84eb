// ProgramRecord.swift: a linear program as a certificate has it, without names.

internal import LinearPrograms

/// A linear program in lists, for a checker that knows nothing of scenes.
public struct ProgramRecord: Sendable, Equatable {
    /// The bounds of the columns.
    package var lower, upper: [Double]
    /// The rows in order.
    package var rows: [Row]
    /// What is optimised, in order.
    package var objectives: [Goal]

    /// A sum of columns between two bounds.
    package struct Row: Sendable, Equatable {
        package var lower, upper: Double
        package var columns: [Double]
        package var coefficients: [Double]
    }

    /// What is to be made small or great.
    package struct Goal: Sendable, Equatable {
        package var sense: String
        package var constant: Double
        package var columns: [Double]
        package var costs: [Double]
    }

    init(_ program: LinearProgram) {
        (lower, upper) = (program.columnLower, program.columnUpper)
        rows = program.constraints.map { row in
            let entries = program.entries(ofRow: row.index)
            return Row(
                lower: program.rowLower[row.index], upper: program.rowUpper[row.index],
                columns: program.columns[entries].map(Double.init), coefficients: Array(program.coefficients[entries]))
        }
        objectives = program.objectives.map {
            Goal(
                sense: $0.sense == .minimize ? "minimize" : "maximize", constant: $0.constant,
                columns: $0.columns.map(Double.init), costs: $0.costs)
        }
    }

    /// The first part in which another program differs, counted from 0; `nil` where it is the same.
    func firstDifference(from other: ProgramRecord) -> String? {
        if lower.count != other.lower.count { return "the number of columns" }
        if let column = lower.indices.first(where: { lower[$0] != other.lower[$0] || upper[$0] != other.upper[$0] }) {
            return "the bounds of column \(column)"
        }
        if rows.count != other.rows.count { return "the number of rows" }
        if let row = rows.indices.first(where: { rows[$0] != other.rows[$0] }) { return "row \(row)" }
        if objectives.count != other.objectives.count { return "the number of objectives" }
        return objectives.indices.first { objectives[$0] != other.objectives[$0] }.map { "objective \($0)" }
    }
}

extension ProgramRecord {
    var json: JSONText {
        .object([
            ("lower", .numbers(lower)), ("upper", .numbers(upper)), ("rows", .array(rows.map(\.json))),
            ("objectives", .array(objectives.map(\.json))),
        ])
    }
}

extension ProgramRecord.Row {
    fileprivate var json: JSONText {
        .object([
            ("lower", .number(lower)), ("upper", .number(upper)), ("columns", .numbers(columns)),
            ("coefficients", .numbers(coefficients)),
        ])
    }
}

extension ProgramRecord.Goal {
    fileprivate var json: JSONText {
        .object([
            ("sense", .string(sense)), ("constant", .number(constant)), ("columns", .numbers(columns)),
            ("costs", .numbers(costs)),
        ])
    }
}

/// The infinities that a bound may be.
private let infinities = [-Double.infinity, .infinity]

extension ProgramRecord: Decodable {
    /// Reads a program; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["lower", "upper", "rows", "objectives"])
        lower = try object.required("lower", infinities: infinities)
        upper = try object.required("upper", infinities: infinities)
        guard lower.count == upper.count else { throw object.fault("upper", "must be as long as \"lower\"") }
        rows = try object.present("rows", object.list("rows", of: Row.self), demand: "list the rows")
        objectives = try object.present(
            "objectives", object.list("objectives", of: Goal.self), demand: "list the objectives in order")
    }
}

extension ProgramRecord.Row: Decodable {
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["lower", "upper", "columns", "coefficients"])
        lower = try object.present("lower", object.number("lower", infinities: infinities), demand: "be a bound")
        upper = try object.present("upper", object.number("upper", infinities: infinities), demand: "be a bound")
        columns = try object.required("columns")
        coefficients = try object.required("coefficients")
    }
}

extension ProgramRecord.Goal: Decodable {
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["sense", "constant", "columns", "costs"])
        sense = try object.present("sense", object.string("sense"), demand: "be minimize or maximize")
        constant = try object.number("constant") ?? 0
        columns = try object.required("columns")
        costs = try object.required("costs")
    }
}

extension StrictObject {
    /// A list of numbers that has to be there.
    func required<Value: DocumentNumber>(_ field: String, infinities: [Double] = []) throws -> [Value] {
        try present(field, numbers(field, infinities: infinities), demand: "list numbers")
    }
}
