// PlainCells.swift: the steps of a line of printable ASCII in the cells of a terminal, a letter each.
// Tables have many such texts, and short ones, so that nothing is kept of them.

/// Texts whose letters take a cell each.
enum PlainCells {
    /// Finds the least widths for each number of lines, words whole; `false` for a text of other letters.
    ///
    /// - Complexity: O(*n*), and that of `GrowingLines`.
    static func steps(of string: String, _ step: (_ width: Double, _ lines: Int) -> Void) -> Bool {
        var string = string
        return string.withUTF8 { bytes in
            // A space or a hyphen ends a stretch, and all but the first have something before it.
            let capacity = bytes.count / 2 + 2
            return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * capacity) { places in
                let begins = UnsafeMutableBufferPointer(rebasing: places[..<capacity])
                let ends = UnsafeMutableBufferPointer(rebasing: places[capacity...])
                let count = cut(bytes, begins, ends)
                if count == 0 { return false }
                withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { lasts in
                    lasts.initialize(repeating: count - 1)
                    GrowingLines.steps(
                        UnsafeBufferPointer(rebasing: begins[..<count]), UnsafeBufferPointer(rebasing: ends[..<count]),
                        UnsafeBufferPointer(lasts), tolerance: 0, step)
                }
                return true
            }
        }
    }

    /// Cuts a text where its lines may end; how many stretches it has, 0 for a text of other letters.
    private static func cut(
        _ bytes: UnsafeBufferPointer<UInt8>, _ begins: UnsafeMutableBufferPointer<Double>,
        _ ends: UnsafeMutableBufferPointer<Double>
    ) -> Int {
        // Before the text a line may break as little as after a line break.
        var (before, start, visibleEnd, count) = (BreakKind.newline, 0, 0, 0)
        for (index, byte) in bytes.enumerated() {
            guard byte >= 0x20, byte < 0x7F else { return 0 }
            var kind = BreakKind(of: UInt32(byte))
            if kind == .letter, before == .letter {
                visibleEnd = index + 1
                continue
            }
            if kind == .hyphen { kind = before.hyphenAfter }
            if before.isBreak(before: kind) {
                (begins[count], ends[count]) = (Double(start), Double(max(start, visibleEnd)))
                count += 1
                start = index
            }
            if kind != .space { visibleEnd = index + 1 }
            before = kind
        }
        (begins[count], ends[count]) = (Double(start), Double(max(start, visibleEnd)))
        return count + 1
    }
}
