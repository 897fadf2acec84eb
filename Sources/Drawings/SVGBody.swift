// SVGBody.swift: what views draw, as SVG.  Lengths in points.

import LayoutCore

/// The elements of a picture, and the gradients and clips that they refer to.
struct SVGBody {
    var text = ""
    private(set) var definitions = ""
    private var count = 0

    /// Adds an element and all inside it, from back to front.
    mutating func add(_ element: LayoutTree.Element) {
        guard !element.isHidden, element.opacity > 0 else { return }
        var groups = element.frame.isDrawable ? attributes(ofEffectsOn: element) : []
        if element.opacity < 1 { groups.append("opacity=\"\(svg: element.opacity)\"") }
        for group in groups.reversed() { text += "<g \(group)>\n" }
        if let drawing = element.drawing, element.frame.isDrawable { add(drawing, in: element.frame) }
        for child in element.paintOrder { add(child) }
        for _ in groups { text += "</g>\n" }
    }

    /// A definition with an id of its own, and that id.
    mutating func define(_ name: String, _ definition: (_ id: String) -> String) -> String {
        count += 1
        let id = "\(name)\(count)"
        definitions += definition(id) + "\n"
        return id
    }

    mutating func rectangle(_ frame: CGRect, _ style: String) { text += SVGShape(.rectangle, frame).element(style) }

    private mutating func add(_ drawing: ViewDrawing, in frame: CGRect) {
        switch drawing {
        case .shape(let outline, let fill, let stroke):
            if let fill {
                let shape = SVGShape(outline, frame)
                let rule = shape.rule == "nonzero" ? "" : " fill-rule=\"\(shape.rule)\""
                text += shape.element("fill=\"\(paint(fill, frame))\"\(Self.opacity(fill, "fill"))\(rule)")
            }
            if let stroke, stroke.width > 0 { add(stroke, along: outline, frame) }
        case .text(let lines, let paints):
            let isRightToLeft = SVGText.runsRightToLeft(lines.flatMap(\.runs).map(\.string))
            for (line, paints) in zip(lines, paints) { add(line, paints, in: frame, isRightToLeft) }
        case .image(let name, let paint): image(name, paint, frame)
        }
    }

    private mutating func add(_ stroke: ViewDrawing.Stroke, along outline: Outline, _ frame: CGRect) {
        // A line inside the shape runs half its width inside.
        let inset = stroke.isInside ? stroke.width / 2 : 0
        let path = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        text += SVGShape(outline, path).element(
            "fill=\"none\" stroke=\"\(paint(stroke.paint, frame))\"\(Self.opacity(stroke.paint, "stroke")) "
                + "stroke-width=\"\(svg: stroke.width)\"\(Self.attributes(of: stroke.style, along: outline))")
    }

    /// One `text` a line, one `tspan` a run, stretched to the measured width where another font takes Helvetica's place.
    private mutating func add(_ line: TextLine, _ paints: [Paint], in frame: CGRect, _ isRightToLeft: Bool) {
        guard line.width > 0 else { return }
        let start = frame.minX + line.origin.x + (isRightToLeft ? line.width : 0)
        text += """
            <text x="\(svg: start)" y="\(svg: frame.minY + line.baseline)" \
            \(isRightToLeft ? "direction=\"rtl\" " : "")textLength="\(svg: line.width)" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve">
            """
        for (place, (run, paint)) in zip(line.runs, paints).enumerated() {
            let isBold = run.isBold || run.font.fontWeight >= .semibold
            // Spaces that hang at the end of a line have no width.
            let string = place == line.runs.count - 1 ? run.string.withoutTrailingSpaces : run.string
            text += """
                <tspan font-size="\(svg: run.font.pointSize)"\(isBold ? " font-weight=\"bold\"" : "")\
                \(run.font.isItalic ? " font-style=\"italic\"" : "") \
                fill="\(self.paint(paint, frame))"\(Self.opacity(paint, "fill"))>\(SVGText.escaped(string))</tspan>
                """
        }
        text += "</text>\n"
    }

    /// A picture that is not there: a box with a line from corner to corner.
    private mutating func image(_ name: String, _ paint: Paint, _ frame: CGRect) {
        let style = "fill=\"none\" stroke=\"\(self.paint(paint, frame))\"\(Self.opacity(paint, "stroke"))"
        text += """
            <g \(style)><title>\(SVGText.escaped(name))</title><rect \(SVGShape.place(frame)) rx="2"/>\
            <path d="M\(svg: frame.minX) \(svg: frame.maxY) L\(svg: frame.maxX) \(svg: frame.minY)"/></g>

            """
    }

    /// Dashes, ends and corners, where they are not those of SVG.
    private static func attributes(of style: StrokeStyle, along outline: Outline) -> String {
        var attributes = ""
        if !style.dash.isEmpty {
            attributes += " stroke-dasharray=\"\(style.dash.map { "\(svg: $0)" }.joined(separator: " "))\""
            if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(svg: style.dashPhase)\"" }
        }
        if style.lineCap != .butt { attributes += " stroke-linecap=\"\(style.lineCap)\"" }
        if style.lineJoin != .miter { attributes += " stroke-linejoin=\"\(style.lineJoin)\"" }
        if outline.isPath, style.lineJoin == .miter {
            attributes += " stroke-miterlimit=\"\(svg: style.miterLimit)\""
        }
        return attributes
    }
}

extension Outline {
    fileprivate var isPath: Bool {
        switch self {
        case .path, .evenOddPath: true
        case .rectangle, .roundedRectangle, .capsule, .ellipse, .circle: false
        }
    }
}

extension Color {
    /// `#rrggbb`.
    var hexadecimal: String {
        "#"
            + [red, green, blue].map { share in
                let byte = Int((min(max(share, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}
