// RowScanner.swift: rows of the fields that nearly all rows have, read in one pass.
// A corpus has millions of them.  Whatever else a row has, and whatever is wrong with it, is for the thorough reader.

internal import Essentials
import Boxes
import Rows

/// Reads plain rows.
enum RowScanner {
    /// The row of a record; `nil` where the thorough reader has to look at it.
    static func document(in data: Data, policies: [Policy]) -> RowDocument? {
        data.withUnsafeBytes { bytes in
            var scanner = ByteScanner(bytes.bindMemory(to: UInt8.self))
            guard let row = try? PlainRow(&scanner, policies: policies), scanner.isAtEnd else { return nil }
            return row.document
        }
    }
}

/// The fields of a row, each at most once.
private struct PlainRow {
    private typealias Unusual = ByteScanner.Unusual

    private var seen: UInt8 = 0
    private var id: String?
    private var axis = Axis.horizontal
    private var available: Double?
    private var gaps = Gaps<Double>.one(0)
    private var policy = Policy.equalSizes
    private var items: [PlainItem] = []
    private var claims: [PlainClaim] = []

    init(_ scanner: inout ByteScanner, policies: [Policy]) throws(ByteScanner.Unusual) {
        try scanner.object { scanner, key throws(ByteScanner.Unusual) in
            try self.read(key, &scanner, policies)
        }
        guard seen & 1 != 0 else { throw Unusual() }
    }

    private mutating func read(
        _ key: UnsafeBufferPointer<UInt8>, _ scanner: inout ByteScanner, _ policies: [Policy]
    ) throws(ByteScanner.Unusual) {
        let field: UInt8
        if key.spells("items") {
            field = 1
            items = try scanner.list { scanner throws(ByteScanner.Unusual) in try PlainItem(&scanner) }
        } else if key.spells("id") {
            field = 2
            id = try scanner.string()
        } else if key.spells("available") {
            field = 4
            available = try scanner.number(orInfinity: .infinity)
        } else if key.spells("spacing") {
            field = 8
            gaps = scanner.peek() == UInt8(ascii: "[") ? .list(try scanner.numbers()) : .one(try scanner.number())
        } else if key.spells("policy") {
            field = 16
            policy = try scanner.choice(of: policies, \.name)
        } else if key.spells("claimed") {
            field = 32
            claims =
                scanner.peek() == UInt8(ascii: "[")
                ? try scanner.list { scanner throws(ByteScanner.Unusual) in try PlainClaim(&scanner) }
                : [try PlainClaim(&scanner)]
        } else if key.spells("axis") {
            field = 64
            axis = try scanner.choice(of: Axis.allCases, \.name)
        } else if key.spells("note") {
            field = 128
            _ = try scanner.string()
        } else {
            throw Unusual()
        }
        guard seen & field == 0 else { throw Unusual() }
        seen |= field
    }

    /// The row, if nothing is wrong with it.
    var document: RowDocument? {
        let known = policy.definition.fields
        let isGlue = known.contains(.stretch)
        let fields = items.reduce(into: PlainItem.Fields()) { $0.formUnion($1.fields) }
        guard fields.isSubset(of: .known(to: known)), claims.allSatisfy(isAnswer),
            let row = try? Row(
                items: items.map { $0.item(isGlue: isGlue) }, gaps: gaps, available: available,
                policy: policy)
        else { return nil }
        return RowDocument(id: id, axis: axis, row: row, claims: claims.map(\.claim))
    }

    /// Whether a claim is about this row.
    private func isAnswer(_ plain: PlainClaim) -> Bool {
        let claim = plain.claim
        return claim.lengths.count == items.count && (claim.offsets?.count ?? items.count) == items.count
            && (plain.problem == nil || id == nil || plain.problem == id)
    }
}

extension ByteScanner {
    fileprivate mutating func numbers() throws(Unusual) -> [Double] {
        try list { scanner throws(Unusual) in try scanner.number() }
    }

    /// A number, or the word for an infinity.
    mutating func number(orInfinity infinity: Double) throws(Unusual) -> Double {
        guard peek() == UInt8(ascii: "\"") else { return try number() }
        let word = try quoted()
        guard infinity > 0 ? word.spells("infinity") : word.spells("-infinity") else { throw Unusual() }
        return infinity
    }

    fileprivate mutating func choice<Choice>(
        of choices: [Choice], _ name: (Choice) -> String
    ) throws(Unusual) -> Choice {
        let text = try string()
        guard let choice = choices.first(where: { name($0) == text }) else { throw Unusual() }
        return choice
    }
}
