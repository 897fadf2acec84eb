// BoxReply.swift: what the process of a box has written, taken apart and checked.
//
// The process has run a model of others, so nothing that it says of lengths or places is believed.

internal import CGLPK
internal import LinearPrograms

/// The parts of a reply, in the order of `cglpk_box_head`.
struct BoxReply {
    let head: cglpk_box_head
    let said: String
    let printed: String
    private var rest: Bytes

    /// Reads the head and the texts; `nil` when they are not whole.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var rest = Bytes(left: bytes[...])
        guard let head = rest.numbers(1, as: cglpk_box_head.self)?.first,
            let said = rest.text(head.said), let printed = rest.text(head.printed)
        else { return nil }
        (self.head, self.said, self.printed, self.rest) = (head, said, printed, rest)
    }

    /// Reads the program; `nil` when its arrays do not fit each other.
    func program() -> LinearProgram? {
        let size = head.size
        guard size.columns >= 0, size.rows >= 0, size.nonzeros >= 0, size.objective_nonzeros >= 0 else { return nil }
        let (columns, rows) = (Int(size.columns), Int(size.rows))
        let (entries, costs) = (Int(size.nonzeros), Int(size.objective_nonzeros))
        var rest = rest
        // The doubles first: a reply too short for the stated size is refused before anything of that size is made.
        guard let numbers = rest.numbers(2 * columns + 2 * rows + entries + costs, as: Double.self),
            let indices = rest.numbers(rows + 1 + entries + costs, as: Int32.self), let names = rest.text(head.names)
        else { return nil }
        var parts = ProgramParts(size)
        var cursor = 0
        func next(_ count: Int) -> Range<Int> {
            defer { cursor += count }
            return cursor..<cursor + count
        }
        parts.columnLower = Array(numbers[next(columns)])
        parts.columnUpper = Array(numbers[next(columns)])
        parts.rowLower = Array(numbers[next(rows)])
        parts.rowUpper = Array(numbers[next(rows)])
        parts.coefficients = Array(numbers[next(entries)])
        parts.costs = Array(numbers[next(costs)])
        parts.rowStarts = Array(indices[..<(rows + 1)])
        parts.entryColumns = Array(indices[(rows + 1)..<(rows + 1 + entries)])
        parts.costColumns = Array(indices[(rows + 1 + entries)...])
        parts.names = ProgramParts.names(packed: names)
        return parts.areWhole ? parts.program : nil
    }

    /// Bytes that are taken from the front.
    private struct Bytes {
        var left: Slice<UnsafeRawBufferPointer>

        mutating func numbers<Number: BitwiseCopyable>(_ count: Int, as type: Number.Type) -> [Number]? {
            let stride = MemoryLayout<Number>.stride
            guard count <= left.count / stride else { return nil }
            let part = UnsafeRawBufferPointer(rebasing: left.prefix(count * stride))
            left = left.dropFirst(count * stride)
            return [Number](unsafeUninitializedCapacity: count) { buffer, initialized in
                UnsafeMutableRawBufferPointer(buffer).copyMemory(from: part)
                initialized = count
            }
        }

        mutating func text(_ length: UInt64) -> String? {
            guard length <= UInt64(left.count) else { return nil }
            defer { left = left.dropFirst(Int(length)) }
            return String(decoding: left.prefix(Int(length)), as: UTF8.self)
        }
    }
}

extension ProgramParts {
    /// Whether every row has its entries and every row and column its name; what columns are named, and whether bounds
    /// are bounds, `LinearProgram.validate()` finds.
    fileprivate var areWhole: Bool {
        rowStarts.first == 0 && rowStarts.last.map(Int.init) == entryColumns.count
            && zip(rowStarts, rowStarts.dropFirst()).allSatisfy { $0 <= $1 }
            && names.count == 1 + rowLower.count + columnLower.count
    }
}
