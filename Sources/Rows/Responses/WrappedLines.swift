// WrappedLines.swift: the lines into which a flex line that is too long breaks under `flex-wrap: wrap` (CSS Flexible Box
// Layout 1, section 9.3).  Lengths in points.

extension Row {
    /// The items of each line, where breaking the row into lines removes its overflow; `nil` where the row is no flex line,
    /// fits as it is, or has a line that still overflows.
    ///
    /// A line takes items as long as their bases, brought into their bounds, and the gaps between them fit.
    ///
    /// - Complexity: O(*n* log *n*).
    public var wrappedLines: [Range<Int>]? {
        guard policy == .cssFlex, let available, leastOverflowTried > tolerance else { return nil }
        var lines: [Range<Int>] = []
        var length = 0.0
        for (index, item) in items.enumerated() {
            let own = clamp(item.flex.basis, item.minimum, item.maximum)
            let longer = lines.isEmpty ? own : length + spacing[index - 1] + own
            if let last = lines.last, longer <= available {
                lines[lines.count - 1] = last.lowerBound..<index + 1
                length = longer
            } else {
                lines.append(index..<index + 1)
                length = own
            }
        }
        let fits = lines.allSatisfy { items in line(of: items).map { $0.leastOverflowTried <= $0.tolerance } ?? false }
        return lines.count > 1 && fits ? lines : nil
    }

    /// Some neighbours as a row of their own in the same container.
    func line(of items: Range<Int>) -> Row? {
        try? Row(
            items: Array(self.items[items]), spacing: Array(spacing[items.lowerBound..<items.upperBound - 1]),
            available: available, policy: policy)
    }
}
