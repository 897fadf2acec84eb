// TextMeasureTests.swift: texts in any arithmetic have the lines that filling them character by character gives.

import Foundation
import Fractions
import Generators
import Rows
import TestSupport
import Testing

@testable import Boxes
@testable import LayoutCore

struct TextMeasureTests {
    /// Texts of one to three fonts; widths and heights in points.
    private func forAllTexts(
        cases: Int = 600, _ holds: ([TextRun], _ width: Double, _ height: Double) throws -> Bool
    ) throws {
        let length = Generator<Double>.length()
        try forAll(TextLawsTests.runs, length, length, settings: TestingSettings(cases: cases)) {
            try holds($0, $1, $2)
        }
    }

    private func sizes(_ runs: [TextRun]) -> [Fraction] { runs.map { Fraction(decimal: $0.font.usableSize) } }

    private func exact(
        _ runs: [TextRun], _ width: Fraction?, _ height: Fraction? = nil, scale: Double = .infinity
    ) -> MeasuredText<Fraction> {
        var judge = PlainJudge<Fraction>()
        return TextMeasure(runs.map { TextPiece($0) }, sizes: sizes(runs), scale: scale).layout(
            in: PerAxis(horizontal: width, vertical: height), judge: &judge)
    }

    @Test func `lines in fractions are those of filling character by character`() throws {
        try forAllTexts { runs, width, _ in
            let lines = GreedyLines(text: TextClusters(runs.map { TextPiece($0) }), sizes: sizes(runs)).lines(
                within: Fraction(decimal: width))
            return exact(runs, Fraction(decimal: width)).lines.map {
                GreedyLines.Line(end: $0.range.end, width: $0.width)
            } == lines
        }
    }

    @Test func `a text in doubles has the lines of the text in fractions`() throws {
        try forAllTexts { runs, width, height in
            for scale in [1, 3, Double.infinity] {
                let answer = HelveticaMeasurer(scale: scale).layout(
                    runs, proposal: ProposedViewSize(width: width, height: height), lineLimit: nil)
                let exact = exact(runs, Fraction(decimal: width), Fraction(decimal: height), scale: scale)
                let numbers: [(CGFloat, Fraction)] =
                    zip(answer.lines, exact.lines).flatMap { [($0.width, $1.width), ($0.baseline, $1.baseline)] }
                    + Axis.allCases.map { (answer.size[$0], exact.size[$0]) }
                guard answer.lines.count == exact.lineCount, answer.isTruncated == exact.isTruncated,
                    numbers.allSatisfy({ abs($0 - $1.double) < 1e-9 })
                else { return false }
            }
            return true
        }
    }

    @Test func `forms of the sizes and the room agree with the numbers at every point`() throws {
        try forAllTexts(cases: 300) { runs, width, height in
            let point = [Fraction(decimal: width), Fraction(decimal: height)] + sizes(runs)
            var judge = FormJudge { $0.value(at: point) < $1.value(at: point) }
            let sizes = runs.indices.map { LinearForm(parameter: $0 + 2) }
            let room = PerAxis<LinearForm?>(horizontal: LinearForm(parameter: 0), vertical: LinearForm(parameter: 1))
            let forms = try TextMeasure(runs.map { TextPiece($0) }, sizes: sizes, scale: .infinity).layout(
                in: room, judge: &judge)
            let numbers = exact(runs, point[0], point[1])
            return forms.isTruncated == numbers.isTruncated
                && forms.lines.map { $0.width.value(at: point) } == numbers.lines.map(\.width)
                && forms.lastBaseline.value(at: point) == numbers.lastBaseline
                && Axis.allCases.allSatisfy { forms.size[$0].value(at: point) == numbers.size[$0] }
        }
    }

    /// A judge that counts.
    private struct Counting: Judge {
        var count = 0
        mutating func isLess(_ first: Fraction, _ second: Fraction) -> Bool {
            count += 1
            return first < second
        }
        func known(_ value: Fraction) -> Fraction { value }
    }

    @Test func `a paragraph that fits is asked about once, and a line of 1,000 words about twice ten times`() {
        let run = TextPiece(Array(repeating: "word", count: 1_000).joined(separator: " "))
        let breaker = LineBreaker<Fraction>(TextClusters([run]), sizes: [10])
        var judge = Counting()
        #expect(breaker.line(from: 0, width: 100_000, judge: &judge).ending == .text && judge.count == 1)
        for words in [1, 7, 100, 999] {
            judge.count = 0
            // A word is 21.67 points wide and a space 2.78.
            let line = breaker.line(from: 0, width: Fraction(24_45 * words, over: 100), judge: &judge)
            #expect(line.end == 5 * words && judge.count <= 21)
        }
    }

    @Test func `infinitely many pixels in a point round nothing`() {
        let hello = [TextRun(string: "Hello", font: .body)]
        let layout = HelveticaMeasurer(scale: .infinity).layout(
            hello, proposal: ProposedViewSize(width: nil, height: nil), lineLimit: nil)
        #expect(layout.size.width == 2278.0 * 17 / 1000 && abs(layout.size.height - 2444.0 * 17 / 2048) < 1e-9)
        #expect(exact(hello, nil).size.horizontal == Fraction(2278 * 17, over: 1000))
        #expect(exact(hello, nil, scale: 3).size.horizontal == 39, "38.726 is above 38 2/3")
        #expect(exact(hello, nil, scale: -1).size.horizontal == 39)
    }
}
