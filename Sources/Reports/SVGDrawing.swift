// SVGDrawing.swift: the answers to a row drawn to scale as SVG.  Lengths in points; one unit of the drawing is
// one pixel of the picture.

import Documents
import Plumb
public import Workbench

/// Rows as one SVG document: for each its name, one lane per answer, the container behind them.
public struct SVGDrawing {
    private static let margin = 24.0
    private static let laneHeight = 34.0
    private static let laneGap = 26.0
    private static let breadth = 640.0
    private static let fills = ["#7aa6d8", "#8fbf9f", "#d9b36c", "#c79bc9", "#7fbfc4", "#d79a8b"]

    private var body = ""
    private var height = 0.0

    /// Starts an empty drawing.
    public init() {}

    /// The whole document.
    public var document: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(Self.width)) \(Self.number(height + Self.margin))" \
        width="\(Self.number(Self.width))" height="\(Self.number(height + Self.margin))" \
        font-family="Helvetica, Arial, sans-serif" font-size="12">
        <rect width="100%" height="100%" fill="#ffffff"/>
        \(body)</svg>

        """
    }

    private static var width: Double { breadth + 2 * margin }

    /// Adds a row below those that are there.
    public mutating func add(_ picture: AnsweredRow) {
        let extent = picture.extent
        let scale = Self.breadth / (extent.upperBound - extent.lowerBound)
        let place = { (position: Double) in Self.margin + (position - extent.lowerBound) * scale }
        height += Self.margin
        text(picture.document.id ?? "row", x: Self.margin, y: height + 12, style: "font-weight=\"bold\"")
        height += 22
        let top = height
        for lane in picture.answers { add(lane, of: picture, place: place) }
        if let container = picture.container {
            outline(from: place(0), to: place(container), top: top, container: container)
        }
    }

    /// Adds a scene below what is there.
    public mutating func add(_ scene: ScreenAnswer) {
        let drawing = ScreenDrawing(scene)
        body += "<g transform=\"translate(0 \(Self.number(height)))\">\n\(drawing.body)</g>\n"
        height += drawing.height
    }

    private mutating func add(_ lane: RowAnswer, of picture: AnsweredRow, place: (Double) -> Double) {
        text(
            "\(lane.title): \(lane.verdict.sentence(naming: picture.names))", x: Self.margin + 5, y: height + 17,
            style: "fill=\"#333333\"")
        let top = height + Self.laneGap
        let across = LaneAcross(lane, of: picture, height: Self.laneHeight)
        for (index, name) in picture.names.enumerated() {
            let start = lane.arrangement.offsets[index]
            let length = lane.arrangement.lengths[index]
            guard start.isFinite else { continue }
            let left = place(start)
            let right = length.isFinite ? place(start + length) : Self.width
            box(
                name, detail: length.points, left: left, width: right - left, top: top + across.top(of: index),
                tall: across.height(of: index), fill: Self.fills[index % Self.fills.count])
        }
        if let container = picture.container, lane.arrangement.overflow > 0 {
            shade(
                from: place(container), to: place(container + lane.arrangement.overflow), top: top,
                tall: across.extent)
        }
        if let line = across.line { guideLine(top + line) }
        height = top + across.extent
    }

    /// Marks what lies beyond the container.
    private mutating func shade(from left: Double, to right: Double, top: Double, tall: Double) {
        body += """
            <rect x="\(Self.number(left))" y="\(Self.number(top))" width="\(Self.number(right - left))" \
            height="\(Self.number(tall))" fill="#c03030" fill-opacity="0.35"/>

            """
    }

    private mutating func box(
        _ name: String, detail: String, left: Double, width: Double, top: Double, tall: Double, fill: String
    ) {
        body += """
            <rect x="\(Self.number(left))" y="\(Self.number(top))" width="\(Self.number(width))" \
            height="\(Self.number(tall))" fill="\(fill)" fill-opacity="0.8" stroke="#333333" \
            stroke-width="0.75"><title>\(SVGText.escaped(name)) \(detail)</title></rect>

            """
        // Helvetica's digits and lower case are a little over half an em wide.
        let label = "\(name) \(detail)"
        let fits = [label, name, detail].first { Double($0.count) * 6.6 + 6 <= width }
        if let fits, tall >= 12 {
            text(fits, x: left + width / 2, y: top + tall / 2 + 4, style: "text-anchor=\"middle\"")
        }
    }

    /// The line on which the items are aligned.
    private mutating func guideLine(_ y: Double) {
        body += """
            <path d="M\(Self.number(Self.margin - 8)) \(Self.number(y)) H\(Self.number(Self.width - Self.margin + 8))" \
            fill="none" stroke="#c03030" stroke-dasharray="3 3"/>

            """
    }

    private mutating func outline(from left: Double, to right: Double, top: Double, container: Double) {
        height += 8
        body += """
            <path d="M\(Self.number(left)) \(Self.number(top + 22)) V\(Self.number(height)) \
            H\(Self.number(right)) V\(Self.number(top + 22))" fill="none" stroke="#c03030" \
            stroke-width="1.5" stroke-dasharray="4 3"/>

            """
        text(
            "container \(container.points)", x: (left + right) / 2, y: height + 14,
            style: "fill=\"#c03030\" text-anchor=\"middle\"")
        height += 18
    }

    private mutating func text(_ string: String, x: Double, y: Double, style: String) {
        body += SVGText.text(string, x: x, y: y, style: style)
    }

    private static func number(_ value: Double) -> String { SVGText.number(value) }
}
