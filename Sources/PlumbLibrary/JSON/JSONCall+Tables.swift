// JSONCall+Tables.swift: `table`: the columns of tables of texts, measured in cells of a terminal.

import Boxes
import Deadlines
import Documents
import Essentials
import Tables
import Workbench

/// What `table` is asked.
struct TableCall {
    static let options = ["width", "from", "words", "fill", "height", "column", "header-rows", "ragged"]

    var kind: TableFileKind?
    var width, height: Double?
    var rule: (any TableRule)?
    /// Whether words may be cut; `nil` for what the table says.
    var cutsWords: Bool?
    var fills = false
    var columns: [ColumnRange] = []
    var headerRows: Int?
    var isRagged = false

    init() {}

    init(_ object: StrictObject) throws {
        kind = try object.choice("from", of: TableFileKind.allCases)
        width = try object.number("width")
        if let width, !(1...1e6).contains(width) {
            throw object.fault("width", "is \(width.shortest); it must be from 1 to 1000000")
        }
        height = try object.number("height")
        if let height, !(height > 0 && height <= 1e9) {
            throw object.fault("height", "is \(height.shortest); it must be above 0 and at most 1e9")
        }
        if let name = try object.string("with"), name != "optimal" {
            guard let rule = TableRules.named(name) else {
                let names = ["optimal"] + TableRules.standard.map { type(of: $0).name }
                throw object.fault("with", "\(CallError.badChoice(name, names))")
            }
            self.rule = rule
        }
        cutsWords = try object.choice("words", of: LongWords.allCases).map { $0 == .break }
        fills = try object.flag("fill")
        columns = try object.words("column") { try ColumnRange(parsing: $0) }
        headerRows = try object.integer("header-rows", in: 0...Int.max)
        isRagged = try object.flag("ragged")
    }

    private enum LongWords: String, CaseIterable { case keep, `break` }
}

extension JSONCall {
    /// What the command takes for a width where it is not in a terminal.
    private static let columns = 80.0

    /// The longest time for one table where none is given, as the command has it.
    private static let tableLimit = 10.0

    func tabled() -> Outcome {
        var outcome = Outcome()
        do throws(InputError) {
            let pieces = try TableFileKind.read(
                Data(input), as: options.table.kind, named: options.file, headerRows: options.table.headerRows,
                isRagged: options.table.isRagged, cutsWords: true)
            let end = options.limits.whole.map { Deadline(after: .seconds($0)) }
            for case .table(let document) in pieces {
                let left = min(options.tableLimit ?? Self.tableLimit, end.map { $0.left / .seconds(1) } ?? .infinity)
                let limit = Deadline(after: .seconds(max(left, 0)))
                Deadline.$current.withValue(limit) { answer(document, &outcome) }
            }
        } catch {
            outcome.complain(error.description, status: 2)
        }
        return outcome
    }

    private func answer(_ document: TableDocument, _ outcome: inout Outcome) {
        let call = options.table
        let cuts = call.cutsWords ?? document.cutsWords ?? false
        let width = call.width ?? document.available ?? (call.height == nil ? Self.columns : nil)
        var settings = TableSettings(
            ruler: document.measures.size.map { .helvetica(size: $0) } ?? .terminal, width: width,
            words: cuts ? .cut : .keep)
        settings.mayMeasureRoughly = true
        (settings.fills, settings.height) = (call.fills || document.measures.fills, call.height)
        settings.limits = call.columns.map { ($0.name, $0.range) }
        func complain(_ complaint: String, status: Int32) {
            outcome.complain("\(document.place(in: options.file)): \(complaint)", status: status)
        }
        do throws(TableQuestionError) {
            let questioner = try TableQuestioner(document, settings)
            let found: TableAnswer?
            if let rule = call.rule { found = questioner.answer(by: rule) } else { found = try questioner.optimum() }
            guard let found else { return complain(settings.heightComplaint, status: 1) }
            outcome.text += Array((found.json(id: document.id, available: width).line + "\n").utf8)
            if let complaint = found.widthComplaint { complain(complaint, status: 0) }
            if let complaint = found.proofComplaint { complain(complaint, status: 1) }
        } catch {
            complain(error.description, status: 2)
        }
    }
}

extension JSONCall.Outcome {
    /// Takes a complaint; as the command does, the first status that is not 0 stays, but for bad input.
    fileprivate mutating func complain(_ complaint: String, status: Int32) {
        errors.append(complaint)
        if self.status == 0 || status == 2 { self.status = status }
    }
}
