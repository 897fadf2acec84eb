// TextCut.swift: where a text is cut that does not fit: at its end by its measurer, or at its head or in its middle here.
// Lengths in points.

/// How a text is cut that does not fit.
struct TextCut: Hashable {
    var mode = Text.TruncationMode.tail
    /// Whether the room between letters is to shrink first, which no measurer does.
    var isTightening = false

    /// The last line of a text, cut as asked for; `nil` where the measurer has done it.
    ///
    /// It has the room of the widest line.
    ///
    /// - Parameters:
    ///   - layout: The text as the measurer cut it, at its end.
    ///   - rest: What begins on the last line, up to the end of the text.
    /// - Complexity: O(log *k*) layouts for *k* letters on the line.
    func line(
        in layout: TextLayout, of rest: [(run: TextRun, ink: TextInk)], _ measurer: any TextMeasurer
    ) -> (line: TextLine, inks: [TextInk])? {
        guard mode != .tail, var line = layout.lines.last, let first = rest.first else { return nil }
        // Letters may have shrunk before the text was cut.
        let size = first.run.font.pointSize
        let scale = size > 0 ? (line.runs.first?.font.pointSize ?? size) / size : 1
        let letters = Letters(rest.map { (scale == 1 ? $0.run : $0.run.scaled(by: scale), $0.ink) })
        func kept(_ count: Int) -> ([(run: TextRun, ink: TextInk)], TextLine)? {
            let pieces = letters.kept(count, cutAt: mode)
            return measurer.layout(pieces.map(\.run), proposal: .unspecified, lineLimit: 1).lines.first.map {
                (pieces, $0)
            }
        }
        func fits(_ count: Int) -> Bool { (kept(count)?.1.width ?? .infinity) <= layout.size.width }
        var (low, high) = (1, 2)
        while high < letters.count, fits(high) { (low, high) = (high, high * 2) }
        high = min(high, letters.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        guard letters.count > 1, let (pieces, measured) = kept(low) else { return nil }
        (line.runs, line.width) = (pieces.map(\.run), measured.width)
        return (line, pieces.map(\.ink))
    }

    /// The letters of a text that is to stand on one line.
    private struct Letters {
        private let runs: [(run: TextRun, ink: TextInk)]
        let count: Int

        init(_ runs: [(run: TextRun, ink: TextInk)]) {
            self.runs = runs.map { run, ink in
                var run = run
                run.string = String(run.string.map { $0.isNewline ? " " : $0 })
                return (run, ink)
            }
            count = self.runs.reduce(0) { $0 + $1.run.string.count }
        }

        /// So many letters and the sign for those between, which looks like the letters beside it.
        func kept(_ count: Int, cutAt mode: Text.TruncationMode) -> [(run: TextRun, ink: TextInk)] {
            let before = mode == .head ? 0 : (count + 1) / 2
            var pieces = first(before)
            var after = last(count - before)
            if pieces.isEmpty, !after.isEmpty {
                after[0].run.string = Self.sign + after[0].run.string
            } else if !pieces.isEmpty {
                pieces[pieces.count - 1].run.string += Self.sign
            }
            return pieces + after
        }

        private static let sign = "…"

        private func first(_ count: Int) -> [(run: TextRun, ink: TextInk)] {
            var (pieces, left): ([(run: TextRun, ink: TextInk)], Int) = ([], count)
            for var piece in runs where left > 0 {
                piece.run.string = String(piece.run.string.prefix(left))
                left -= piece.run.string.count
                if !piece.run.string.isEmpty { pieces.append(piece) }
            }
            return pieces
        }

        private func last(_ count: Int) -> [(run: TextRun, ink: TextInk)] {
            var (pieces, left): ([(run: TextRun, ink: TextInk)], Int) = ([], count)
            for var piece in runs.reversed() where left > 0 {
                piece.run.string = String(piece.run.string.suffix(left))
                left -= piece.run.string.count
                if !piece.run.string.isEmpty { pieces.append(piece) }
            }
            return pieces.reversed()
        }
    }
}

private enum TextCutKey: EnvironmentKey { static var defaultValue: TextCut { TextCut() } }

extension EnvironmentValues {
    /// How texts are cut that do not fit.
    var textCut: TextCut {
        get { self[TextCutKey.self] }
        set { self[TextCutKey.self] = newValue }
    }

    /// Where texts are cut that do not fit.
    public var truncationMode: Text.TruncationMode {
        get { textCut.mode }
        set { textCut.mode = newValue }
    }

    /// Whether the room between the letters of a text may shrink before it is cut; it does not here.
    public var allowsTightening: Bool {
        get { textCut.isTightening }
        set { textCut.isTightening = newValue }
    }
}

extension Text {
    /// Where a text is cut that does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning, at its end, or in its middle.
        case head, tail, middle
    }
}

extension View {
    /// Sets where a text inside is cut that does not fit: the last of its lines, in the room that the cut at its end takes.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Whether a text inside may shrink the room between letters before it is cut; the diagnostics name a cut text that would.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
