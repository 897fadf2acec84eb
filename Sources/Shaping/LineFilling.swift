// LineFilling.swift: how much of a paragraph stands on a line of a given width.  Lengths in points.

extension ShapedParagraph {
    /// How far a line may pass its width: sums of widths are not exact.
    static var tolerance: Double { 1e-6 }

    /// Where the line ends that begins with a cluster and is at most `room` wide, with the spaces that hang behind it.
    ///
    /// A word too long for a line of its own is cut between clusters, and not before its first one.
    ///
    /// - Complexity: O(log *n*) widths in the clusters of the paragraph.
    func lineEnd(from start: Int, within room: Double) -> Int {
        let later = chances[chances.bisected { $0 > start }...]
        if let end = lastFitting(later, from: start, within: room) { return end }
        let word = start + 1..<(later.first ?? count)
        return end(ofSpacesFrom: lastFitting(word, from: start, within: room) ?? start + 1)
    }

    /// The end of as much from a cluster on as fits beside `sign`, without spaces at its end; perhaps nothing.
    func truncatedEnd(from start: Int, within room: Double, beside sign: (Int) -> Double) -> Int {
        var end = visibleEnd(of: start..<(lastFitting(start + 1..<count + 1, from: start, within: room) ?? start))
        while end > start, width(of: start..<end) + sign(end) > room + Self.tolerance {
            end = visibleEnd(of: start..<end - 1)
        }
        return end
    }

    /// The last of some ascending ends to which a line from `start` fits.
    ///
    /// The widths of the paragraph say where it is about; there the lines are measured as they would be shown.
    private func lastFitting<Ends: RandomAccessCollection<Int>>(
        _ ends: Ends, from start: Int, within room: Double
    ) -> Int? where Ends.Index == Int {
        func fits(_ index: Int) -> Bool { width(of: start..<ends[index]) <= room + Self.tolerance }
        var beyond = ends.bisected { end in
            estimate(of: start..<visibleEnd(of: start..<end)) > room + Self.tolerance
        }
        while beyond > ends.startIndex, !fits(beyond - 1) { beyond -= 1 }
        while beyond < ends.endIndex, fits(beyond) { beyond += 1 }
        return beyond > ends.startIndex ? ends[beyond - 1] : nil
    }
}
