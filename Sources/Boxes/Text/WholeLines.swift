// WholeLines.swift: lines of a text whose characters have whole widths, and the steps of its height by its width.
// Widths are whole numbers: cells of a terminal, or thousandths of a font's size.

package import Rows

/// The lines of a text in any width: as many words on each as fit.
///
/// First fit needs the fewest lines of all ways to break a text, so that its steps are the least heights.
package struct WholeLines: Sendable {
    /// What happens to a word that is wider than its line.
    package enum LongWords: String, Sendable, CaseIterable {
        /// It is never parted: a text has a least width.
        case keep
        /// It is cut where its line ends, but never within a character.
        case cut = "break"
    }

    let text: TextClusters
    let breaks: TextBreaks

    init(_ text: TextClusters) { (self.text, breaks) = (text, TextBreaks(text)) }

    /// A text in one font, in thousandths of its size.
    package init(_ piece: TextPiece) { self.init(TextClusters([piece])) }

    /// What stands on some characters, without the spaces that hang at their end, and how wide that is.
    package func shown(_ range: Range<Int>) -> (text: String, width: Int) {
        let end = max(range.lowerBound, min(breaks.visibleEnds[range.upperBound], range.upperBound))
        let strings = text.stretches(in: range.lowerBound..<end).map { String($0.text) }
        return (strings.joined(), breaks.advances[end] - breaks.advances[range.lowerBound])
    }

    private var end: Int { breaks.advances.count - 1 }

    /// How wide some characters are; spaces at their end hang and count for nothing.
    private func width(_ start: Int, _ end: Int) -> Int {
        let visible = breaks.visibleEnds[end]
        return visible <= start ? 0 : breaks.advances[visible] - breaks.advances[start]
    }

    /// The end of the line that begins somewhere, and whether that cuts a word.
    private func line(from start: Int, width room: Int, _ words: LongWords) -> (end: Int, isCut: Bool) {
        let paragraph = breaks.paragraphEnd(from: start)
        if width(start, paragraph) <= room { return (paragraph, false) }
        let chances = breaks.chances(in: start + 1..<paragraph)
        var (low, high) = (chances.lowerBound, chances.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if width(start, breaks.chances[middle]) <= room { low = middle + 1 } else { high = middle }
        }
        if low > chances.lowerBound { return (breaks.chances[low - 1], false) }
        let wordEnd = chances.isEmpty ? paragraph : breaks.chances[chances.lowerBound]
        // What is alone on its line and too wide.
        if words == .keep { return (wordEnd, false) }
        (low, high) = (start + 1, max(start + 1, wordEnd))
        while low < high {
            let middle = (low + high + 1) / 2
            if width(start, middle) <= room { low = middle } else { high = middle - 1 }
        }
        while low < wordEnd, text.clusters[low].width == 0 { low += 1 }
        return (low, low < wordEnd)
    }

    /// The lines in a width, as ranges of characters, and how many words are cut, each as often as it is.
    package func lines(
        width: Int, _ words: LongWords, atMost limit: Int = .max
    ) -> (ranges: [Range<Int>], cuts: Int) {
        var (ranges, cuts, start): ([Range<Int>], Int, Int) = ([], 0, 0)
        while ranges.count < limit {
            let line = line(from: start, width: width, words)
            ranges.append(start..<line.end)
            cuts += line.isCut ? 1 : 0
            if line.end >= end { break }
            start = text.clusters[line.end].kind == .newline ? line.end + 1 : line.end
        }
        return (ranges, cuts)
    }

    /// How many lines there are in a width, and how wide the widest is.
    private func count(width: Int, _ words: LongWords, atMost limit: Int) -> (lines: Int, widest: Int, cuts: Int) {
        var (count, widest, cuts, start) = (0, 0, 0, 0)
        while count < limit {
            let line = line(from: start, width: width, words)
            count += 1
            widest = max(widest, self.width(start, line.end))
            cuts += line.isCut ? 1 : 0
            if line.end >= end { break }
            start = text.clusters[line.end].kind == .newline ? line.end + 1 : line.end
        }
        return (count, widest, cuts)
    }

    /// The least width: that of the widest word, or of the widest character where words may be cut.
    package func leastWidth(_ words: LongWords) -> Int {
        if words == .cut { return text.clusters.reduce(0) { $1.kind == .space ? $0 : max($0, $1.width) } }
        return count(width: 0, .keep, atMost: .max).widest
    }

    /// The least widths by numbers of lines, from the narrowest on; a number of lines counts up to a limit.
    ///
    /// From each step the next one is looked for in growing strides, since steps lie close where lines are many and far apart
    /// where they are few.
    ///
    /// - Complexity: O(log *n*) looks a step, each O(lines · log words).
    package func steps(_ words: LongWords, lineLimit: Int? = nil) -> [(width: Int, lines: Int, cuts: Int)] {
        let limit = max(lineLimit ?? .max, 1)
        let whole = wholeSteps(limit)
        var width = leastWidth(words)
        // From the widest word on no word is cut.
        if words == .keep || width >= whole[0].width { return whole }
        var here = count(width: width, words, atMost: limit)
        var steps = [(width, here.lines, here.cuts)]
        while true {
            let before = here
            // A step is a width in which there are fewer lines, or fewer cuts.
            func isStep(_ found: (lines: Int, widest: Int, cuts: Int)) -> Bool {
                found.lines < before.lines || found.cuts < before.cuts
            }
            var (low, stride) = (width, 1)
            while low + stride < whole[0].width {
                here = count(width: low + stride, words, atMost: limit)
                if isStep(here) { break }
                low += stride
                stride *= 2
            }
            var high = min(low + stride, whole[0].width)
            while high - low > 1 {
                let middle = (low + high) / 2
                let found = count(width: middle, words, atMost: limit)
                if isStep(found) { (high, here) = (middle, found) } else { low = middle }
            }
            if high == whole[0].width {
                // A limit of lines may hide the cuts.
                let isKnown = (before.lines, before.cuts) == (whole[0].lines, 0)
                return steps + (isKnown ? whole.dropFirst() : whole[...])
            }
            width = high
            steps.append((width, here.lines, here.cuts))
        }
    }

    /// The steps of a text in one font, in thousandths of its size.
    package static func steps(
        of piece: TextPiece, _ words: LongWords
    ) -> [(width: Int, lines: Int, cuts: Int)] {
        var steps: [(width: Int, lines: Int, cuts: Int)] = []
        if words == .keep, PlainText.steps(of: piece, size: 1000, tolerance: 0, { steps.append((Int($0), $1, 0)) }) {
            return steps
        }
        return WholeLines(piece).steps(words)
    }

    /// Some widths with their lines, from the least one on: all of a text that are looked at where time is short.
    ///
    /// Each is half as wide again as the one before, so that there are some ten.  Between two of them the text may have fewer
    /// lines than at the narrower one.
    ///
    /// - Complexity: O(log natural width) looks, each O(lines · log words).
    package func roughSteps(_ words: LongWords) -> [(width: Int, lines: Int, cuts: Int)] {
        let natural = count(width: .max / 4, words, atMost: .max)
        var (width, steps): (Int, [(width: Int, lines: Int, cuts: Int)]) = (leastWidth(words), [])
        while true {
            let here = count(width: width, words, atMost: .max)
            if steps.last.map({ here.lines < $0.lines || here.cuts < $0.cuts }) ?? true {
                steps.append((width, here.lines, here.cuts))
            }
            if width >= natural.widest { return steps }
            width = min(natural.widest, width + width / 2 + 1)
        }
    }

    /// The same with words whole.
    private func wholeSteps(_ limit: Int) -> [(width: Int, lines: Int, cuts: Int)] {
        Self.wholeSteps(LineStretches(breaks, tolerance: 0, place: { Double(breaks.advances[$0]) }), limit)
    }

    /// The steps of stretches that no line parts.
    static func wholeSteps(_ text: LineStretches, _ limit: Int) -> [(width: Int, lines: Int, cuts: Int)] {
        var steps: [(width: Int, lines: Int, cuts: Int)] = []
        for step in text.steps {
            let lines = min(step.lines, limit)
            if steps.last?.lines != lines { steps.append((Int(step.width), lines, 0)) }
        }
        return steps
    }

    /// The steps of height alone.
    package func staircase<Length: KnownNumber>(
        _ words: LongWords, lineLimit: Int? = nil, unit: Length, lineHeight: (Int) -> Length
    ) -> Staircase<Length> {
        var steps: [Staircase<Length>.Step] = []
        for step in self.steps(words, lineLimit: lineLimit) {
            let height = lineHeight(step.lines)
            if steps.last.map({ height < $0.height }) ?? true {
                steps.append(.init(width: unit * Length.Scalar(decimal: Double(step.width)), height: height))
            }
        }
        return Staircase(ordered: steps)
    }
}
