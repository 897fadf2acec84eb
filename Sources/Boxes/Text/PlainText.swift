// PlainText.swift: the steps of a line of printable ASCII, in the cells of a terminal or by Helvetica's widths.
// Tables have many such texts, and short ones, so that nothing is kept of them.

/// Texts of printable ASCII.
enum PlainText {
    /// Finds the least widths in cells for each number of lines, words whole; `false` for a text of other letters.
    ///
    /// - Complexity: O(*n*), and that of `GrowingLines`.
    static func steps(inCells string: String, _ step: (_ width: Double, _ lines: Int) -> Void) -> Bool {
        steps(of: string, CellPlaces(), tolerance: 0, step)
    }

    /// The same by Helvetica's widths in a size; one of 1,000 gives whole thousandths of an em.
    ///
    /// - Parameter tolerance: How far a line may pass its width.
    static func steps(
        of piece: TextPiece, size: Double, tolerance: Double, _ step: (_ width: Double, _ lines: Int) -> Void
    ) -> Bool {
        steps(of: piece.string, LetterPlaces(piece, size: size), tolerance: tolerance, step)
    }

    private static func steps(
        of string: String, _ places: some PlainPlaces, tolerance: Double,
        _ step: (_ width: Double, _ lines: Int) -> Void
    ) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            // A space or a hyphen ends a stretch, and all but the first have something before it.
            let capacity = bytes.count / 2 + 2
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * capacity) { room in
                let begins = UnsafeMutableBufferPointer(rebasing: room[..<capacity])
                let ends = UnsafeMutableBufferPointer(rebasing: room[capacity...])
                var places = places
                let count = cut(bytes, &places, begins, ends)
                if count == 0 { return false }
                withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { lasts in
                    lasts.initialize(repeating: count - 1)
                    GrowingLines.steps(
                        UnsafeBufferPointer(rebasing: begins[..<count]), UnsafeBufferPointer(rebasing: ends[..<count]),
                        UnsafeBufferPointer(lasts), tolerance: tolerance, step)
                }
                return true
            }
        }
    }

    /// Cuts a text where its lines may end; how many stretches it has, 0 for a text of other letters.
    private static func cut(
        _ bytes: UnsafeBufferPointer<UInt8>, _ places: inout some PlainPlaces,
        _ begins: UnsafeMutableBufferPointer<Double>, _ ends: UnsafeMutableBufferPointer<Double>
    ) -> Int {
        // Before the text a line may break as little as after a line break.
        var (before, start, visibleEnd, count) = (BreakKind.newline, 0.0, 0.0, 0)
        for byte in bytes {
            guard byte >= 0x20, byte < 0x7F else { return 0 }
            var kind = BreakKind(of: UInt32(byte))
            places.add(byte)
            if kind == .letter, before == .letter { continue }
            let place = places.last
            if before != .space, before != .newline { visibleEnd = place }
            if kind == .hyphen { kind = before.hyphenAfter }
            if before.isBreak(before: kind) {
                (begins[count], ends[count]) = (start, max(start, visibleEnd))
                count += 1
                start = place
            }
            before = kind
        }
        if before != .space, before != .newline { visibleEnd = places.end }
        (begins[count], ends[count]) = (start, max(start, visibleEnd))
        return count + 1
    }
}

/// Where letters begin on a line of all.
private protocol PlainPlaces {
    /// Puts a letter behind those so far.
    mutating func add(_ byte: UInt8)
    /// Where the last one begins.
    var last: Double { get }
    /// Where it ends.
    var end: Double { get }
}

/// Letters that take a cell each.
private struct CellPlaces: PlainPlaces {
    private var count = 0

    mutating func add(_ byte: UInt8) { count += 1 }
    var last: Double { Double(count - 1) }
    var end: Double { Double(count) }
}

/// Letters by Helvetica's widths.
private struct LetterPlaces: PlainPlaces {
    private let widths: HelveticaWidths
    private let pairs: Kerning
    private let room: Int
    private let size: Double
    /// In thousandths of the size.
    private var (begins, width) = (0, 0)
    private var before: UInt8 = 0

    init(_ piece: TextPiece, size: Double) {
        (widths, pairs) = piece.isBold ? (.bold, .bold) : (.regular, .regular)
        (room, self.size) = (piece.kerning, size)
    }

    mutating func add(_ byte: UInt8) {
        begins += width
        if before != 0 { begins += pairs.distance(UInt32(before), UInt32(byte)) }
        width = widths.widthOfASCII(byte) + room
        before = byte
    }

    var last: Double { size * Double(begins) / 1000 }
    var end: Double { size * Double(begins + width) / 1000 }
}
