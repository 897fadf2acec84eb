// SVGDrawing.swift: the answers to a row drawn to scale as SVG.  Lengths in points; one unit of the drawing is
// one pixel of the picture.

package import Workbench

/// Rows as one SVG document: for each a finding, then an answer below the other between the walls of the container.
package struct SVGDrawing {
    private static let margin = 28.0
    private static let size = 14.0
    private static let laneHeight = 36.0
    private static let breadth = 664.0
    static let width = breadth + 2 * margin

    private var body = ""
    private var height = 0.0
    private var titles: [String] = []
    private var words: [String] = []
    private var rows: [AnsweredRow] = []

    package init() {}

    package var document: String {
        let legend = BarLegend(rows)
        let foot = height + legend.height + (rows.isEmpty ? 0 : 6)
        return SVGDocument(
            title: titles.isEmpty ? "nothing" : titles.joined(separator: "; "), words: words.joined(separator: " "),
            width: Self.width, height: foot + Self.margin - 8
        ).hatched(body + legend.drawing(x: Self.margin, y: foot))
    }

    /// Adds a row below those that are there.
    package mutating func add(_ picture: AnsweredRow) {
        let name = (picture.document.id ?? "row").printable
        let finding = (picture.mostTelling?.finding ?? "no answer").printable
        titles.append("\(name): \(finding)")
        rows.append(picture)
        height += Self.margin + 12
        body += SVGText.text(
            SVGText.cut(finding, to: Self.breadth, size: 17, isBold: true), x: Self.margin, y: height, size: 17,
            isBold: true)
        let bounds = picture.bounds(picture.names)
        let about = SVGText.lines(of: name + (bounds.isEmpty ? "" : ": " + bounds), in: Self.breadth, size: Self.size)
        for line in about.prefix(3) {
            height += 20
            body += SVGText.text(
                SVGText.cut(line, to: Self.breadth, size: Self.size), x: Self.margin, y: height, size: Self.size,
                tone: .soft)
        }
        height += 16
        words.append("\(about.joined(separator: " ")).")
        let scale = LaneScale(picture, left: Self.margin, breadth: Self.breadth)
        let top = height
        let lanes = picture.answers.map { add($0, of: picture, scale) }
        if let container = picture.container { body += room(container, scale, top: top) }
        body += lanes.map(\.bars).joined()
        if let container = picture.container { walls(container, scale, top: top) }
        body += lanes.map(\.notes).joined()
    }

    /// Adds a scene below what is there.
    package mutating func add(_ scene: ScreenAnswer) {
        let drawing = ScreenDrawing(scene)
        titles.append(drawing.title)
        words.append(drawing.words)
        body += "<g transform=\"translate(0 \(svg: height))\">\n\(drawing.body)</g>\n"
        height += drawing.height
    }

    private mutating func add(_ lane: RowAnswer, of picture: AnsweredRow, _ scale: LaneScale) -> (
        bars: String, notes: String
    ) {
        let sentence = lane.verdict.sentence(naming: picture.names).printable
        words.append("\(lane.title.printable): \(sentence); \(lane.words(picture.names)).")
        height += 20
        let title = SVGText.Span(lane.title.printable + "  ", isBold: true)
        let start = Self.margin + 6 + SVGText.width([title], size: Self.size)
        var drawing = SVGText.line([title], x: Self.margin + 6, y: height, size: Self.size)
        drawing += lane.kind.sign.drawing(x: start, y: height - 12, tone: lane.kind.tone)
        let verdict = SVGText.Span(
            lane.isOptimalButTooLong ? "optimal, nothing fits" : lane.kind.words, isBold: true, tone: lane.kind.tone)
        drawing += SVGText.line([verdict], x: start + 20, y: height, size: Self.size)
        height += 8
        let bars = LaneDrawing(
            row: picture, lane: lane, names: picture.names.map { $0.printable.shortened(to: 40) }, scale: scale,
            height: Self.laneHeight, size: Self.size, showsAmount: true)
        let notes = bars.notes(top: height)
        drawing += bars.drawing(top: height)
        height += bars.extent + 8
        return (drawing, notes)
    }

    private func room(_ container: Double, _ scale: LaneScale, top: Double) -> String {
        SVGText.rectangle(
            x: scale.place(0), y: top, width: scale.place(container) - scale.place(0), height: height - top,
            style: "fill=\"\(Tone.sheet)\"")
    }

    private mutating func walls(_ container: Double, _ scale: LaneScale, top: Double) {
        let (left, right) = (scale.place(0), scale.place(container))
        let style = "fill=\"none\" stroke=\"\(Tone.ink)\""
        body += SVGText.path(
            "M\(svg: left) \(svg: top) V\(svg: height) M\(svg: right) \(svg: top) V\(svg: height)",
            style: "\(style) stroke-width=\"2.5\"")
        body += SVGText.path("M\(svg: left) \(svg: height) H\(svg: right)", style: style)
        height += Self.size + 4
        let words = "container \(shown(container))"
        let half = SVGText.width(words, size: Self.size) / 2
        body += SVGText.text(
            words, x: max(Self.margin + half, (left + right) / 2), y: height, size: Self.size, anchor: .middle,
            tone: .soft)
    }
}

extension RowAnswer {
    fileprivate var isOptimalButTooLong: Bool {
        if case .optimal(_, let least) = verdict { return least > 0 }
        return false
    }

    /// The lengths by name.
    fileprivate func words(_ names: [String]) -> String {
        zip(names, arrangement.lengths).map { "\($0.printable) \(shown($1))" }.joined(separator: ", ")
    }
}
