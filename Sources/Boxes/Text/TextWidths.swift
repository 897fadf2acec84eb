// TextWidths.swift: the widths that a text takes where its size is rounded up to pixels.  Lengths in points.
//
// Lines stay as they are down to the widest of them, and so does their size, which is rounded up: between the two the text is
// as wide as its offer.  More width makes no widest line narrower.  So the widths of one pixel that it takes begin somewhere and
// end with the pixel, and one look at the end of a pixel says where the next ones begin.

extension TextMeasure<Double> {
    /// How many looks are taken at a text.
    private static var mostLooks: Int { 500 }

    /// The widths that the text takes of offers of them, apart and ascending, where nothing limits its height; the first are
    /// from 0 on.
    ///
    /// A text that is cut by the limit of its lines may take fewer widths than the first ones.
    ///
    /// - Returns: `nil` where nothing is rounded, and for a text that takes too many.
    /// - Complexity: a look for each of them, O(lines · log *n*).
    package func takenWidths(lineLimit: Int?) -> [ClosedRange<Double>]? {
        guard pixels.scale != nil else { return nil }
        let text = GrowingText(breaker, places)
        var room = wholePixels(text.widestCharacter)
        var found = [0...room]
        if let lineLimit {
            guard let least = leastPixel(text, from: room, lines: max(lineLimit, 1)) else { return nil }
            if least > room { (room, found) = (least, [0...min(least, wholePixels(text.look(least).widest))]) }
        }
        for _ in 0..<Self.mostLooks {
            let look = text.look(room)
            let end = min(wholePixels(look.widest), look.next)
            var last = found[found.count - 1]
            if last.upperBound < end {
                last = last.lowerBound...end
                found[found.count - 1] = last
            }
            guard look.next.isFinite else { return found }
            room = wholePixels(look.next)
            // Sums of widths have traces in their last digits, and a line may pass its width by more than these.
            let start = min((look.next * 1e7).rounded() / 1e7, room)
            if start - last.upperBound < 2 * LineBreaker<Double>.tolerance {
                found[found.count - 1] = last.lowerBound...room
            } else {
                found.append(start...room)
            }
        }
        return nil
    }

    /// The least whole pixel, from one on, in which the text has no more than some lines; `nil` where it has more in any.
    private func leastPixel(_ text: GrowingText, from room: Double, lines limit: Int) -> Double? {
        if text.look(room).lines <= limit { return room }
        let natural = text.look(.infinity)
        guard natural.lines <= limit else { return nil }
        var (low, high) = (room, wholePixels(natural.widest))
        while low < high {
            let middle = wholePixels((low + high) / 2)
            if middle >= high { return high }
            if text.look(middle).lines <= limit { high = middle } else { low = middle }
        }
        return high
    }
}

/// A text in a width that grows.
private struct GrowingText {
    /// A text in a room.
    struct Look {
        /// How many lines there are.
        var lines = 0
        /// The width of the widest line, with the spaces at the end of a paragraph.
        var widest = 0.0
        /// The least width in which a line takes more; infinite where every paragraph is one line.
        var next = Double.infinity
    }

    private let breaks: TextBreaks
    private let clusters: [TextCluster]
    /// Where each character begins on a line of all, and where the last one ends.
    private let places: [Double]

    init(_ breaker: LineBreaker<Double>, _ place: (Int) -> Double) {
        (breaks, clusters) = (breaker.breaks, breaker.clusters)
        places = (0...clusters.count).map(place)
    }

    /// The width of the widest character: in less room the text is as wide as its offer.
    var widestCharacter: Double {
        clusters.indices.reduce(0) { max($0, clusters[$1].kind == .space ? 0 : places[$1 + 1] - places[$1]) }
    }

    /// The text in a room in which its widest character fits; the lines of `LineBreaker`.
    func look(_ room: Double) -> Look {
        var (look, start) = (Look(), 0)
        let most = room + LineBreaker<Double>.tolerance
        while true {
            look.lines += 1
            let paragraph = breaks.paragraphEnd(from: start)
            var end = paragraph
            if width(start, paragraph) <= most {
                look.widest = max(look.widest, places[paragraph] - places[start])
            } else {
                let (line, more) = part(of: start..<paragraph, most)
                look.next = min(look.next, width(start, more))
                end = line
                while end < clusters.count, hangs(clusters[end]) { end += 1 }
                look.widest = max(look.widest, width(start, end))
            }
            if end >= clusters.count { return look }
            start = clusters[end].kind == .newline ? end + 1 : end
        }
    }

    /// Where a line ends that does not hold its paragraph, and where it would end if it took more.
    private func part(of paragraph: Range<Int>, _ most: Double) -> (end: Int, more: Int) {
        let start = paragraph.lowerBound
        let chances = breaks.chances(in: start + 1..<paragraph.upperBound)
        let place = first(of: chances) { width(start, breaks.chances[$0]) > most }
        let more = place < chances.upperBound ? breaks.chances[place] : paragraph.upperBound
        if place > chances.lowerBound { return (breaks.chances[place - 1], more) }
        // A word that is alone on its line is cut, but not before its first character.
        let end = first(of: start + 2..<max(start + 2, more)) { width(start, $0) > most }
        return (end - 1, end)
    }

    /// The first place of a range that passes a test which all places after it pass too; the range's end if none does.
    private func first(of places: Range<Int>, _ passes: (Int) -> Bool) -> Int {
        var (low, high) = (places.lowerBound, places.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if passes(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// How wide some characters are; spaces at their end hang.
    private func width(_ start: Int, _ end: Int) -> Double {
        let visible = breaks.visibleEnds[end]
        return visible <= start ? 0 : places[visible] - places[start]
    }

    private func hangs(_ cluster: TextCluster) -> Bool {
        cluster.kind == .space || cluster.width == 0 && cluster.kind != .newline
    }
}
