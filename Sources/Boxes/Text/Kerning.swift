// Kerning.swift: how much closer together than their widths say two letters stand, in thousandths of an em.

/// The distances by which pairs of letters are moved, of one weight.
struct Kerning: Sendable {
    /// The row and the column of every character, as `place` numbers them; 0 where it is in no pair.
    private let rows: [UInt8], columns: [UInt8]
    /// The distances, row by row; the first row and column are 0.
    private let distances: [Int16]
    private let width: Int

    /// Reads pairs: a line a first character, then, apart by spaces, distances with the second characters behind each.
    ///
    /// - Parameter pairs: At most 255 characters may come first, and as many second.
    init(_ pairs: String) {
        var (rows, columns) = ([UInt8](repeating: 0, count: Self.places), [UInt8](repeating: 0, count: Self.places))
        var (height, width) = (1, 1)
        var entries: [(row: Int, column: Int, distance: Int16)] = []
        for line in pairs.split(separator: "\n") {
            let groups = line.split(separator: " ")
            guard let first = groups.first?.unicodeScalars.first else { continue }
            rows[Self.place(of: first.value)] = UInt8(height)
            for group in groups.dropFirst() {
                let digits = group.unicodeScalars.dropFirst().prefix { ("0"..."9").contains($0) }
                let number = group.unicodeScalars[group.startIndex..<digits.endIndex]
                for second in group.unicodeScalars[digits.endIndex...] {
                    let place = Self.place(of: second.value)
                    if columns[place] == 0 {
                        columns[place] = UInt8(width)
                        width += 1
                    }
                    entries.append((height, Int(columns[place]), Int16(String(number)) ?? 0))
                }
            }
            height += 1
        }
        var distances = [Int16](repeating: 0, count: height * width)
        for entry in entries { distances[entry.row * width + entry.column] = entry.distance }
        (self.rows, self.columns, self.distances, self.width) = (rows, columns, distances, width)
    }

    /// By how much the second of two characters is moved, in thousandths of an em: below 0 towards the first.
    func distance(_ first: UInt32, _ second: UInt32) -> Int {
        let row = Int(rows[Self.place(of: first)])
        return row == 0 ? 0 : Int(distances[row * width + Int(columns[Self.place(of: second)])])
    }

    /// How many places characters have.
    private static let places = 0x600

    /// The place of a character: Latin, Greek and Cyrillic letters each have one, and general punctuation; 0 for all else.
    private static func place(of value: UInt32) -> Int {
        switch value {
        case ..<0x530: Int(value)
        case 0x2010..<0x2040: 0x530 + Int(value - 0x2010)
        default: 0
        }
    }
}
