// SVGPicture.swift: a picture whose unit is one point, and what stands in it beside what views draw themselves.
// Frames are x, y, width and height in points.

import Rows

/// A picture of a screen, to which elements are added from back to front.
package struct SVGPicture {
    /// The elements so far.
    package var text = ""
    /// What stands over them and is no part of the screen: frames, names, faults; in pixels.
    private var marks = ""
    /// The gradients, clips and filters that they refer to.
    package private(set) var definitions = ""
    /// The texts and pictures so far, in words.
    private var words: [String] = []
    /// How many pixels a point is.
    private let scale: Double
    private var count = 0
    /// Where names stand already: views that begin at one point are named below each other.
    private var named: [[Double]] = []

    /// An empty picture.
    ///
    /// - Parameter isMarked: Whether views' names are written on it, which takes a larger picture.
    package init(isMarked: Bool = false) { scale = isMarked ? 2 : 1 }

    /// A definition with an id of its own, and that id.
    package mutating func define(_ name: String, _ definition: (_ id: String) -> String) -> String {
        count += 1
        let id = "\(SVGDocument.mark)\(name)\(count)"
        definitions += definition(id) + "\n"
        return id
    }

    /// The document: the screen on its ground, and a margin around an extent.
    ///
    /// - Parameters:
    ///   - title: What the picture shows; nothing stands for a screen without a name.
    ///   - heading: The sign and colour of the title where it stands above the screen.
    package func document(
        title: String?, heading: (sign: VerdictSign, tone: Tone)? = nil, extent: [Double], margin: Double,
        ground: String = "#ffffff"
    ) -> String {
        let pixels = extent.map { $0 * scale }
        let head =
            heading.map {
                Self.heading(
                    title ?? "", $0, x: pixels[0], y: pixels[1] - margin * scale - 28, room: pixels[2])
            } ?? []
        let above = head.isEmpty ? 0 : (18 * Double(head.count) + 16) / scale
        let box = [
            extent[0] - margin, extent[1] - margin - above, extent[2] + 2 * margin, extent[3] + 2 * margin + above,
        ]
        let size = "\(svg: extent[2]) by \(svg: extent[3]) points"
        var document = SVGDocument(
            title: title ?? "A screen of \(size)",
            words: "A screen of \(size)\(words.isEmpty ? "" : ": " + words.joined(separator: ", ")).", box: box)
        document.isScreen = true
        document.scale = scale
        document.heading = inPixels(head.joined())
        document.definitions =
            (definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n") + SVGPattern.definitions(for: marks)
        return document.text(
            "<g class=\"screen\">\n<rect \(Self.place(extent)) fill=\"\(ground)\"/>\n\(text)\(inPixels(marks))</g>\n")
    }

    /// What is drawn in pixels, among what is drawn in points.
    private func inPixels(_ drawing: String) -> String {
        scale == 1 || drawing.isEmpty ? drawing : "<g transform=\"scale(\(svg: 1 / scale))\">\n\(drawing)</g>\n"
    }

    /// A verdict above a screen, line by line.
    private static func heading(
        _ title: String, _ verdict: (sign: VerdictSign, tone: Tone), x: Double, y: Double, room: Double
    ) -> [String] {
        let lines = SVGText.lines(of: title, in: room - 24, size: 15)
        return lines.enumerated().map { index, line in
            let y = y - 18 * Double(lines.count - 1 - index) + 18
            return (index == 0 ? verdict.sign.drawing(x: x, y: y - 12, tone: verdict.tone) : "")
                + SVGText.text(line, x: x + 22, y: y, size: 15, isBold: true, tone: verdict.tone)
        }
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

    /// Adds a mark over the screen; what it is made of is in pixels.
    mutating func mark(_ drawing: String) { marks += drawing }

    /// A frame in pixels.
    func inPixels(_ frame: [Double]) -> [Double] { frame.map { $0 * scale } }

    /// How many names begin at a corner already; one more does from now on.
    mutating func namesAbove(_ corner: [Double]) -> Int {
        named.append(corner)
        return named.count { $0 == corner } - 1
    }

    /// Shows all again.
    package mutating func endClip() { text += "</g>\n" }

    /// The attribute of a group of which only what lies in a shape is drawn.
    package mutating func clip(to shape: String) -> String {
        "clip-path=\"url(#\(define("clip") { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }))\""
    }
}

extension SVGPicture {
    /// A stretch of a line of text.
    package struct Span {
        let string: String
        /// The attributes of its font and paint.
        let style: String
        /// The attributes of what is around it, from the outside in.
        let around: [String]

        /// Letters, with the attributes of their font and paint.
        package init(_ string: String, _ style: String, around: [String] = []) {
            (self.string, self.style, self.around) = (string, style, around)
        }

        /// The letters as an element, or as some in each other.
        func element(of string: String) -> String {
            (around + [style]).reversed().reduce(SVGText.escaped(string)) { "<tspan \($1)>\($0)</tspan>" }
        }
    }

    /// The attributes of a font and of a paint.
    ///
    /// - Parameter spacing: The room after each letter.
    package static func style(
        size: Double, isBold: Bool, isItalic: Bool = false, spacing: Double = 0, paint: String
    ) -> String {
        "font-size=\"\(svg: size)\"\(isBold ? " font-weight=\"bold\"" : "")"
            + (isItalic ? " font-style=\"italic\"" : "")
            + (spacing == 0 || !spacing.isFinite ? "" : " letter-spacing=\"\(svg: spacing)\"") + " \(paint)"
    }

    /// Adds a line of text at the beginning of its baseline: one `text`, one `tspan` a stretch, stretched to the measured width
    /// where another font takes Helvetica's place.
    ///
    /// - Parameter isSpaced: Whether its letters stand apart: then only the room between them is stretched.
    package mutating func add(
        _ spans: [Span], x: Double, baseline: Double, width: Double, isRightToLeft: Bool, isSpaced: Bool = false
    ) {
        guard width > 0 else { return }
        text += """
            <text x="\(svg: x + (isRightToLeft ? width : 0))" y="\(svg: baseline)" \
            \(isRightToLeft ? "direction=\"rtl\" " : "")textLength="\(svg: width)" \
            lengthAdjust="\(isSpaced ? "spacing" : "spacingAndGlyphs")" xml:space="preserve">
            """
        for (place, span) in spans.enumerated() {
            // Spaces that hang at the end of a line have no width.
            let string = place == spans.count - 1 ? span.string.withoutTrailingSpaces : span.string
            text += span.element(of: string)
        }
        text += "</text>\n"
        words.append(spans.map(\.string).joined().withoutTrailingSpaces)
    }

    /// Adds a picture that is not there: a box with a line from corner to corner.
    package mutating func add(image name: String, in frame: [Double], paint: String) {
        let (bottom, right) = (frame[1] + frame[3], frame[0] + frame[2])
        words.append("a picture called \(name)")
        text += """
            <g fill="none" \(paint)><title>\(SVGText.escaped(name))</title><rect \(Self.place(frame)) rx="2"/>\
            <path d="M\(svg: frame[0]) \(svg: bottom) L\(svg: right) \(svg: frame[1])"/></g>

            """
    }
}
