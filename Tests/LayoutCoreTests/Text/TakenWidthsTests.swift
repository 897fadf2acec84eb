// TakenWidthsTests.swift: a rounded text says which widths it takes of offers of them, and layouts agree.  Lengths in points.

import Boxes
import Generators
import TestSupport
import Testing

@testable import LayoutCore

/// A text on a screen.
private struct RoundedText: Sendable, CustomStringConvertible {
    let pieces: [TextPiece]
    let sizes: [Double]
    let scale: Double
    let lineLimit: Int?

    var description: String { "\(pieces.map(\.string)) of \(sizes) at \(scale), \(lineLimit ?? 0) lines" }
    var measure: TextMeasure<Double> { TextMeasure(pieces, sizes: sizes, scale: scale) }

    func width(in room: Double) -> Double {
        measure.layout(in: PerAxis(horizontal: room, vertical: nil), lineLimit: lineLimit).size.horizontal
    }

    /// Words of several scripts, marks that combine, emoji, spaces and line breaks, in one font or in several.
    static func all(limited: Bool) -> Generator<RoundedText> {
        Generator { choices in
            func number(_ most: Int) -> Int { Int(choices.draw(upTo: UInt64(most))) }
            let words = [
                "a", "of", "word", "longer-word", "日本語の文章",
                "e\u{301}te\u{301}", "👩‍👩‍👧👍🏽", "\n", "\n\n", "  ",
                "x\u{200B}y", "AVAVA", "naïve", "considerably", "（（", "1,000", "Ta.", "\t", "\u{A0}x",
            ]
            let isMixed = number(3) == 0
            let pieces = (0..<(isMixed ? 3 : 1)).map { run in
                let text = (0..<number(8)).map { _ in words[number(words.count - 1)] }
                return TextPiece(text.joined(separator: " "), isBold: run == 1)
            }
            return RoundedText(
                pieces: pieces, sizes: Array([17, 12, 21.5][0..<pieces.count]), scale: [1, 2, 3][number(2)],
                lineLimit: limited ? 1 + number(3) : nil)
        }
    }
}

struct TakenWidthsTests {
    @Test func `a text takes each width of its stretches, and less of those between`() throws {
        try forAll(RoundedText.all(limited: false), settings: .share(30, of: 4_000)) { text in
            guard let stretches = text.measure.takenWidths(lineLimit: nil) else { return false }
            let isTaken = stretches.allSatisfy { stretch in
                let middle = (stretch.lowerBound + stretch.upperBound) / 2
                return [stretch.lowerBound, middle, stretch.upperBound].allSatisfy {
                    abs(text.width(in: $0) - $0) < 1e-9
                }
            }
            let isLess = zip(stretches, stretches.dropFirst()).allSatisfy { below, above in
                let offers = [
                    below.upperBound + 3e-6, (below.upperBound + above.lowerBound) / 2, above.lowerBound - 3e-6,
                ]
                return offers.allSatisfy { $0 <= below.upperBound || text.width(in: $0) == below.upperBound }
            }
            return isTaken && isLess && text.width(in: .infinity) == stretches[stretches.count - 1].upperBound
        }
    }

    // In less room than its lines need the text is cut, and all that is said of it is no more than a limit.
    @Test func `a limit of lines bounds the first stretch`() throws {
        try forAll(RoundedText.all(limited: true), settings: .share(20, of: 3_000)) { text in
            let free = text.measure.layout(in: PerAxis(horizontal: nil, vertical: nil), lineLimit: nil).lineCount
            guard let stretches = text.measure.takenWidths(lineLimit: text.lineLimit) else {
                return free > text.lineLimit ?? 0
            }
            return stretches.indices.allSatisfy { index in
                let stretch = stretches[index]
                let offers = index == 0 ? [stretch.upperBound] : [stretch.lowerBound, stretch.upperBound]
                return offers.allSatisfy { abs(text.width(in: $0) - $0) < 1e-9 }
            }
        }
    }

    // 76 letters have more than 1,000 ways to break, but no more stretches than pixels.
    @Test func `a text takes at most one stretch a pixel`() throws {
        let letters = String(repeating: "Wi-considerably longer", count: 4).prefix(76)
        let measure = TextMeasure<Double>([TextPiece(String(letters))], sizes: [17], scale: 1)
        let stretches = try #require(measure.takenWidths(lineLimit: nil))
        let natural = measure.layout(in: PerAxis(horizontal: nil, vertical: nil), lineLimit: nil).size.horizontal
        #expect(stretches.count > 5 && Double(stretches.count) <= natural)
        #expect(stretches.dropFirst().allSatisfy { $0.upperBound - $0.lowerBound < 1 })
    }

    @Test func `nothing is known where nothing is rounded, and of texts of too many widths`() {
        #expect(
            TextMeasure<Double>([TextPiece("one two")], sizes: [17], scale: .infinity).takenWidths(lineLimit: nil)
                == nil)
        var draws = SplitMix64(seed: 35)
        let words = (0..<2_000).map { _ in ["a", "of", "width", "considerably"][Int.random(in: 0..<4, using: &draws)] }
        let text = TextPiece(words.joined(separator: " "))
        #expect(TextMeasure<Double>([text], sizes: [17], scale: 1).takenWidths(lineLimit: nil) == nil)
    }

    // The frame takes 40 of less, padding adds its 6 points, and an offset lets all through.
    @Test func `modifiers pass widths on`() {
        let child = [0.0...12, 30.5...31, 44.25...45]
        #expect(FlexibleFrame<Node>(width(least: 40)).takenWidths(of: child) == [40...40, 44.25...45])
        #expect(FlexibleFrame<Node>(width(least: 31)).takenWidths(of: child) == [31...31, 44.25...45])
        #expect(FlexibleFrame<Node>(width(least: 44.5)).takenWidths(of: child) == [44.5...45])
        #expect(FlexibleFrame<Node>(width(least: 0, most: 50)).takenWidths(of: child) == nil)
        let padding = Padding<Node>(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(padding.takenWidths(of: child) == [6...18, 36.5...37, 50.25...51])
        #expect(OffsetModifier<Node>(PerAxis(horizontal: 9, vertical: 9)).takenWidths(of: child) == child)
    }

    private func width(least: Double, most: Double? = nil) -> (PerAxis<FlexibleLength>, PerAxis<AlignmentKey>) {
        (
            PerAxis(horizontal: FlexibleLength(least, nil, most), vertical: FlexibleLength(nil, nil, nil)),
            Alignment.center.guides
        )
    }
}

extension FlexibleFrame where Child == Node {
    fileprivate init(_ parts: (PerAxis<FlexibleLength>, PerAxis<AlignmentKey>)) { self.init(parts.0, on: parts.1) }
}
