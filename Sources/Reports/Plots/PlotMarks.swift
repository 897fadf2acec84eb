// PlotMarks.swift: values above a plot, their numbers moved so that none covers another.

import Rows

/// Thin lines down through the plot, with their values on top.
struct PlotMarks {
    private struct Mark {
        let value: Double
        let isOwn: Bool
    }

    private let marks: [Mark]
    /// Whether the numbers stand upright: lying they would be pushed too far from their lines.
    private let areUpright: Bool

    private static let lineHeight = 15.0
    /// How much of the height the lines take to where they belong.
    private static let leader = 16.0
    /// Numbers that would be moved further stand upright.
    private static let farthestMove = 20.0
    /// The pixels of a plot across, unless its numbers need more.
    private static let leastBreadth = 600.0

    /// Marks within an extent.
    ///
    /// - Parameters:
    ///   - values: Where something turns; in any order, two of them may be the same but for rounding.
    ///   - own: A value of its own, drawn so that it is seen.
    init(_ values: [Double], own: Double?, over extent: ClosedRange<Double>) {
        var marks = values.filter { $0 <= extent.upperBound }.map { Mark(value: $0, isOwn: false) }
        if let own, extent.contains(own) {
            marks.removeAll { abs($0.value - own) <= 1e-9 * max(1, own) }
            marks.append(Mark(value: own, isOwn: true))
        }
        marks.sort { $0.value < $1.value }
        let kept = marks.indices.filter { index in
            index == 0 || marks[index].isOwn
                || marks[index].value - marks[index - 1].value > 1e-9 * max(1, marks[index].value)
        }
        self.marks = kept.map { marks[$0] }
        areUpright = Self.moves(self.marks, over: extent) > Self.farthestMove
    }

    /// How far lying numbers would have to be moved to stand beside each other, in pixels.
    private static func moves(_ marks: [Mark], over extent: ClosedRange<Double>) -> Double {
        let scale = PlotScale(extent, from: 0, to: leastBreadth)
        let labels = marks.map { LabelPlaces.Label(wanted: scale.place($0.value), size: width($0)) }
        let places = LabelPlaces.places(of: labels, within: -30...leastBreadth + 30)
        return zip(labels, places).map { abs($0.wanted - $1) }.max() ?? 0
    }

    var height: Double {
        guard !marks.isEmpty else { return 0 }
        return Self.leader + (areUpright ? marks.map(Self.width).max() ?? 0 : Self.lineHeight)
    }

    /// The pixels that the plot must be wide to hold the numbers.
    var breadth: Double { max(Self.leastBreadth, Self.lineHeight * Double(marks.count)) }

    private static func width(_ mark: Mark) -> Double { SVGText.width(mark.value.points, isBold: mark.isOwn) + 8 }

    func drawing(in plot: PlotFrame) -> String {
        let labels = marks.map {
            LabelPlaces.Label(
                wanted: plot.across.place($0.value), size: areUpright ? Self.lineHeight : Self.width($0))
        }
        let places = LabelPlaces.places(of: labels, within: PlotFrame.left - 30...plot.right + 30)
        return zip(marks, zip(labels, places)).map { mark, label in
            drawing(of: mark, at: label.0.wanted, number: label.1, in: plot)
        }.joined()
    }

    private func drawing(of mark: Mark, at x: Double, number: Double, in plot: PlotFrame) -> String {
        let top = plot.top - Self.leader + 3
        let line = "M\(svg: number) \(svg: top) L\(svg: x) \(svg: plot.top - 3) V\(svg: plot.bottom)"
        let stroke = mark.isOwn ? PlotStyle.own : "stroke=\"\(Tone.strong)\" stroke-width=\"0.6\""
        let (words, tone) = (mark.value.points, mark.isOwn ? Tone.ink : .soft)
        return SVGText.path(line, style: "fill=\"none\" \(stroke)")
            + (areUpright
                ? SVGText.upright(words, x: number + 4, y: top - 3, isBold: mark.isOwn, tone: tone)
                : SVGText.text(words, x: number, y: top - 3, isBold: mark.isOwn, anchor: .middle, tone: tone))
    }
}
