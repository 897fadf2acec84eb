// SVGDrawing.swift: the answers to a row drawn to scale as SVG.  Lengths in points; one unit of the drawing is
// one pixel of the picture.

package import Workbench

/// Rows as one SVG document: for each its name, one lane per answer, the container behind them.
package struct SVGDrawing {
    private static let margin = 24.0
    private static let laneHeight = 34.0
    private static let laneGap = 26.0
    private static let breadth = 640.0
    private static let width = breadth + 2 * margin

    private var body = ""
    private var height = 0.0

    package init() {}

    package var document: String {
        SVGText.document(width: Self.width, height: height + Self.margin, fontSize: 12, body)
    }

    /// Adds a row below those that are there.
    package mutating func add(_ picture: AnsweredRow) {
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
    package mutating func add(_ scene: ScreenAnswer) {
        let drawing = ScreenDrawing(scene)
        body += "<g transform=\"translate(0 \(svg: height))\">\n\(drawing.body)</g>\n"
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
                tall: across.height(of: index), fill: SVGText.fill(of: index))
        }
        if let container = picture.container, lane.arrangement.overflow > 0 {
            let (left, right) = (place(container), place(container + lane.arrangement.overflow))
            body += SVGText.rectangle(
                x: left, y: top, width: right - left, height: across.extent,
                style: "fill=\"#c03030\" fill-opacity=\"0.35\"")
        }
        if let line = across.line {
            body += SVGText.path(
                "M\(svg: Self.margin - 8) \(svg: top + line) H\(svg: Self.width - Self.margin + 8)",
                style: "fill=\"none\" stroke=\"#c03030\" stroke-dasharray=\"3 3\"")
        }
        height = top + across.extent
    }

    private mutating func box(
        _ name: String, detail: String, left: Double, width: Double, top: Double, tall: Double, fill: String
    ) {
        let label = "\(name) \(detail)"
        body += SVGText.rectangle(
            x: left, y: top, width: width, height: tall,
            style: "fill=\"\(fill)\" fill-opacity=\"0.8\" stroke=\"#333333\" stroke-width=\"0.75\"", title: label)
        // Helvetica's digits and lower case are a little over half an em wide.
        let fits = [label, name, detail].first { Double($0.count) * 6.6 + 6 <= width }
        if let fits, tall >= 12 {
            text(fits, x: left + width / 2, y: top + tall / 2 + 4, style: "text-anchor=\"middle\"")
        }
    }

    private mutating func outline(from left: Double, to right: Double, top: Double, container: Double) {
        height += 8
        body += SVGText.path(
            "M\(svg: left) \(svg: top + 22) V\(svg: height) H\(svg: right) V\(svg: top + 22)",
            style: "fill=\"none\" stroke=\"#c03030\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\"")
        text(
            "container \(container.points)", x: (left + right) / 2, y: height + 14,
            style: "fill=\"#c03030\" text-anchor=\"middle\"")
        height += 18
    }

    private mutating func text(_ string: String, x: Double, y: Double, style: String) {
        body += SVGText.text(string, x: x, y: y, style: style)
    }
}

/// How high each item of a lane is drawn, and where; all alike where none has measures.
struct LaneAcross {
    private let cross: CrossAnswer?
    private let measures: [AlignmentProblem.Child?]
    private let standard: Double
    private let scale: Double

    init(_ lane: RowAnswer, of picture: AnsweredRow, height: Double) {
        // An infinite extent cannot be drawn.
        let finite = lane.cross.flatMap { $0.extent.isFinite && $0.extent > 0 ? $0 : nil }
        cross = finite
        measures = picture.document.cross
        standard = height
        // A text's line is about as high as a lane; what is larger is drawn smaller.
        scale = finite.map { min(2, max(height, 120) / $0.extent) } ?? 1
    }

    var extent: Double { cross.map { $0.extent * scale } ?? standard }

    /// Where the line lies below the top of the lane.
    var line: Double? { cross.map { $0.guide * scale } }

    func top(of item: Int) -> Double { cross?.offsets[item].map { $0 * scale } ?? 0 }

    func height(of item: Int) -> Double {
        guard cross != nil, let measure = measures[item] else { return extent }
        return measure.length * scale
    }
}
