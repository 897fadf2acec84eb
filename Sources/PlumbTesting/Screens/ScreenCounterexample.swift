// ScreenCounterexample.swift: the simplest setting in which a screen breaks, and the statement that repeats it.

/// A setting in which a screen does not keep a claim.
public struct ScreenCounterexample: Error, Sendable, CustomStringConvertible {
    /// The claim.
    public let claim: ScreenClaim
    /// How it is broken.
    public let fault: ScreenFault
    /// The width of the screen, in points.
    public let width: Int
    /// The language, text size and direction.
    public let variant: ScreenVariant
    /// The views of the screen with their frames, one a line; `>` marks those concerned.
    public let picture: String
    /// A statement for a test that fails in this way.
    public let source: String

    init(_ finding: ScreenFinding, _ question: ScreenQuestion) {
        claim = question.claims[finding.claim]
        (fault, width, variant) = (finding.fault, finding.width, finding.variant)
        picture = ScreenPicture(finding).lines.joined(separator: "\n")
        source = ScreenSource(finding, question).text
    }

    /// The fault, the setting, the views and the statement.
    public var description: String {
        """
        \(claim.source): \(fault)
          smallest where it was found: \(width) wide, \(variant)
        \(picture)
        \(source)
        """
    }
}

/// The views of a screen as an indented table.
private struct ScreenPicture {
    let lines: [String]

    init(_ finding: ScreenFinding) {
        let marked = Set(finding.fault.views.map(\.position))
        let rows = finding.plan.views.enumerated().map { position, view in
            let text = view.element.text.map { " \"\($0.prefix(24))\($0.count > 24 ? "…" : "")\"" } ?? ""
            let ids = view.element.identifiers.map { " \($0.base)" }.joined()
            let mark = marked.contains(position) ? "> " : "  "
            let indent = String(repeating: "  ", count: view.depth)
            return (mark + indent + view.element.kind + ids + text, view.frame.words)
        }
        let width = rows.map(\.0.count).max() ?? 0
        lines = rows.map { $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + $0.1 }
    }
}

/// A call of `verify` for one setting.
private struct ScreenSource {
    let text: String

    init(_ finding: ScreenFinding, _ question: ScreenQuestion) {
        let variant = finding.variant
        var sizes = ["screen: \(question.source)", "widths: \(finding.width)...\(finding.width)"]
        if let height = question.height { sizes.append("height: \(height.source)") }
        sizes.append("textSizes: [.\(variant.textSize)]")
        var words = ["languages: [\"\(variant.language)\"]", "directions: [.\(variant.direction)]"]
        if !question.strings.isEmpty { words.append("strings: strings") }
        text = """
            // \(finding.fault)
            try verify(
                \(sizes.joined(separator: ", ")),
                \(words.joined(separator: ", ")),
                that: [\(question.claims[finding.claim].source)])
            """
    }
}
