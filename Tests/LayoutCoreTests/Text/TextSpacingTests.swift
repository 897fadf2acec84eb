// TextSpacingTests.swift: how high text is, and how far it stands from its neighbours.  Lengths in points.

import LayoutCore
import Testing

private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.002 }

struct TextSpacingTests {
    /// A text style as it was measured with SwiftUI on iOS 26.5, three pixels a point (Expo's layout tests, Kudo/sdk58): the
    /// height of a line, from its top to the baseline, from one line to the next, and the distances to a text above, to a
    /// control above and to one below.
    struct Measured: Sendable, CustomTestStringConvertible {
        let style: Font.TextStyle
        let height, ascent, distance, belowText, below, above: CGFloat

        init(_ style: Font.TextStyle, _ numbers: CGFloat...) {
            self.style = style
            (height, ascent, distance) = (numbers[0], numbers[1], numbers[2])
            (belowText, below, above) = (numbers[3], numbers[4], numbers[5])
        }

        var testDescription: String { "\(style)" }
    }

    static let measured = [
        Measured(.largeTitle, 40.574, 32.373, 41, 0.667, 12.535, 20.951),
        Measured(.title, 33.414, 26.660, 34, 0.667, 10.421, 17.351),
        Measured(.title2, 26.254, 20.947, 28, 2, 7.973, 13.42),
        Measured(.title3, 23.867, 19.043, 25, 1.334, 7.491, 12.442),
        Measured(.headline, 20.287, 16.187, 22, 2, 6.434, 10.643),
        Measured(.subheadline, 17.900, 14.282, 20, 2.333, 5.619, 9.331),
        Measured(.body, 20.287, 16.187, 22, 2, 6.434, 10.643), Measured(.callout, 19.094, 15.234, 21, 2, 5.86, 9.821),
        Measured(.footnote, 15.514, 12.378, 18, 2.667, 4.803, 8.02),
        Measured(.caption, 14.320, 11.426, 16, 2, 4.562, 7.533),
        Measured(.caption2, 13.127, 10.474, 13, 0, 3.987, 6.71),
    ]

    /// The frames of a column's children, on a display with a scale.
    private func column(
        scale: CGFloat = 3, spacing: CGFloat? = nil, @ViewBuilder _ views: () -> some View
    ) throws -> [CGRect] {
        let column = VStack(spacing: spacing, content: views).environment(
            \.textMeasurer, HelveticaMeasurer(scale: scale))
        return try LayoutHost(column).layout(.unspecified).root.children.map(\.frame)
    }

    private func gaps(_ frames: [CGRect]) -> [CGFloat] { zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY } }

    private var square: some View { Color.red.frame(width: 5, height: 5) }

    @Test(arguments: measured) func `a line of a text style is as high as SwiftUI has it`(_ known: Measured) throws {
        let text = Text("one\ntwo").font(.system(known.style)).environment(
            \.textMeasurer, HelveticaMeasurer(scale: .infinity))
        let host = LayoutHost(text)
        let size = try host.layout(.unspecified).size
        let (first, last) = (
            host.dimensions(in: .unspecified)?[.firstTextBaseline] ?? 0,
            host.dimensions(in: .unspecified)?[.lastTextBaseline] ?? 0
        )
        #expect(isClose(first, known.ascent) && isClose(last - first, known.distance))
        #expect(abs(size.height - (known.height + known.distance)) < 0.002)
    }

    @Test(arguments: measured) func `a text stands from its neighbours as SwiftUI puts it`(_ known: Measured) throws {
        let text = Text("x").font(.system(known.style))
        let gaps = gaps(
            try column {
                square
                text
                text
                square
            })
        #expect(isClose(gaps[0], known.below) && isClose(gaps[1], known.belowText) && isClose(gaps[2], known.above))
    }

    /// A line of 17 points is 20.287 high: a tenth is 3 whole pixels, so 23.287 less the ascent of 16.187 above and the capitals'
    /// height of 11.978 below.
    @Test func `distances are rounded to the pixels of the display`() throws {
        let whole = gaps(
            try column(scale: 1) {
                square
                Text("x").font(.system(size: 17))
                Text("x").font(.system(size: 17))
                square
            })
        #expect(isClose(whole[0], 7.1006) && whole[1] == 0 && isClose(whole[2], 11.3094))
        let fine = gaps(
            try column(scale: .infinity) {
                square
                Text("x")
            })
        #expect(abs(fine[0] - (20.2871 * 1.1 - 16.1865)) < 0.002)
    }

    @Test func `the lower of two texts says how far they are apart`() throws {
        let gaps = gaps(
            try column {
                Text("x").font(.title2)
                Text("x").font(.largeTitle)
                Text("x").font(.footnote)
                Text("x").font(.system(size: 40))
            })
        #expect(isClose(gaps[0], 0.667) && isClose(gaps[1], 2.667) && gaps[2] == 0)
    }

    @Test func `spacers touch texts, and frames and padding hide them`() throws {
        let frames = try column {
            Text("x")
            Spacer(minLength: 3)
            Text("x")
            Text("x").padding(.top, 1)
            Text("x").frame(height: 30)
            Text("x").frame(width: 30)
        }
        let gaps = gaps(frames)
        #expect(gaps[0] == 0 && gaps[1] == 0)
        // A text above something else, and something else above a text.
        #expect(isClose(gaps[2], 10.643) && isClose(gaps[3], 10.643) && isClose(gaps[4], 6.434))
    }

    @Test func `a row wants below what the text and the box in it want, whichever is more`() throws {
        let row = HStack {
            Text("x")
            square
        }
        let gaps = gaps(
            try column {
                row
                Text("x")
                row
                square
            })
        // Text on text wants 2, the box above the text 6.434, the text above the box 10.643.
        #expect(isClose(gaps[0], 6.434) && isClose(gaps[1], 10.643) && isClose(gaps[2], 10.643))
        let lines = try column {
            row
            HStack {
                Text("x")
                Text("y")
            }
        }
        #expect(abs(self.gaps(lines)[0] - (6.434)) < 0.002)
    }

    /// Hacking with Swift, "Understanding frames and coordinates inside GeometryReader", on a phone of 393 by 852 points, iOS 17:
    /// "A global center Y of 440 … a custom center Y of 381 … a local center Y of 350".  By the 12.309 and 8.101 of the
    /// edition for older systems the last one would be 348.
    @Test func `between two texts a row of texts stands where iOS 17 has it`() throws {
        var environment = EnvironmentValues()
        environment.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        environment.textMeasurer = HelveticaMeasurer(scale: 3)
        let outer = VStack {
            Text("Top")
            HStack {
                Text("Left")
                GeometryReader { _ in Text("Center") }.id("reader")
                Text("Right")
            }
            Text("Bottom")
        }
        let tree = try LayoutHost(outer, environment: environment).layout(ProposedViewSize(width: 393, height: 852))
        let reader = try #require(tree.frame(id: "reader"))
        #expect(Int(reader.midY) == 440 && Int(reader.midY - 59) == 381 && Int(reader.height / 2) == 350)
    }

    @Test func `texts in a row stand 8 apart, and custom layouts see every distance`() throws {
        var distances: [CGFloat] = []
        let spy = Spy { views in
            distances = [
                views[0].spacing.distance(to: views[1].spacing, along: .vertical),
                views[1].spacing.distance(to: views[0].spacing, along: .vertical),
                views[0].spacing.distance(to: views[0].spacing, along: .vertical),
                views[0].spacing.distance(to: views[1].spacing, along: .horizontal),
                views[0].spacing.distance(to: ViewSpacing(), along: .vertical),
                views[0].spacing.union(views[1].spacing).distance(to: views[0].spacing, along: .vertical),
            ]
        }
        let view = spy {
            Text("x")
            square
        }
        _ = try LayoutHost(view.environment(\.textMeasurer, HelveticaMeasurer(scale: 3))).layout(.unspecified)
        #expect(zip(distances, [10.643, 6.434, 2, 8, 8, 6.434]).allSatisfy { isClose($0, $1) })
    }
}
