// SVGSymbol.swift: symbols as figures of lines.  Lengths in points.

import LayoutCore
import SVG

/// A symbol by its name: a figure, perhaps inside a circle or a square, with lines or filled, or struck through.
struct SVGSymbol {
    private let lines: String
    private var around: String?
    private var isFilled = false
    private var isStruck = false

    /// The figure of a name such as `star.fill`; `nil` for a name without a figure.
    ///
    /// - Parameter isRightToLeft: Whether lines run right to left, where what is forward is on the left.
    init?(_ name: String, isRightToLeft: Bool) {
        let parts = name.split(separator: ".").map(String.init)
        // The longest beginning of the name that has lines; the rest says what is done with them.
        let beginnings = parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
        guard let base = beginnings.first(where: { SymbolGlyphs.lines($0) != nil }),
            let lines = SymbolGlyphs.lines(isRightToLeft ? SymbolGlyphs.opposites[base] ?? base : base)
        else { return nil }
        self.lines = lines
        for part in parts[base.split(separator: ".").count...] {
            switch part {
            case "fill": isFilled = true
            case "slash": isStruck = true
            case "circle", "square", "triangle": around = SymbolGlyphs.lines(part)
            default: break
            }
        }
    }

    /// The figure in a frame, as large as fits, with a paint.
    ///
    /// - Parameter stroke: The paint as the value of an attribute, with its opacity after it.
    func element(named name: String, in frame: [Double], paint: String, opacity: String) -> String {
        let side = min(frame[2], frame[3])
        let scale = side / 24
        guard scale > 0, scale.isFinite else { return "" }
        let (x, y) = (frame[0] + (frame[2] - side) / 2, frame[1] + (frame[3] - side) / 2)
        let fill = isFilled && around == nil ? paint : "none"
        var figure = "<path d=\"\(lines)\" fill=\"\(fill)\"/>"
        if let around {
            // Inside a shape the figure is half as large, and white where the shape is filled.
            let inner = "<g transform=\"translate(6 6) scale(.5)\" stroke-width=\"3.6\""
            figure =
                "<path d=\"\(around)\" fill=\"\(isFilled ? paint : "none")\"/>\(inner)"
                + (isFilled ? " stroke=\"#ffffff\"" : "") + "><path d=\"\(lines)\"/></g>"
        }
        if isStruck { figure += "<path d=\"M4 3l16 18\"/>" }
        return """
            <g transform="translate(\(svg: x) \(svg: y)) scale(\(svg: scale))" fill="none" stroke="\(paint)"\(opacity) \
            stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><title>\(SVGText.escaped(name))</title>\(figure)</g>

            """
    }
}
