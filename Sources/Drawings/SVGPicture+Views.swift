// SVGPicture+Views.swift: what views draw, as SVG.  Lengths in points.

import LayoutCore
import SVG

extension SVGPicture {
    /// Adds an element and all inside it, from back to front.
    mutating func add(_ element: LayoutTree.Element) {
        guard !element.isHidden, element.opacity > 0 else { return }
        var groups = element.frame.isDrawable ? attributes(ofEffectsOn: element) : []
        if element.opacity < 1 { groups.append("opacity=\"\(svg: element.opacity)\"") }
        for group in groups.reversed() { text += "<g \(group)>\n" }
        if let drawing = element.drawing, element.frame.isDrawable {
            add(drawing, in: element.frame, isRightToLeft: element.isRightToLeft)
        }
        for child in element.paintOrder { add(child) }
        for _ in groups { text += "</g>\n" }
    }

    private mutating func add(_ drawing: ViewDrawing, in frame: CGRect, isRightToLeft: Bool) {
        switch drawing {
        case .shape(let outline, let fill, let stroke):
            if let fill {
                let shape = SVGShape(outline, frame)
                let rule = shape.rule == "nonzero" ? "" : " fill-rule=\"\(shape.rule)\""
                text += shape.element("fill=\"\(paint(fill, frame))\"\(Self.opacity(fill, "fill"))\(rule)")
            }
            if let stroke, stroke.width > 0 { add(stroke, along: outline, frame) }
        case .text(let lines, let inks):
            let isRightToLeft = SVGText.runsRightToLeft(lines.flatMap(\.runs).map(\.string))
            for (line, inks) in zip(lines, inks) { add(line, inks, in: frame, isRightToLeft) }
        case .image(let name, let paint):
            if let symbol = SVGSymbol(name, isRightToLeft: isRightToLeft) {
                text += symbol.element(
                    named: name, in: frame.numbers, paint: self.paint(paint, frame),
                    opacity: Self.opacity(paint, "stroke"))
                return
            }
            add(image: name, in: frame.numbers, paint: attributes(of: paint, "stroke", frame))
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

    private mutating func add(_ line: TextLine, _ inks: [TextInk], in frame: CGRect, _ isRightToLeft: Bool) {
        let isSpaced = line.runs.contains { $0.kerning != 0 }
        let spans = zip(line.runs, inks).map { run, ink -> Span in
            let style = Self.style(
                size: Double(run.font.pointSize), isBold: run.isBold || run.font.fontWeight >= .semibold,
                isItalic: run.font.isItalic, spacing: Double(run.kerning),
                paint: attributes(of: ink.paint, "fill", frame))
            return Span(run.string, style, around: ink.decorations.map { attributes(of: $0, frame) })
        }
        add(
            spans, x: Double(frame.minX + line.origin.x), baseline: Double(frame.minY + line.baseline),
            width: Double(line.width), isRightToLeft: isRightToLeft, isSpaced: isSpaced)
    }

    /// A paint as attributes.
    private mutating func attributes(of paint: Paint, _ attribute: String, _ frame: CGRect) -> String {
        "\(attribute)=\"\(self.paint(paint, frame))\"\(Self.opacity(paint, attribute))"
    }

    /// A line along a text as attributes of what is around the letters: it has the paint of that.
    private mutating func attributes(of decoration: TextDecoration, _ frame: CGRect) -> String {
        let place = decoration.place == .under ? "underline" : "line-through"
        let style =
            switch decoration.pattern {
            case .solid: ""
            case .dot: " dotted"
            case .dash, .dashDot, .dashDotDot: " dashed"
            }
        return "\(attributes(of: decoration.paint, "fill", frame)) style=\"text-decoration:\(place)\(style)\""
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
    var hexadecimal: String { "#" + [red, green, blue].map { Self.hexadecimal($0) }.joined() }
}

extension CGRect {
    /// x, y, width and height.
    var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
