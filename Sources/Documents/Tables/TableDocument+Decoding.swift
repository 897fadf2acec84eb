// TableDocument+Decoding.swift: a table of texts in JSON: {"rows": [["a", {"text": "b", "columns": 2}]], "available": 80}.

import Rows

extension TableDocument: Decodable {
    private static let fields = [
        "id", "rows", "columns", "available", "words", "headerRows", "size", "columnGap", "rowGap", "edge", "fill",
        "parameters", "claimed", "note",
    ]

    /// Reads a table; cells take the first free places of their rows.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        let rows = try object.present(
            "rows", object.list("rows", of: [CellRecord].self), demand: "list rows, each a list of texts")
        let limits = try object.list("columns", of: LimitRecord.self) ?? []
        var cells: [Cell] = []
        var taken: [[Bool]] = Array(repeating: [], count: rows.count)
        let headerRows = min(try object.integer("headerRows") ?? 0, rows.count)
        if headerRows < 0 {
            throw object.fault("headerRows", "is \(headerRows); it must be at least 0")
        }
        for (row, records) in rows.enumerated() {
            var column = 0
            for record in records {
                while column < taken[row].count, taken[row][column] { column += 1 }
                let place = row..<min(row + record.rows, rows.count)
                let columns = column..<column + record.columns
                for index in place {
                    while taken[index].count < columns.upperBound { taken[index].append(false) }
                    for column in columns {
                        if taken[index][column] {
                            throw object.fault(
                                "rows", "has two cells in row \(index + 1), column \(column + 1); one may be there")
                        }
                        taken[index][column] = true
                    }
                }
                cells.append(
                    Cell(
                        rows: place, columns: columns, text: record.text,
                        isHeading: record.isHeading || row < headerRows,
                        side: record.side))
                cells[cells.count - 1].steps = record.steps
            }
        }
        let columnCount = max(taken.map(\.count).max() ?? 0, limits.count)
        if columnCount == 0 { throw object.fault("rows", "has no cell; give it at least one") }
        let words = try object.string("words")
        if let words, words != "keep", words != "break" {
            throw object.fault("words", "is \"\(words)\"; it must be \"keep\" or \"break\"")
        }
        var available: Double?
        if object.has("available"), try !object.isNull("available") {
            let width: Double? = try object.number("available")
            available = try width.map { try object.length("available", $0) }
        }
        self.init(
            id: try object.string("id"), cells: cells, rowCount: rows.count, columnCount: columnCount,
            headerRows: headerRows, limits: limits.map(\.range), available: available,
            cutsWords: words.map { $0 == "break" })
        measures = try Self.measures(object)
        varyingWords = try Self.varyingWords(object, in: cells)
        claims = try Self.claims(object)
    }

    private static func measures(_ object: StrictObject) throws -> Measures {
        var measures = Measures()
        func length(_ field: String) throws -> Double? {
            let length: Double? = try object.number(field)
            return try length.map { try object.length(field, $0) }
        }
        measures.size = try length("size")
        if let size = measures.size, !(1...1_000).contains(size) {
            throw object.fault("size", "is \(size.shortest); it must be from 1 to 1000 points")
        }
        (measures.columnGap, measures.rowGap) = (try length("columnGap"), try length("rowGap"))
        measures.edge = try length("edge")
        measures.fills = try object.value("fill", as: Bool.self) ?? false
        return measures
    }

    private static func claims(_ object: StrictObject) throws -> [TableClaim] {
        guard object.has("claimed"), try !object.isNull("claimed") else { return [] }
        let records =
            object.isList("claimed")
            ? try object.list("claimed", of: TableClaimRecord.self) ?? []
            : [try object.value("claimed", as: TableClaimRecord.self)].compactMap(\.self)
        return records.map(\.claim)
    }
}

/// A cell: a text, or an object with its spans.
private struct CellRecord: Decodable {
    var text = ""
    var (rows, columns, isHeading) = (1, 1, false)
    var side: TextSide?
    var steps: Staircase<Double>?

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            return
        }
        if let value = decoder as? JSONTreeDecoder, let digits = value.tree.digits(value.node) {
            text = digits
            return
        }
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
            text = JSONText.number(number).line
            return
        }
        if (try? decoder.singleValueContainer().decodeNil()) == true { return }
        let object = try StrictObject(decoder, fields: ["text", "steps", "rows", "columns", "heading", "align"])
        if object.has("steps") {
            steps = try Self.steps(object)
            text = try object.string("text") ?? ""
        } else {
            text = try object.present("text", object.string("text"), demand: "be the text of the cell")
        }
        (rows, columns) = (try object.integer("rows") ?? 1, try object.integer("columns") ?? 1)
        guard (1...10_000).contains(rows) else { throw object.fault("rows", "is \(rows); it must be from 1 to 10000") }
        guard (1...100).contains(columns) else {
            throw object.fault("columns", "is \(columns); it must be from 1 to 100")
        }
        isHeading = try object.value("heading", as: Bool.self) ?? false
        if let word = try object.string("align") {
            guard let side = TextSide(rawValue: word) else {
                throw object.fault("align", "is \"\(word)\"; it must be \"left\", \"center\" or \"right\"")
            }
            self.side = side
        }
    }
}

extension CellRecord {
    private static func steps(_ object: StrictObject) throws -> Staircase<Double> {
        let steps = try object.list("steps", of: [Double].self) ?? []
        guard steps.allSatisfy({ $0.count == 2 }) else { throw object.fault("steps", "must list [width, height]") }
        do {
            return try Staircase(answers: steps.map { .init(width: $0[0], height: $0[1]) })
        } catch {
            throw object.fault("steps", "are no steps: \(error)")
        }
    }
}

/// The limits of a column.
private struct LimitRecord: Decodable {
    let range: ClosedRange<Double>

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["min", "max"])
        let least: Double = try object.length("min", try object.number("min") ?? 0)
        let most: Double = try object.number("max", infinities: [.infinity]) ?? .infinity
        guard least <= most else { throw object.fault("max", "is less than min; it must be at least that") }
        range = least...most
    }
}
