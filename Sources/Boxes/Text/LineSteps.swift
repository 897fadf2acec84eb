// LineSteps.swift: the least widths of a text for each number of its lines.  Widths in any unit.
//
// First fit needs the fewest lines of all ways to break a text.  A look at one width says more than a number of lines: down
// to its widest line the lines stay as they are, and so they do up to where the first of them takes one stretch more.  So
// halving ends after few looks, at the very width.

/// A text in one width, its words whole.
package struct LineLook {
    /// How many lines there are.
    package var lines = 0
    /// The width of the widest, and so the least width with the same lines.
    package var widest = 0.0
    /// The least width in which a line takes more; infinite where every paragraph is one line.
    package var next = Double.infinity

    /// No line yet.
    package init() {}
}

/// The least widths by numbers of lines.
package enum LineSteps {
    /// Widths closer than this are one, as they are for a line that may pass its width by as much.
    private static let closeness = 1e-6

    /// The steps from the narrowest on.
    ///
    /// - Parameters:
    ///   - least: The width of the widest word.
    ///   - look: The text in a width from there on.
    /// - Complexity: some four looks a step, seldom more than ten.
    package static func all(
        from least: Double, look: (Double) -> LineLook
    ) -> [(width: Double, lines: Int)] {
        var here = look(least)
        var steps = [(width: least, lines: here.lines)]
        while here.next.isFinite {
            // Below `low.next` there are as many lines as here.
            var (low, stride, high) = (here, 0.0, LineLook?.none)
            while high == nil, low.next.isFinite {
                let found = look(low.next + stride)
                if found.lines < here.lines {
                    high = found
                } else {
                    stride = 2 * stride + (found.next.isFinite ? found.next - low.next : 0)
                    low = found
                }
            }
            guard var best = high else { break }
            while best.widest - low.next > closeness {
                let found = look((low.next + best.widest) / 2)
                if found.lines < here.lines { best = found } else { low = found }
            }
            steps.append((best.widest, best.lines))
            here = best
        }
        return steps
    }
}

/// The stretches of a text that no line parts.
package struct LineStretches: Sendable {
    /// Where each begins, and where its last character ends that is no space, on a line of all of them.
    private var begins: [Double] = []
    private var ends: [Double] = []
    /// The last stretch of the paragraph of each.
    private var lasts: [Int] = []
    /// How far a line may pass its width.
    private let tolerance: Double

    /// A text cut where its lines may end.
    ///
    /// - Parameter place: Where a character begins on a line of all, or where the text ends.
    init(_ breaks: TextBreaks, tolerance: Double, place: (Int) -> Double) {
        self.tolerance = tolerance
        var chances = breaks.chances[...]
        for paragraph in breaks.newlines + [breaks.advances.count - 1] {
            var start = lasts.isEmpty ? 0 : breaks.newlines[paragraphs - 1] + 1
            let first = begins.count
            while true {
                while let chance = chances.first, chance <= start { chances.removeFirst() }
                let end = min(chances.first ?? paragraph, paragraph)
                begins.append(place(start))
                ends.append(max(place(start), place(breaks.visibleEnds[end])))
                if end >= paragraph { break }
                start = end
            }
            lasts += [Int](repeating: begins.count - 1, count: begins.count - first)
            paragraphs += 1
        }
    }
    private var paragraphs = 0

    /// A line of printable ASCII in the cells of a terminal, a letter each; `nil` for other texts.
    ///
    /// - Complexity: O(*n*).
    init?(cellsOf string: String) {
        tolerance = 0
        var string = string
        let isPlain = string.withUTF8 { bytes in
            begins.append(0)
            // Before the text a line may break as little as after a line break.
            var (before, start, visibleEnd) = (BreakKind.newline, 0, 0)
            for (index, byte) in bytes.enumerated() {
                guard byte >= 0x20, byte < 0x7F else { return false }
                var kind = BreakKind(of: UInt32(byte))
                if kind == .hyphen { kind = before.hyphenAfter }
                if before.isBreak(before: kind) {
                    ends.append(Double(max(start, visibleEnd)))
                    begins.append(Double(index))
                    start = index
                }
                if kind != .space { visibleEnd = index + 1 }
                before = kind
            }
            ends.append(Double(max(start, visibleEnd)))
            return true
        }
        guard isPlain else { return nil }
        lasts = Array(repeating: begins.count - 1, count: begins.count)
        paragraphs = 1
    }

    /// The width of the widest word.
    var leastWidth: Double { zip(begins, ends).reduce(0) { max($0, $1.1 - $1.0) } }

    /// The steps from the narrowest on.
    var steps: [(width: Double, lines: Int)] { LineSteps.all(from: leastWidth, look: look) }

    /// The lines in a width.
    ///
    /// - Complexity: O(lines · log words of a line).
    private func look(_ width: Double) -> LineLook {
        begins.withUnsafeBufferPointer { begins in
            ends.withUnsafeBufferPointer { ends in
                lasts.withUnsafeBufferPointer { lasts in
                    Self.look(width + tolerance, begins, ends, lasts)
                }
            }
        }
    }

    private static func look(
        _ room: Double, _ begins: UnsafeBufferPointer<Double>, _ ends: UnsafeBufferPointer<Double>,
        _ lasts: UnsafeBufferPointer<Int>
    ) -> LineLook {
        var look = LineLook()
        var (first, stride) = (0, 1)
        while first < begins.count {
            let (begin, last) = (begins[first], lasts[first])
            // Lines hold about as many stretches as the one before.
            var (low, high, step) = (first, last, stride)
            while low < high {
                let trial = step > 0 ? min(low + step, high) : (low + high + 1) / 2
                if ends[trial] - begin <= room {
                    low = trial
                    if step > 0 { step = max(1, step / 2) }
                } else {
                    high = trial - 1
                    step = 0
                }
            }
            look.lines += 1
            look.widest = max(look.widest, ends[low] - begin)
            if low < last { look.next = min(look.next, ends[low + 1] - begin) }
            stride = max(1, low - first)
            first = low + 1
        }
        return look
    }
}

extension TextMeasure<Double> {
    /// The least heights of the text by its width, its words whole; see `TextMeasurer.staircase(of:lineLimit:)`.
    ///
    /// - Complexity: O(*n*), and a few looks a step, each O(lines · log words of a line).
    package func steps(lineLimit: Int?) -> [(width: Double, height: Double)] {
        let stretches = LineStretches(breaker.breaks, tolerance: LineBreaker<Double>.tolerance, place: places)
        let limit = max(lineLimit ?? .max, 1)
        let found = TextGrid.steps(stretches.steps).filter { $0.lines <= limit }
        guard !found.isEmpty else { return [] }
        guard let heights = heights(ofLines: found[0].lines) else {
            return found.map { step in
                let room = PerAxis<Double?>(horizontal: step.width, vertical: nil)
                return (step.width, layout(in: room, lineLimit: nil).size.vertical)
            }
        }
        return found.map { ($0.width, heights[$0.lines - 1]) }
    }

    /// Where characters begin on a line of all.
    private var places: (Int) -> Double {
        let breaks = breaker.breaks
        if sizes.count < 2 {
            let size = sizes.first ?? 0
            return { size * Double(breaks.advances[$0]) / 1000 }
        }
        var places = [0.0]
        places.reserveCapacity(text.clusters.count + 1)
        for cluster in text.clusters {
            places.append(places[places.count - 1] + sizes[cluster.run] * Double(cluster.width) / 1000)
        }
        return { places[$0] }
    }

    /// The heights of 1, 2, … lines in whole pixels; `nil` where lines differ.
    private func heights(ofLines count: Int) -> [Double]? {
        guard let first = text.runs.first else { return nil }
        let isUniform = zip(text.runs, sizes).allSatisfy { $0.leading == first.leading && $1 == sizes[0] }
        guard isUniform else { return nil }
        let metrics = LineMetrics(size: sizes[0], leading: first.leading)
        var (heights, height) = ([Double](), 0.0)
        for line in 0..<count {
            height = line == 0 ? metrics.height : height + metrics.leading + metrics.height
            heights.append(wholePixels(height))
        }
        return heights
    }
}

/// The grid on which staircases of texts have their widths.
package enum TextGrid {
    /// Parts of a point.
    package static let parts = 64.0

    /// The least width of the grid in which lines of a width fit.
    package static func roundedUp(_ width: Double) -> Double {
        ((width - LineBreaker<Double>.tolerance) * parts).rounded(.up) / parts
    }

    /// Steps with their widths on the grid, of those at one width the last.
    package static func steps(_ steps: [(width: Double, lines: Int)]) -> [(width: Double, lines: Int)] {
        var found: [(width: Double, lines: Int)] = []
        for step in steps {
            let width = max(0, roundedUp(step.width))
            if found.last?.width == width { found.removeLast() }
            found.append((width, step.lines))
        }
        return found
    }
}
