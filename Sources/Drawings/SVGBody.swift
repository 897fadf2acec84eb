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
        var attributes: [String] = []
        if element.opacity < 1 { attributes.append("opacity=\"\(svg: element.opacity)\"") }
        if let radius = element.clipRadius, element.frame.isDrawable {
            attributes.append("clip-path=\"url(#\(clip(element.clipFrame, radius: radius)))\"")
        }
        if !attributes.isEmpty { text += "<g \(attributes.joined(separator: " "))>\n" }
        if let drawing = element.drawing, element.frame.isDrawable { add(drawing, in: element.frame) }
        for child in element.paintOrder { add(child) }
        if !attributes.isEmpty { text += "</g>\n" }
    }

    mutating func rectangle(_ frame: CGRect, _ style: String) { text += "<rect \(Self.place(frame)) \(style)/>\n" }

    private mutating func add(_ drawing: ViewDrawing, in frame: CGRect) {
        switch drawing {
        case .shape(let outline, let fill, let stroke):
            if let fill { shape(outline, frame, "fill=\"\(paint(fill, frame))\"\(Self.opacity(fill, "fill"))") }
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
        shape(
            outline, path,
            "fill=\"none\" stroke=\"\(paint(stroke.paint, frame))\"\(Self.opacity(stroke.paint, "stroke")) "
                + "stroke-width=\"\(svg: stroke.width)\"\(Self.dashes(stroke.style.dash))")
    }

    private mutating func shape(_ outline: Outline, _ frame: CGRect, _ style: String) {
        let half = min(frame.width, frame.height) / 2
        switch outline {
        case .rectangle: rectangle(frame, style)
        case .roundedRectangle(let radii):
            let (x, y) = (min(radii.width, frame.width / 2), min(radii.height, frame.height / 2))
            rectangle(frame, "rx=\"\(svg: x)\" ry=\"\(svg: y)\" \(style)")
        case .capsule: rectangle(frame, "rx=\"\(svg: half)\" \(style)")
        case .ellipse: ellipse(frame, radii: CGSize(width: frame.width / 2, height: frame.height / 2), style)
        case .circle: ellipse(frame, radii: CGSize(width: half, height: half), style)
        case .path(let path): add(path.offsetBy(dx: frame.minX, dy: frame.minY), style)
        }
    }

    private mutating func add(_ path: Path, _ style: String) {
        func numbers(_ points: CGPoint...) -> String {
            points.map { "\(svg: $0.x) \(svg: $0.y)" }.joined(separator: " ")
        }
        let steps = path.elements.map { element in
            switch element {
            case .move(let end): "M" + numbers(end)
            case .line(let end): "L" + numbers(end)
            case .quadCurve(let end, let control): "Q" + numbers(control, end)
            case .curve(let end, let control1, let control2): "C" + numbers(control1, control2, end)
            case .closeSubpath: "Z"
            }
        }
        text += "<path d=\"\(steps.joined())\" \(style)/>\n"
    }

    private mutating func ellipse(_ frame: CGRect, radii: CGSize, _ style: String) {
        let radii = "rx=\"\(svg: radii.width)\" ry=\"\(svg: radii.height)\""
        text += "<ellipse cx=\"\(svg: frame.midX)\" cy=\"\(svg: frame.midY)\" \(radii) \(style)/>\n"
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
            <g \(style)><title>\(SVGText.escaped(name))</title><rect \(Self.place(frame)) rx="2"/>\
            <path d="M\(svg: frame.minX) \(svg: frame.maxY) L\(svg: frame.maxX) \(svg: frame.minY)"/></g>

            """
    }

    /// The paint as an attribute's value; a gradient is defined on the way.
    private mutating func paint(_ paint: Paint, _ frame: CGRect) -> String {
        switch paint {
        case .color(let color): return color.hexadecimal
        case .linearGradient(let gradient, let start, let end):
            count += 1
            let stops = gradient.stops.map { stop in
                """
                <stop offset="\(svg: stop.location)" stop-color="\(stop.color.hexadecimal)" \
                stop-opacity="\(svg: stop.color.opacity)"/>
                """
            }
            definitions += """
                <linearGradient id="paint\(count)" x1="\(svg: start.x)" y1="\(svg: start.y)" \
                x2="\(svg: end.x)" y2="\(svg: end.y)">\(stops.joined())</linearGradient>

                """
            return "url(#paint\(count))"
        }
    }

    private mutating func clip(_ frame: CGRect, radius: CGFloat) -> String {
        count += 1
        definitions += "<clipPath id=\"clip\(count)\"><rect \(Self.place(frame)) rx=\"\(svg: radius)\"/></clipPath>\n"
        return "clip\(count)"
    }

    private static func dashes(_ lengths: [CGFloat]) -> String {
        lengths.isEmpty ? "" : " stroke-dasharray=\"\(lengths.map { "\(svg: $0)" }.joined(separator: " "))\""
    }

    private static func opacity(_ paint: Paint, _ attribute: String) -> String {
        guard case .color(let color) = paint, color.opacity < 1 else { return "" }
        return " \(attribute)-opacity=\"\(svg: color.opacity)\""
    }

    private static func place(_ frame: CGRect) -> String {
        "x=\"\(svg: frame.minX)\" y=\"\(svg: frame.minY)\" width=\"\(svg: frame.width)\" height=\"\(svg: frame.height)\""
    }
}

extension Color {
    /// `#rrggbb`.
    fileprivate var hexadecimal: String {
        "#"
            + [red, green, blue].map { share in
                let byte = Int((min(max(share, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }
}
