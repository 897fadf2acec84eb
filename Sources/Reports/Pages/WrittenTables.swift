// WrittenTables.swift: what `plumb sweep`, `table`, `explain` and `compare` wrote of tables of texts as JSON, read again for a
// page.  None of it has the texts.  Lengths in the units of the tables.

import Documents
import Workbench

/// Widths and heights of one table, as a frontier, an answer or an explanation has them.
package struct WrittenTable: Decodable, Sendable {
    /// One pair of width and height.
    struct Point: Sendable {
        let width, height: Double
        /// The widths of the columns; none of a neighbour in an explanation.
        let widths: [Double]
        let isProved: Bool
    }

    /// What an explanation says of a column.
    struct Column: Sendable {
        let name: String
        let holding: [Int]
        let next: (width: Double, row: Int)?
    }

    let id: String?
    let rule: String
    let points: [Point]
    let available: Double?
    let heights: [Double]
    let isCutShort: Bool
    let columns: [Column]

    private static let fields = [
        "id", "rule", "widths", "height", "heights", "width", "available", "overflow", "cuts", "proved", "gap",
        "frontier",
        "cutShort", "wider", "narrower", "columns",
    ]

    /// Reads and checks a frontier, an answer or an explanation.
    ///
    /// - Throws: A fault that names the field.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        id = try object.isEmpty("id") ? nil : object.string("id")
        rule = try object.string("rule") ?? "optimal"
        available = try object.isEmpty("available") ? nil : object.number("available")
        heights = try object.numbers("heights") ?? []
        isCutShort = try object.value("cutShort", as: Bool.self) ?? false
        columns = try object.list("columns", of: Column.self) ?? []
        if object.has("frontier") {
            points = try object.list("frontier", of: Point.self) ?? []
        } else {
            let others = try ["wider", "narrower"].compactMap { try object.value($0, as: Point.self) }
            points = try ([Point(object)] + others).sorted { $0.width > $1.width }
        }
        let counts = Set(points.map(\.widths.count)).subtracting([0])
        guard counts.count == 1, columns.isEmpty || counts.contains(columns.count) else {
            throw object.fault(
                object.has("frontier") ? "frontier" : "widths", "must have a width a column, as many at each point")
        }
    }

    var json: JSONText {
        let count = points.lazy.map(\.widths.count).max() ?? 0
        let names = columns.isEmpty ? (1...max(1, count)).map(String.init) : columns.map(\.name)
        return .members([
            ("id", id.map(JSONText.string)), ("available", available.map(JSONText.number)),
            ("columns", .array(names.map(JSONText.string))), ("by", rule == "optimal" ? nil : .string(rule)),
            ("cutShort", isCutShort ? .bool(true) : nil), ("heights", heights.isEmpty ? nil : .numbers(heights)),
            (
                "frontier",
                .array(
                    points.map {
                        .array(
                            [.number($0.width), .number($0.height), .numbers($0.widths)]
                                + ($0.isProved ? [] : [.integer(0)]))
                    })
            ), ("rules", .object([])),
            (
                "holding",
                columns.isEmpty
                    ? nil
                    : .array(
                        columns.map { column in
                            .array(
                                [.array(column.holding.map(JSONText.integer))]
                                    + (column.next.map { [.number($0.width), .integer($0.row)] } ?? []))
                        })
            ),
        ])
    }
}

extension WrittenTable.Point: Decodable {
    init(from decoder: any Decoder) throws {
        try self.init(StrictObject(decoder, fields: ["width", "height", "widths", "cuts", "proved"]))
    }

    fileprivate init(_ object: StrictObject) throws {
        width = try object.distance("width")
        height = try object.distance("height")
        widths = try object.numbers("widths") ?? []
        isProved = try object.value("proved", as: Bool.self) ?? true
    }
}

extension WrittenTable.Column: Decodable {
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["name", "width", "holding", "next"])
        name = try object.text("name")
        holding = try object.list("holding", of: Int.self) ?? []
        next = try object.value("next", as: Next.self).map { ($0.width, $0.row) }
    }

    private struct Next: Decodable {
        let width: Double
        let row: Int

        init(from decoder: any Decoder) throws {
            let object = try StrictObject(decoder, fields: ["width", "row"])
            (width, row) = (try object.distance("width"), try object.count("row"))
        }
    }
}

/// What rules make of many tables, as `plumb compare` wrote it.
package struct WrittenTableTally: Decodable, Sendable {
    /// One rule over all tables that fit.
    struct Rule: Sendable {
        let name: String
        let answers, optimal, cutting, tooWide: Int
        let mean, worst: Double?
        let worstTable: String?
    }

    let tables, fitting, proved: Int
    let rules: [Rule]

    /// Reads and checks the counts.
    ///
    /// - Throws: A fault that names the field.
    package init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["tables", "fit", "proved", "measuringSeconds", "provingSeconds", "rules"])
        tables = try object.count("tables")
        fitting = try object.count("fit", atMost: tables)
        proved = try object.count("proved", atMost: fitting)
        rules = try object.present("rules", object.list("rules", of: Rule.self), demand: "list the rules")
    }

    var json: JSONText {
        .members([
            ("tables", .integer(tables)), ("fit", .integer(fitting)), ("proved", .integer(proved)),
            (
                "rules",
                .array(
                    rules.map { rule in
                        .members([
                            ("name", .string(rule.name)), ("answers", .integer(rule.answers)),
                            ("optimal", .integer(rule.optimal)), ("cutting", .integer(rule.cutting)),
                            ("tooWide", .integer(rule.tooWide)), ("mean", rule.mean.map(JSONText.number)),
                            ("worst", rule.worst.map(JSONText.number)),
                            ("worstTable", rule.worstTable.map(JSONText.string)),
                        ])
                    })
            ),
        ])
    }
}

extension WrittenTableTally.Rule: Decodable {
    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder,
            fields: ["rule", "answers", "optimal", "cutting", "tooWide", "mean", "worst", "worstTable", "seconds"])
        name = try object.text("rule")
        answers = try object.count("answers")
        optimal = try object.count("optimal", atMost: answers)
        cutting = try object.count("cutting", atMost: answers)
        tooWide = try object.count("tooWide", atMost: answers)
        (mean, worst) = (try object.number("mean"), try object.number("worst"))
        worstTable = try object.string("worstTable")
    }
}
