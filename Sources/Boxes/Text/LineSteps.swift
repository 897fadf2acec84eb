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
    /// About where there is a line less: where the others have the last line's stretches; 0 where nothing is known of it.
    package var likely = 0.0

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
        while let best = next(after: here, lines: here.lines, look: look) {
            steps.append((best.widest, best.lines))
            here = best
        }
        return steps
    }

    /// The first look behind one that has fewer than some lines; `nil` where no width has.
    ///
    /// Where a look says so much it is guessed where the step is, and every other time halved.
    static func next(after here: LineLook, lines: Int, look: (Double) -> LineLook) -> LineLook? {
        // Below `low.next` there are as many lines as here.
        var (low, stride, high) = (here, 0.0, LineLook?.none)
        while high == nil, low.next.isFinite {
            let found = look(max(low.next + stride, low.likely))
            if found.lines < lines {
                high = found
            } else {
                stride = 2 * stride + (found.next.isFinite ? found.next - low.next : 0)
                low = found
            }
        }
        guard var best = high else { return nil }
        var mayGuess = true
        while best.widest - low.next > closeness {
            let isGuess = mayGuess && low.likely > low.next && low.likely < best.widest
            let found = look(isGuess ? low.likely : (low.next + best.widest) / 2)
            mayGuess = !isGuess
            if found.lines < lines { best = found } else { low = found }
        }
        return best
    }
}

extension TextMeasure<Double> {
    /// The least heights of a text by its width, its words whole; see `TextMeasurer.staircase(of:lineLimit:)`.
    ///
    /// - Parameter scale: As that of `init`.
    /// - Complexity: O(*n*), and a few looks a step, each O(lines · log words of a line).
    package static func steps(
        of runs: [TextPiece], sizes: [Double], scale: Double, lineLimit: Int?
    ) -> [(width: Double, height: Double)] {
        var steps: [(width: Double, lines: Int)] = []
        let tolerance = LineBreaker<Double>.tolerance
        // Most texts are plain ones.
        if runs.count == 1,
            PlainText.steps(of: runs[0], size: sizes[0], tolerance: tolerance, { steps.append(($0, $1)) })
        {
            let found = limited(steps, lineLimit)
            guard !found.isEmpty else { return [] }
            let heights = heights(ofLines: found[0].lines, runs[0].leading, size: sizes[0], PixelGrid(scale: scale))
            return found.map { ($0.width, heights[$0.lines - 1]) }
        }
        return TextMeasure(runs, sizes: sizes, scale: scale).steps(lineLimit: lineLimit)
    }

    private static func limited(
        _ steps: [(width: Double, lines: Int)], _ lineLimit: Int?
    ) -> [(width: Double, lines: Int)] {
        let limit = max(lineLimit ?? .max, 1)
        return TextGrid.steps(steps).filter { $0.lines <= limit }
    }

    private func steps(lineLimit: Int?) -> [(width: Double, height: Double)] {
        let stretches = LineStretches(breaker.breaks, tolerance: LineBreaker<Double>.tolerance, place: places)
        let found = Self.limited(stretches.steps, lineLimit)
        guard !found.isEmpty else { return [] }
        let first = text.runs.first ?? TextPiece("")
        let isUniform = zip(text.runs, sizes).allSatisfy { $0.leading == first.leading && $1 == sizes[0] }
        guard isUniform, !text.runs.isEmpty else {
            return found.map { step in
                let room = PerAxis<Double?>(horizontal: step.width, vertical: nil)
                return (step.width, layout(in: room, lineLimit: nil).size.vertical)
            }
        }
        let heights = Self.heights(ofLines: found[0].lines, first.leading, size: sizes[0], pixels)
        return found.map { ($0.width, heights[$0.lines - 1]) }
    }

    /// Where characters begin on a line of all.
    var places: (Int) -> Double {
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

    /// The heights of 1, 2, … equal lines in whole pixels.
    private static func heights(
        ofLines count: Int, _ leading: Double, size: Double, _ pixels: PixelGrid<Double>
    ) -> [Double] {
        let metrics = LineMetrics(size: size, leading: leading)
        var (heights, height) = ([Double](), 0.0)
        heights.reserveCapacity(count)
        for line in 0..<count {
            height = line == 0 ? metrics.height : height + metrics.leading + metrics.height
            heights.append(max(0, pixels.roundedUp(height)))
        }
        return heights
    }
}
