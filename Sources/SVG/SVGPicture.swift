// SVGPicture.swift: a picture whose unit is one point, and what stands in it beside what views draw themselves.
// Frames are x, y, width and height in points.

import Rows

/// A picture of a screen, to which elements are added from back to front.
package struct SVGPicture {
    /// The elements so far.
    package var text = ""
    /// The gradients, clips and filters that they refer to.
    package private(set) var definitions = ""
    private var count = 0
    /// Where names stand already: views that begin at one point are named below each other.
    private var named: [[Double]] = []

    /// An empty picture.
    package init() {}

    /// A definition with an id of its own, and that id.
    package mutating func define(_ name: String, _ definition: (_ id: String) -> String) -> String {
        count += 1
        let id = "\(name)\(count)"
        definitions += definition(id) + "\n"
        return id
    }

    /// The document, with white ground and a margin around an extent.
    package func document(extent: [Double], margin: Double) -> String {
        let box = [extent[0] - margin, extent[1] - margin, extent[2] + 2 * margin, extent[3] + 2 * margin]
        let numbers = box.map { "\(svg: $0)" }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(numbers.joined(separator: " "))" width="\(numbers[2])" \
            height="\(numbers[3])" font-family="Helvetica, 'Nimbus Sans', 'Liberation Sans', Arial, sans-serif">
            \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\
            <rect \(Self.place(box)) fill="#ffffff"/>
            \(text)</svg>

            """
    }

    /// The place of a rectangle, as attributes.
    package static func place(_ frame: [Double]) -> String {
        "x=\"\(svg: frame[0])\" y=\"\(svg: frame[1])\" width=\"\(svg: frame[2])\" height=\"\(svg: frame[3])\""
    }

    /// Whether a picture can hold some lengths: all are finite and of this world.
    package static func holds(_ lengths: [Double]) -> Bool { lengths.allSatisfy { $0.isFinite && abs($0) < 1e7 } }

    /// Adds a rectangle.
    package mutating func rectangle(_ frame: [Double], _ style: String) {
        text += "<rect \(Self.place(frame)) \(style)/>\n"
    }

    /// Shows of what follows only what lies in a rectangle, up to `endClip()`.
    package mutating func beginClip(to frame: [Double]) {
        text += "<g \(clip(to: "<rect \(Self.place(frame))/>"))>\n"
    }

    /// Shows all again.
    package mutating func endClip() { text += "</g>\n" }

    /// The attribute of a group of which only what lies in a shape is drawn.
    package mutating func clip(to shape: String) -> String {
        "clip-path=\"url(#\(define("clip") { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }))\""
    }
}

extension SVGPicture {
    /// Marks the frame of a view.
    package mutating func mark(_ frame: [Double]) {
        rectangle(frame, "fill=\"none\" stroke=\"#3070c0\" stroke-width=\"0.5\"")
    }

    /// Writes a view's name into its corner.
    package mutating func mark(_ frame: [Double], name: String) {
        let corner = Array(frame[..<2])
        let line = Double(named.count { $0 == corner })
        named.append(corner)
        text += SVGText.text(
            name, x: corner[0] + 2, y: corner[1] + 8 + 8 * line, style: "font-size=\"7\" fill=\"#3070c0\"")
    }

    /// Fills and outlines in red what stands against a claim.
    package mutating func mark(fault frame: [Double]) {
        if Self.holds(frame) {
            rectangle(frame, "fill=\"#d02020\" fill-opacity=\"0.15\" stroke=\"#d02020\" stroke-width=\"1\"")
        }
    }

    /// Outlines by dashes the room that was offered.
    package mutating func mark(room frame: [Double]) {
        if Self.holds(frame) {
            rectangle(frame, "fill=\"none\" stroke=\"#606060\" stroke-width=\"0.75\" stroke-dasharray=\"4 3\"")
        }
    }
}

extension SVGPicture {
    /// A stretch of a line of text: its letters, and the attributes of its font and paint.
    package typealias Span = (string: String, style: String)

    /// The attributes of a font and of a paint.
    package static func style(size: Double, isBold: Bool, isItalic: Bool = false, paint: String) -> String {
        "font-size=\"\(svg: size)\"\(isBold ? " font-weight=\"bold\"" : "")"
            + "\(isItalic ? " font-style=\"italic\"" : "") \(paint)"
    }

    /// Adds a line of text at the beginning of its baseline: one `text`, one `tspan` a stretch, stretched to the measured width
    /// where another font takes Helvetica's place.
    package mutating func add(_ spans: [Span], x: Double, baseline: Double, width: Double, isRightToLeft: Bool) {
        guard width > 0 else { return }
        text += """
            <text x="\(svg: x + (isRightToLeft ? width : 0))" y="\(svg: baseline)" \
            \(isRightToLeft ? "direction=\"rtl\" " : "")textLength="\(svg: width)" \
            lengthAdjust="spacingAndGlyphs" xml:space="preserve">
            """
        for (place, span) in spans.enumerated() {
            // Spaces that hang at the end of a line have no width.
            let string = place == spans.count - 1 ? span.string.withoutTrailingSpaces : span.string
            text += "<tspan \(span.style)>\(SVGText.escaped(string))</tspan>"
        }
        text += "</text>\n"
    }

    /// Adds a picture that is not there: a box with a line from corner to corner.
    package mutating func add(image name: String, in frame: [Double], paint: String) {
        let (bottom, right) = (frame[1] + frame[3], frame[0] + frame[2])
        text += """
            <g fill="none" \(paint)><title>\(SVGText.escaped(name))</title><rect \(Self.place(frame)) rx="2"/>\
            <path d="M\(svg: frame[0]) \(svg: bottom) L\(svg: right) \(svg: frame[1])"/></g>

            """
    }
}
