// LayoutTree+Text.swift: a laid-out tree as lines of text, the same on every machine, to be kept beside a test.

extension LayoutTree: CustomStringConvertible {
    /// A line for each view: its kind, its text or label, its ids, where it stands and how large it is, and what is wrong.
    ///
    ///     VStack  0, 0  200 × 61.3
    ///       Text "Oats" #name  0, 0  39.3 × 20.3
    ///       Text "All of the oats that there are"  0, 28.3  200 × 20.3  truncated
    ///
    /// Lengths are rounded to a tenth of a point.  A modifier that says nothing of its own, and has one view inside, has no line; where views
    /// stand shows what it did.
    public var description: String {
        var lines: [String] = []
        root.describe(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension LayoutTree.Element {
    fileprivate func describe(into lines: inout [String], depth: Int) {
        let children = children
        if saysNothing, children.count == 1 {
            return children[0].describe(into: &lines, depth: depth)
        }
        lines.append(String(repeating: "  ", count: depth) + line)
        for child in children { child.describe(into: &lines, depth: depth + 1) }
    }

    /// Whether the view is there for the one inside it alone.
    private var saysNothing: Bool {
        !isDrawn && !isContainer && identifiers.isEmpty && tag == nil && accessibilityMarks == nil && !isTappable
            && !isHidden
            && !isClipped
    }

    private var line: String {
        let names = identifiers.map { "\($0.base)" } + [accessibilityMarks?.identifier].compactMap { $0 }
        var words = [kind]
        if let text { words.append(text.quoted) }
        if let marks = accessibilityMarks { words += marks.words }
        words += names.map { "#\($0.escaped)" }
        if let tag { words.append("tag \("\(tag.base)".escaped)") }
        let place = "\(frame.minX.tenths), \(frame.minY.tenths)  \(frame.width.tenths) × \(frame.height.tenths)"
        return ([words.joined(separator: " "), place] + states).joined(separator: "  ")
    }

    /// What is to be seen of it beside its frame.
    private var states: [String] {
        var states: [String] = []
        if isTruncated { states.append("truncated") }
        if isTappable { states.append("tappable") }
        if isHidden { states.append("hidden") }
        if isClipped { states.append("clips") }
        return states
    }
}

extension AccessibilityMarks {
    fileprivate var words: [String] {
        var words: [String] = []
        if let label { words.append("label \(label.quoted)") }
        if let value { words.append("value \(value.quoted)") }
        if !traits.isEmpty { words.append("[\(traits.names.joined(separator: ", "))]") }
        if isHidden { words.append("[silent]") }
        return words
    }
}

extension String {
    /// In quotation marks, on one line.
    fileprivate var quoted: String { "\"\(escaped.replacing("\"", with: "\\\""))\"" }

    /// On one line, whatever characters it has.
    fileprivate var escaped: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\\": "\\\\"
            case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }
}

extension CGFloat {
    /// Rounded to a tenth, without a zero after the point and without a sign of zero.
    fileprivate var tenths: String {
        guard isFinite else { return "\(self)" }
        let rounded = (self * 10).rounded() / 10
        if rounded == 0 { return "0" }
        let text = "\(rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
