// ColumnError.swift: what is wrong with a batch and where, as an error of the C library.

import PlumbC
import Rows

/// Why a call on columns, or a row of one, has no answer.
struct ColumnError: Error {
    /// PLUMB_ERROR_…
    let code: Int32
    /// The member of the columns, or the argument; "" for none.
    var array = ""
    /// The row, from 0.
    var row: Int?
    /// The item in its row, from 0.
    var item: Int?
    /// What is wrong, and what would be right.
    let message: String

    /// An argument that is wrong.
    static func argument(_ array: String, _ message: String, row: Int? = nil) -> ColumnError {
        ColumnError(code: PLUMB_ERROR_ARGUMENT, array: array, row: row, message: "\(array) \(message)")
    }

    /// A struct of another header, by its size.
    static func badSize<Struct>(_ size: Int, of type: Struct.Type, _ array: String, named name: String) -> ColumnError {
        .argument(array, "is of size \(size); it must be sizeof(\(name)), \(MemoryLayout<Struct>.size)")
    }

    /// A number that is not in order.
    init(_ error: RowError, row: Int) {
        var (array, item): (String, Int?) = ("", nil)
        switch error {
        case .outOfRange(let quantity, let place, _, _): (array, item) = (quantity.column, place)
        case .outOfOrder(let place, let smaller, _, _, _): (array, item) = (smaller.column, place)
        case .tooManyItems: array = "offsets"
        default: break
        }
        let isRefused = error == .notGlue || error == .noToolkit || error.isOfStyleSheets
        self.init(
            code: isRefused ? PLUMB_ERROR_REFUSED : PLUMB_ERROR_VALUE, array: array, row: row, item: item,
            message: "row \(row): \(error.described { $0.column })")
    }

    init(code: Int32, array: String = "", row: Int? = nil, item: Int? = nil, message: String) {
        (self.code, self.array, self.row, self.item, self.message) = (code, array, row, item, message)
    }

    /// Tells C.
    func write(to error: UnsafeMutablePointer<plumb_error>?) {
        guard let error else { return }
        error.pointee.code = code
        error.pointee.row = row.map(UInt64.init) ?? .max
        error.pointee.item = item.map(UInt64.init) ?? .max
        withUnsafeMutableBytes(of: &error.pointee.array) { $0.take(array) }
        withUnsafeMutableBytes(of: &error.pointee.message) { $0.take(message) }
    }

    /// Tells C that nothing is wrong.
    static func clear(_ error: UnsafeMutablePointer<plumb_error>?) {
        ColumnError(code: PLUMB_OK, message: "").write(to: error)
    }
}

extension RowError {
    fileprivate var isOfStyleSheets: Bool { if case .notWrittenInCSS = self { true } else { false } }
}

extension RowError.Quantity {
    /// The number as the members of plumb_columns call it.
    fileprivate var column: String {
        switch self {
        case .shrinkPriority: "shrink_priority"
        case .glueShrink: "shrink"
        case .stretchOrder: "stretch_order"
        case .shrinkOrder: "shrink_order"
        case .length: "lengths"
        default: rawValue
        }
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Copies a text and a 0, cut at the end of a character where there is no room.
    fileprivate func take(_ text: String) {
        var length = 0
        for character in text {
            let next = length + character.utf8.count
            guard next < count else { break }
            length = next
        }
        for (index, byte) in text.utf8.prefix(length).enumerated() { self[index] = byte }
        for index in length..<count { self[index] = 0 }
    }
}
