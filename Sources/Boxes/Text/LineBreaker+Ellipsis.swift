// LineBreaker+Ellipsis.swift: as much of a line as fits with an "…" behind it, over any number.  Lengths in points.

extension LineBreaker {
    /// The sign that stands for what was left out.
    package static var ellipsis: String { "…" }
    /// Its width in thousandths of an em, in both weights.
    private static var ellipsisWidth: Int { 1000 }

    /// The beginning of `line` that fits `width` points with an "…" behind it, without spaces at its end;
    /// perhaps nothing.
    ///
    /// The "…" has the font of the character before it, so that the last run in which it fits has the line's end.
    func truncated<J: Judge<Value>>(_ line: LineRange, width: Value, judge: inout J) -> LineRange {
        let room = width + tolerance
        for (stretch, before) in stretches(of: line).reversed() {
            let sign = points(Self.ellipsisWidth, inRun: clusters[stretch.lowerBound].run)
            let places = stretch.lowerBound + 1..<stretch.upperBound + 1
            let beyond = Self.firstFailing(places, judge: &judge) { place, judge in
                let end = breaks.visibleEnds[place]
                if end <= stretch.lowerBound { return true }
                return !judge.isLess(room, before + points(of: stretch.lowerBound..<end) + sign)
            }
            let end = breaks.visibleEnds[beyond - 1]
            if end > stretch.lowerBound { return LineRange(start: line.start, end: end, ending: .text) }
        }
        return LineRange(start: line.start, end: line.start, ending: .text)
    }

    /// The parts of a line that are of one run, with the widths before them, in points.
    private func stretches(of line: LineRange) -> [(stretch: Range<Int>, before: Value)] {
        var stretches: [(stretch: Range<Int>, before: Value)] = []
        var (start, before): (Int, Value) = (line.start, 0)
        while start < line.end {
            let stretch = stretch(from: start, to: line.end)
            stretches.append((stretch, before))
            before = before + points(of: stretch)
            start = stretch.upperBound
        }
        return stretches
    }

    /// How wide a truncated line is with its "…", in points.
    func widthWithEllipsis(of line: LineRange) -> Value {
        points(of: line.start..<line.end) + points(Self.ellipsisWidth, inRun: runOfEllipsis(after: line))
    }

    /// The run whose font the "…" has: that of the last character before it, or else of the first one left out.
    func runOfEllipsis(after line: LineRange) -> Int { clusters[line.end > line.start ? line.end - 1 : line.start].run }
}
