// CallOptions.swift: the options of a call as JSON has them, by the names that the command gives them.

import Boxes
import Documents
import Families
import Workbench

/// What a call is asked beside its verb and its input.
struct CallOptions: Decodable {
    /// What the input is called.
    var file = "-"
    var answerAll = false
    var isExact = false
    var numbers = JSONNumbers.words
    var format: String?
    var limits = AnsweredInput.Limits()

    var with: String?
    var claims: [StatedClaim] = []
    var measures: [LayoutMeasure] = []
    var regions: Int?
    var splitting = SceneSplitting.auto
    var free: FreeNumbers?
    /// The rows of `prove` that no record states.
    var allRows: AllRows?
    /// The problems of `check`, as JSON; `nil` where certificates may be about anything.
    var problems: String?

    var engine: SceneEngine?
    var axis: Axis?
    var over: String?
    var values: [String: Fraction] = [:]
    var range = 0...Double.infinity

    var proposal: PerAxis<Double?>?
    var details = false
    var compare = false
    var widths: ClosedRange<Int>?
    var that: [SceneClaim]?

    var model: ModelKind?
    var form: CassowaryProgram.Form?
    var stage: Int?

    /// The width of tables that are compared, in place of their own.
    var tableWidth: Double?
    /// What the verbs of rows and of tables are asked.
    var generating: GeneratingCall?
    var fuzzing: FuzzingCall?
    var table = TableCall()
    /// The longest time for a table, in seconds, where it is given.
    var tableLimit: Double?

    /// No options.
    init() {}

    /// Reads the options of a verb.
    ///
    /// - Throws: `InputError` that names the option.
    static func reading(_ json: String, of verb: CallVerb) throws(InputError) -> CallOptions {
        try ProblemDecoder().decode(
            CallOptions.self, Record(file: "options", text: json), context: [.callVerb: verb.rawValue])
    }

    init(from decoder: any Decoder) throws {
        let verb = (decoder.userInfo[.callVerb] as? String).flatMap(CallVerb.init) ?? .solve
        let fields = verb.options + ["file", "deadline", "rows"]
        let object = try StrictObject(decoder, fields: fields, elsewhere: CallVerb.refusal)
        file = try object.string("file") ?? file
        try readOutput(object, verb)
        try readLimits(object)
        with = try object.string("with")
        problems = try object.string("of")
        if verb == .prove { try readProof(object) }
        tableWidth = try object.number("table-width")
        try readScenes(object, verb)
        if verb == .sweep { try readSweep(object) }
        model = try object.choice("model", of: ModelKind.allCases)
        form = try object.choice("form", of: CassowaryProgram.Form.allCases)
        stage = try object.integer("stage")
        if verb == .generate { generating = try GeneratingCall(object) }
        if verb == .fuzz { fuzzing = try FuzzingCall(object) }
        if verb == .table { table = try TableCall(object) }
    }

    private mutating func readOutput(_ object: StrictObject, _ verb: CallVerb) throws {
        answerAll = try object.flag("answer-all")
        isExact = try object.choice("arithmetic", of: CallArithmetic.allCases) == .exact
        numbers = try object.choice("numbers", of: JSONNumbers.allCases) ?? numbers
        format = try object.string("format")
        if let format, !verb.formats.contains(format) {
            throw object.fault("format", "is \(format.printable); \(verb.rawValue) has \(verb.formats.listed)")
        }
    }

    private mutating func readLimits(_ object: StrictObject) throws {
        func seconds(_ field: String) throws -> Double? {
            guard let seconds: Double = try object.number(field) else { return nil }
            guard seconds > 0, seconds <= 1e6 else {
                throw object.fault(field, "is \(seconds.shortest); it must be above 0 and at most 1000000 seconds")
            }
            return seconds
        }
        tableLimit = try seconds("limit")
        limits.each = tableLimit ?? limits.each
        limits.whole = try seconds("deadline")
        limits.records = try object.integer("rows")
        if let rows = limits.records, rows < 0 { throw object.fault("rows", "is \(rows); it must be at least 0") }
    }

    private mutating func readProof(_ object: StrictObject) throws {
        claims = try object.words("claim") { try StatedClaim(parsing: $0) }
        measures = try object.words("worst") { try LayoutMeasure(parsing: $0, among: RuleTable.standard.measures) }
        regions = try object.integer("regions")
        if let regions, regions <= 0 { throw object.fault("regions", "is \(regions); it must be above 0") }
        splitting = try object.choice("modular", of: SceneSplitting.allCases) ?? splitting
        free = try readFree(object)
        let (priorities, policy) = (try object.string("priorities"), try object.policy("policy"))
        guard let items = try object.integer("items") else {
            if priorities != nil { throw object.fault("priorities", "are those of items; give both") }
            if policy != nil { throw object.fault("policy", "is that of items; a record has its own") }
            return
        }
        do throws(AllRowsError) {
            allRows = try AllRows(items: items, priorities: priorities, policy: policy)
        } catch {
            throw object.fault(error.complaint.option, error.complaint.words)
        }
        if answerAll { throw object.fault("answer-all", "answers the records of an input; leave it or items away") }
        if let claim = claims.firstOfTables {
            throw object.fault("claim", "\(claim.words) is a claim about tables, and items are rows")
        }
        if free != nil { throw object.fault("free", "changes records; leave it or items away") }
        if claims.isEmpty, measures.isEmpty { throw object.fault("items", "\(ProvingError.nothingClaimed)") }
    }

    private func readFree(_ object: StrictObject) throws -> FreeNumbers? {
        func words(_ field: String) throws -> [String] { try object.words(field) { $0 } }
        let (names, choices, drops) = (try words("free"), try words("choose"), try words("drop"))
        let (prices, most, least) = (try words("price"), try words("at-most"), try words("at-least"))
        do throws(UnfitFreedom) {
            let free = try FreeNumbers(
                names, choosing: choices, dropping: drops, prices: prices, most: most, least: least)
            return free.isEmpty ? nil : free
        } catch {
            throw object.fault("free", "\(error)")
        }
    }

    private mutating func readScenes(_ object: StrictObject, _ verb: CallVerb) throws {
        if verb == .layout { engine = try object.choice("with", of: SceneEngine.allCases) }
        proposal = try object.word("proposal") { try LayingOut.proposal($0) }
        details = try object.flag("details")
        compare = try object.flag("compare")
        widths = try object.word("widths") { try LayingOut.widths($0) }
        that = try object.word("that") { try LayingOut.claims($0) }
        if that != nil, widths == nil { throw object.fault("that", "needs widths") }
        if that?.isEmpty == true { throw object.fault("that", "names no claim") }
        if compare, widths != nil { throw object.fault("compare", "does not go with widths; give one of them") }
    }

    private mutating func readSweep(_ object: StrictObject) throws {
        axis = try object.word("axis") { word in
            switch word {
            case "width": return Axis.horizontal
            case "height": return .vertical
            default: throw CallError.badAxis(word)
            }
        }
        over = try object.string("over")
        let pairs = try object.words("at") { try Self.parameter($0) }
        do { values = try Sweeping.values(of: pairs) } catch { throw object.fault("at", "\(error)") }
        let from: Double? = try object.number("from")
        let to: Double? = try object.number("to", infinities: [.infinity])
        do { range = try Sweep.range(from: from ?? 0, to: to ?? .infinity) } catch {
            throw object.fault(from == nil ? "to" : "from", "\(error)")
        }
    }

    private static func parameter(_ text: String) throws -> (name: String, value: Fraction) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let value = Fraction(parts[1]), value.isFinite else {
            throw CallError.badParameter(text)
        }
        return (parts[0], value)
    }
}

private enum CallArithmetic: String, CaseIterable { case double, exact }

extension CodingUserInfoKey {
    fileprivate static let callVerb = named("plumb.callVerb")
}
