// TableCertificateDocument+JSON.swift: a table's certificate as one line of JSON, and back.

import Documents
import Tables

extension TableCertificateDocument {
    /// The table alone.
    var question: JSONText { .members(tableMembers) }

    private var tableMembers: [(String, JSONText?)] {
        func list(_ numbers: [Int]) -> JSONText { .array(numbers.map { .integer($0) }) }
        func steps(_ steps: [WholeTable.Step]) -> JSONText { .array(steps.map { list([$0.width, $0.amount]) }) }
        func range(_ range: Range<Int>) -> JSONText { list([range.lowerBound, range.upperBound]) }
        return [
            ("id", id.map { .string($0) }), ("room", .integer(table.room)), ("least", list(table.least)),
            ("most", list(table.most)), ("rowCount", .integer(table.rowCount)), ("columnGaps", list(table.columnGaps)),
            ("rowGaps", list(table.rowGaps)), ("lineHeight", .integer(table.lineHeight)),
            (
                "cells",
                .array(
                    table.cells.map { cell in
                        .members([
                            ("rows", range(cell.rows)), ("columns", range(cell.columns)),
                            ("heights", steps(cell.heights)),
                            ("cuts", cell.cuts.isEmpty ? nil : steps(cell.cuts)),
                        ])
                    })
            ),
        ]
    }

    var members: [(String, JSONText?)] {
        tableMembers + [
            ("widths", .array(widths.map { .integer($0) })), ("height", .integer(height)), ("cuts", .integer(cuts)),
            (
                "proofs",
                .array(
                    proofs.map { proved in
                        .members([
                            ("stage", .string(proved.stage.rawValue)), ("column", proved.column.map { .integer($0) }),
                            ("proof", proved.proof.json),
                        ])
                    })
            ),
        ]
    }
}

extension TableProof {
    fileprivate var json: JSONText {
        switch self {
        case .widest: .object([("all", .bool(true))])
        case .priced(let prices):
            .members([
                ("limits", .array(prices.limits.map { .integer($0) })), ("price", .integer(prices.price)),
                ("runs", prices.runs.isEmpty ? nil : .array(prices.runs.map { .integer($0) })),
                (
                    "shares",
                    .array(
                        prices.shares.map { share in
                            .array([.integer(share.level), .integer(share.place), .integer(share.amount)])
                        })
                ),
            ])
        case .split(let columns, let at, let below, let from):
            .members([
                ("column", columns.count == 1 ? .integer(columns.lowerBound) : nil),
                (
                    "columns",
                    columns.count == 1 ? nil : .array([.integer(columns.lowerBound), .integer(columns.upperBound)])
                ),
                ("at", .integer(at)), ("below", below.json), ("from", from.json),
            ])
        }
    }
}

extension TableCertificateDocument: Decodable {
    private static let fields = [
        "certificate", "id", "room", "least", "most", "rowCount", "columnGaps", "rowGaps", "lineHeight", "cells",
        "widths",
        "height", "cuts", "proofs", "note",
    ]

    /// Reads a certificate; nothing is checked but its form.
    public init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.fields)
        func numbers(_ field: String) throws -> [Int] {
            let list = try object.present(field, object.list(field, of: Int.self), demand: "list whole numbers")
            for number in list { try Self.require(number, object, field) }
            return list
        }
        func number(_ field: String) throws -> Int {
            let number = try object.present(field, object.integer(field), demand: "be a whole number")
            try Self.require(number, object, field)
            return number
        }
        let (least, most) = (try numbers("least"), try numbers("most"))
        guard least.count == most.count, !least.isEmpty, least.count <= TableLimits.columns else {
            throw object.fault("most", "must have one number a column, as many as least")
        }
        let rowCount = try number("rowCount")
        let (columnGaps, rowGaps) = (try numbers("columnGaps"), try numbers("rowGaps"))
        guard (1...TableLimits.rows).contains(rowCount), columnGaps.count == least.count - 1,
            rowGaps.count == rowCount - 1
        else {
            throw object.fault("rowGaps", "must have a number fewer than there are rows, and columnGaps than columns")
        }
        let records = try object.present("cells", object.list("cells", of: CellRecord.self), demand: "list the cells")
        for record in records {
            let cell = record.cell
            guard cell.rows.upperBound <= rowCount, cell.columns.upperBound <= least.count else {
                throw object.fault("cells", "has a cell outside of the rows or columns")
            }
        }
        let room = try number("room")
        do throws(TableError) {
            table = try WholeTable(
                cells: records.map(\.cell), limits: zip(least, most).map { ($0, $1) }, rowCount: rowCount,
                columnGaps: columnGaps, rowGaps: rowGaps, lineHeight: try Self.value { try number("lineHeight") },
                room: room)
        } catch {
            throw object.fault("cells", error.description)
        }
        guard table.least == least, table.room == room else {
            throw object.fault("least", "must be what the cells need at least, and room no less than that")
        }
        (widths, height, cuts) = (try numbers("widths"), try number("height"), try number("cuts"))
        id = try object.string("id")
        let proofs = try object.present(
            "proofs", object.list("proofs", of: StageRecord.self), demand: "list one proof an objective")
        self.proofs = proofs.map { ProvedStage(stage: $0.stage, column: $0.column, proof: $0.proof.proof) }
    }

    private static func value(_ read: () throws -> Int) throws(TableError) -> Int {
        do { return try read() } catch { throw .badLength("the height of a line", .nan) }
    }

    /// Numbers whose products two words hold.
    fileprivate static func require(_ number: Int, _ object: StrictObject, _ field: String) throws {
        guard (0...1_000_000_000_000).contains(number) else {
            throw object.fault(field, "has \(number); it must be from 0 to 1000000000000")
        }
    }
}

extension StrictObject {
    /// Neighbours, as the first and the one after the last.
    fileprivate func places(_ field: String) throws -> Range<Int> {
        let ends = try list(field, of: Int.self) ?? []
        guard ends.count == 2, 0 <= ends[0], ends[0] < ends[1] else {
            throw fault(field, "must be [first, after the last], counted from 0")
        }
        return ends[0]..<ends[1]
    }
}

private struct CellRecord: Decodable {
    let cell: WholeTable.Cell

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["rows", "columns", "heights", "cuts"])
        func steps(_ field: String) throws -> [WholeTable.Step] {
            var steps: [WholeTable.Step] = []
            for pair in try object.list(field, of: [Int].self) ?? [] {
                guard pair.count == 2, pair[0] >= 0, pair[1] >= 0, pair[0] <= TableLimits.grains,
                    pair[1] <= TableLimits.grains, steps.last.map({ $0.width < pair[0] && $0.amount > pair[1] }) ?? true
                else { throw object.fault(field, "must list [width, amount], widths ascending and amounts falling") }
                steps.append(.init(width: pair[0], amount: pair[1]))
            }
            return steps
        }
        let heights = try steps("heights")
        if heights.isEmpty { throw object.fault("heights", "is empty; a cell has at least one step") }
        cell = .init(
            rows: try object.places("rows"), columns: try object.places("columns"), heights: heights,
            cuts: try steps("cuts"))
    }
}

private struct StageRecord: Decodable {
    let stage: TableStage
    let column: Int?
    let proof: ProofRecord

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: ["stage", "column", "proof"])
        guard let stage = TableStage(rawValue: try object.string("stage") ?? "") else {
            let names = TableStage.allCases.map(\.rawValue).joined(separator: ", ")
            throw object.fault("stage", "must be one of \(names)")
        }
        (self.stage, column) = (stage, try object.integer("column"))
        proof = try object.present("proof", object.value("proof", as: ProofRecord.self), demand: "be the tree of cases")
    }
}

private struct ProofRecord: Decodable {
    let proof: TableProof

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(
            decoder, fields: ["all", "limits", "price", "runs", "shares", "column", "columns", "at", "below", "from"])
        if object.has("all") {
            proof = .widest
        } else if object.has("at") {
            func part(_ field: String) throws -> TableProof {
                try object.present(field, object.value(field, as: ProofRecord.self), demand: "be a case").proof
            }
            func number(_ field: String) throws -> Int {
                let number = try object.present(field, object.integer(field), demand: "be a whole number")
                try TableCertificateDocument.require(number, object, field)
                return number
            }
            let columns: Range<Int>
            if object.has("columns") {
                columns = try object.places("columns")
            } else {
                let column = try number("column")
                columns = column..<column + 1
            }
            proof = .split(
                columns: columns, at: try number("at"), below: try part("below"), from: try part("from"))
        } else {
            let limits = try object.list("limits", of: Int.self) ?? []
            let price = try object.integer("price") ?? 0
            let runs = try object.list("runs", of: Int.self) ?? []
            for number in limits + runs + [price] { try TableCertificateDocument.require(number, object, "price") }
            let shares = try (object.list("shares", of: [Int].self) ?? []).map { share in
                guard share.count == 3 else { throw object.fault("shares", "must list [level, place, amount]") }
                for number in share { try TableCertificateDocument.require(number, object, "shares") }
                return TablePrices.Share(level: share[0], place: share[1], amount: share[2])
            }
            proof = .priced(TablePrices(limits: limits, price: price, runs: runs, shares: shares))
        }
    }
}
