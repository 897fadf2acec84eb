// SVGPatterns.swift: hatchings, which are known without their colour.

/// Hatched grounds.
package enum SVGPattern: String, CaseIterable, Sendable {
    /// What sticks out although it need not, or fails: dense stripes.
    case fault
    /// What sticks out and cannot be helped: thin stripes.
    case unavoidable
    /// Room that stays empty: dots.
    case empty
    /// Containers that overflow, behind a plot.
    case overflows
    /// What was not looked at.
    case unexplored

    /// The ground as the value of an attribute.
    package var paint: String { "url(#\(SVGDocument.mark)\(rawValue))" }

    /// The definitions of those that a drawing uses.
    package static func definitions(for drawing: String) -> String {
        let used = allCases.filter { drawing.contains($0.paint) }.map(\.definition)
        return used.isEmpty ? "" : "<defs>\(used.joined())</defs>\n"
    }

    private var definition: String {
        switch self {
        case .fault:
            pattern(7, turned: 45, "<path d=\"M2 0V7\" stroke=\"\(Tone.overflow)\" stroke-width=\"3\"/>")
        case .unavoidable:
            pattern(6, turned: -45, "<path d=\"M1 0V6\" stroke=\"\(Tone.soft)\" stroke-width=\"1\"/>")
        case .empty: pattern(8, turned: 0, "<circle cx=\"3\" cy=\"3\" r=\"1.3\" fill=\"\(Tone.unused)\"/>")
        case .overflows:
            pattern(
                7, turned: 45,
                "<rect width=\"7\" height=\"7\" fill=\"\(Tone.overflowGround)\"/>"
                    + "<rect width=\"1.5\" height=\"7\" fill=\"\(Tone.overflowStripe)\"/>")
        case .unexplored:
            pattern(
                6, turned: 0,
                "<rect width=\"6\" height=\"6\" fill=\"\(Tone.sheet)\"/>"
                    + "<circle cx=\"3\" cy=\"3\" r=\"0.9\" fill=\"\(Tone.strong)\"/>")
        }
    }

    private func pattern(_ side: Int, turned angle: Int, _ body: String) -> String {
        let turn = angle == 0 ? "" : " patternTransform=\"rotate(\(angle))\""
        return "<pattern id=\"\(SVGDocument.mark)\(rawValue)\" width=\"\(side)\" height=\"\(side)\" "
            + "patternUnits=\"userSpaceOnUse\"\(turn)>\(body)</pattern>"
    }
}

extension SVGDocument {
    /// The document around a drawing, with the hatchings that it uses.
    package func hatched(_ body: String) -> String {
        var document = self
        document.definitions += SVGPattern.definitions(for: body + definitions)
        return document.text(body)
    }
}
