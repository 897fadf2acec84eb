// Columns.swift: a batch of rows as C hands it over, checked before it is read.  Lengths in points.

import PlumbC
import Rows
import Workbench

/// A batch whose pointers, counts and offsets are in order; the numbers of a row are checked when it is read.
struct Columns {
    private let columns: plumb_columns
    private let offsets: UnsafePointer<UInt64>
    private let policy: Policy
    /// Whether the policy's items have glue instead of flex factors.
    private let isGlue: Bool
    private let memory = ItemMemory()

    /// How many rows there are.
    let rows: Int
    /// How many items they have together.
    let items: Int

    /// More than memory can hold: such a count is a mistake.
    private static let most = UInt64(1) << 44

    /// Checks everything but the numbers.
    init(_ pointer: UnsafePointer<plumb_columns>?) throws(ColumnError) {
        guard let pointer else { throw .argument("columns", "is NULL; pass a batch of rows") }
        guard pointer.pointee.size == MemoryLayout<plumb_columns>.size else {
            throw .badSize(pointer.pointee.size, of: plumb_columns.self, "size", named: "plumb_columns")
        }
        columns = pointer.pointee
        for (name, count) in [("rows", columns.rows), ("items", columns.items)] where count >= Self.most {
            throw .argument(name, "is \(count), more than memory can hold")
        }
        guard let offsets = columns.offsets else {
            throw .argument("offsets", "is NULL; it must have \(columns.rows + 1) entries")
        }
        (self.offsets, rows, items) = (offsets, Int(columns.rows), Int(columns.items))
        policy = try Self.policy(columns.policy)
        isGlue = policy.definition.fields.contains(.stretch)
        try checkOffsets()
        try checkFields()
    }

    private static func policy(_ name: UnsafePointer<CChar>?) throws(ColumnError) -> Policy {
        guard let name else { return .equalSizes }
        let text = String(cString: name)
        guard let policy = Policy(named: text, among: policies) else {
            throw .argument(
                "policy",
                "is \(text.printable); it must be one of \(policies.map(\.name).joined(separator: ", "))")
        }
        return policy
    }

    /// The policies whose items are numbers; the steps of texts are asked as JSON.
    private static let policies = Policy.allCases.filter { !$0.definition.fields.contains(.steps) }

    private func checkOffsets() throws(ColumnError) {
        guard offsets[0] == 0 else { throw .argument("offsets", "begins with \(offsets[0]); it must begin with 0") }
        for row in 0..<rows {
            let (start, end) = (offsets[row], offsets[row + 1])
            guard start <= end, end <= columns.items else {
                throw .argument(
                    "offsets",
                    "goes from \(start) to \(end) at row \(row); entries never decrease, and go up to items, "
                        + "\(columns.items)", row: row)
            }
        }
        guard offsets[rows] == columns.items else {
            throw .argument("offsets", "ends with \(offsets[rows]); it must end with items, \(columns.items)")
        }
    }

    /// Fields that a policy does not read are mistakes.
    private func checkFields() throws(ColumnError) {
        let known = policy.definition.fields
        let given: [(String, Bool, ItemFields)] = [
            ("basis", columns.basis != nil, .basis), ("grow", columns.grow != nil, .grow),
            ("shrink", columns.shrink != nil, .shrink), ("stretch", columns.stretch != nil, .stretch),
            ("base", columns.base != nil, .base),
            ("shrink_priority", columns.shrink_priority != nil, .shrinkPriority),
            ("stretch_order", columns.stretch_order != nil, .stretchOrder),
            ("shrink_order", columns.shrink_order != nil, .shrinkOrder),
        ]
        for (name, isGiven, field) in given where isGiven && !known.contains(field) {
            throw .argument(name, "is not read under policy \(policy.name); it must be NULL")
        }
    }

    /// Where the items of a row stand in the arrays.
    func range(of row: Int) -> Range<Int> { Int(offsets[row])..<Int(offsets[row + 1]) }

    /// A row.
    ///
    /// - Parameter isOpen: Whether its container does not matter.
    func row(_ row: Int, inAnyContainer isOpen: Bool = false) throws(ColumnError) -> Row {
        let range = range(of: row)
        let available = isOpen ? nil : columns.available?[row]
        do throws(RowError) {
            // Before memory is taken for them.
            guard range.count <= Limits.items else { throw RowError.tooManyItems(range.count) }
            let items = memory.items(range.count) { fill(&$1, range.lowerBound + $0) }
            let container = available.flatMap { $0.isNaN ? nil : $0 }
            guard let gaps = columns.gaps else {
                return try Row(items: items, spacing: columns.spacing?[row] ?? 0, available: container, policy: policy)
            }
            let spacing = range.dropLast().map { gaps[$0] }
            return try Row(items: items, spacing: spacing, available: container, policy: policy)
        } catch {
            throw ColumnError(error, row: row)
        }
    }

    private func fill(_ item: inout Item, _ index: Int) {
        item.minimum = columns.minimum?[index] ?? 0
        item.ideal = columns.ideal?[index] ?? item.minimum
        item.maximum = columns.maximum?[index] ?? .infinity
        item.priority = columns.priority?[index] ?? 0
        item.weight = columns.weight?[index] ?? 1
        item.base = columns.base?[index] ?? 0
        item.shrinkPriority = columns.shrink_priority?[index] ?? 0
        if isGlue {
            item.glue = .init(
                stretch: columns.stretch?[index] ?? 0, shrink: columns.shrink?[index] ?? 0,
                stretchOrder: Int(columns.stretch_order?[index] ?? 0),
                shrinkOrder: Int(columns.shrink_order?[index] ?? 0))
        } else {
            item.flex = .init(
                basis: columns.basis?[index] ?? 0, grow: columns.grow?[index] ?? 0, shrink: columns.shrink?[index] ?? 1)
        }
    }
}

/// The items of one row after the other, in memory that all rows of as many items use: making items, and taking them apart
/// again, costs more than a rule's answer to a short row.
private final class ItemMemory {
    private var kept = [[Item]](repeating: [], count: 65)

    /// So many items, filled in one by one; the others of a row that is kept stay as they are.
    func items(_ count: Int, _ fill: (Int, inout Item) -> Void) -> [Item] {
        // Longer rows share one place, and have their memory as long as they are of one length.
        let place = count < kept.count ? count : 0
        if kept[place].count != count { kept[place] = [Item](repeating: Item(), count: count) }
        kept[place].withUnsafeMutableBufferPointer { items in
            for index in items.indices { fill(index, &items[index]) }
        }
        return kept[place]
    }
}
