// LayoutTree+Text.swift: a laid-out tree as lines of text, the same on every machine, to be kept beside a test.

extension LayoutTree: CustomStringConvertible {
    /// A line for each view: its kind, its text or label, its ids, where it stands and how large it is, and what is wrong.
    ///
    ///     VStack  0, 0  200 × 61.3
    ///       Text "Oats" #name  0, 0  39.3 × 20.3
    ///       Text "All of the oats that there are"  0, 28.3  200 × 20.3  truncated
    ///
    /// Lengths are rounded to a tenth of a point.  A modifier that says nothing of its own, and has one view inside, has no
    /// line; where views stand shows what it did.  `truncated` is a text of which something is left out; `cut off` is what
    /// the window around or the screen shows in part, and `out of sight` what it does not show at all.
    /// - Complexity: linear in the views; the lines of texts are broken anew.
    public var description: String { described.map(\.line).joined(separator: "\n") + "\n" }

    /// The lines, each with its view.
    package var described: [(line: String, element: Element)] {
        var lines: [(line: String, element: Element)] = []
        // A stack of views that are to be written, since trees may be deep: the next is the last.
        var rest = [(element: root, depth: 0, window: screen)]
        while let (element, depth, window) = rest.popLast() {
            let core = element.core
            let children = core.children
            let isLeftOut = element.saysNothing && children.count == 1
            if !isLeftOut {
                let indent = String(repeating: "  ", count: depth)
                lines.append((indent + element.line(of: core, in: window), element))
            }
            let inside = core.isClipped ? core.clipFrame.cut(to: window) : window
            rest += children.reversed().map { ($0, isLeftOut ? depth : depth + 1, inside) }
        }
        return lines
    }
}

extension LayoutTree.Element {
    /// Whether the view is there for the one inside it alone.
    var saysNothing: Bool {
        !isDrawn && !isContainer && names.isEmpty && tag == nil && accessibilityMarks?.words.isEmpty != false
            && !isTappable && !isHidden && !isClipped
    }

    /// What is inside of modifiers that change nothing of it: a view of the same frame of which nothing more is said.
    fileprivate var core: LayoutTree.Element {
        var core = self
        while !core.isDrawn, !core.isContainer, !core.isClipped, case let inside = core.children, inside.count == 1,
            inside[0].frame == frame, inside[0].saysNothing || inside[0].isPlain
        {
            core = inside[0]
        }
        return core
    }

    /// Whether its kind and what it draws is all that is to be said of it.
    private var isPlain: Bool {
        (isDrawn || isContainer) && names.isEmpty && tag == nil && accessibilityMarks?.words.isEmpty != false
            && !isTappable && !isHidden && !isClipped
    }

    /// The kind, the text, picture or label, and the ids.
    var title: String { title(of: core) }

    private func title(of core: LayoutTree.Element) -> String {
        var words = [core.kind]
        if let text = core.text ?? core.imageName { words.append(text.quoted) }
        if let marks = accessibilityMarks { words += marks.words }
        words += names.map { "#\("\($0.base)".escaped)" }
        if let tag { words.append("tag \("\(tag.base)".escaped)") }
        return words.joined(separator: " ")
    }

    fileprivate func line(of core: LayoutTree.Element, in window: CGRect?) -> String {
        ([title(of: core), frame.tenths] + states(of: core, in: window)).joined(separator: "  ")
    }

    /// What is to be seen of it beside its frame.
    private func states(of core: LayoutTree.Element, in window: CGRect?) -> [String] {
        var states: [String] = []
        if core.isTruncated { states.append("truncated") }
        if isTappable { states.append("tappable") }
        if isHidden { states.append("hidden") }
        if isClipped { states.append("clips") }
        if core.isDrawn, let window, let share = frame.isSeen(in: window) { states.append(share) }
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
        if isDisabled { words.append("[disabled]") }
        return words
    }
}

extension CGRect {
    /// The place and the size, rounded to a tenth of a point.
    var tenths: String { "\(minX.tenths), \(minY.tenths)  \(width.tenths) × \(height.tenths)" }

    /// The part in another rectangle; without one, all of it.
    fileprivate func cut(to window: CGRect?) -> CGRect {
        guard let window else { return self }
        let (left, top) = (max(origin.x, window.origin.x), max(origin.y, window.origin.y))
        let right = min(origin.x + size.width, window.origin.x + window.size.width)
        let bottom = min(origin.y + size.height, window.origin.y + window.size.height)
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// What of it a window hides, in words; `nil` where that is less than the rounding shows, or the view has no area.
    fileprivate func isSeen(in window: CGRect) -> String? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let seen = cut(to: window)
        if seen.size.width < 0.05 || seen.size.height < 0.05 { return "out of sight" }
        return seen.size.width < size.width - 0.05 || seen.size.height < size.height - 0.05 ? "cut off" : nil
    }
}

extension String {
    /// In quotation marks, on one line.
    var quoted: String { "\"\(escaped.replacing("\"", with: "\\\""))\"" }

    /// On one line, whatever characters it has, and in the order in which they are written.
    var escaped: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\\": "\\\\"
            case _ where scalar.properties.generalCategory.isUnseen || scalar.turnsLines:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isUnseen: Bool {
        switch self {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character changes the order in which others are shown, or marks that of bytes.
    fileprivate var turnsLines: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension CGFloat {
    /// Rounded to a tenth, without a zero after the point and without a sign of zero.
    fileprivate var tenths: String {
        if isNaN { return "nan" }
        let rounded = (self * 10).rounded() / 10
        guard rounded.isFinite else { return isFinite ? "\(self)" : self < 0 ? "-inf" : "inf" }
        if rounded == 0 { return "0" }
        let text = "\(rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
