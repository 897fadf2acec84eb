// AccessibilityElement.swift: a screen as those hear it who do not see it.  Frames in points, in the root's coordinates.

/// What a reader of screens stops at: a text, a picture, a control, or what a modifier makes one element.
public struct AccessibilityElement: Equatable, Sendable {
    /// What it is called: its label, or else the texts inside it, with commas between them; empty where nothing names it.
    public let label: String
    /// Its value.
    public let value: String?
    /// What it does.
    public let hint: String?
    /// Its name for tests.
    public let identifier: String?
    /// What it is.
    public let traits: AccessibilityTraits
    /// Its rectangle, in points, in the root's coordinates.
    public let frame: CGRect
}

extension LayoutTree {
    /// What a reader of screens stops at, in the order in which it does.
    ///
    /// Siblings come in the order of `accessibilitySortPriority(_:)`, the highest first, and otherwise as they are declared; a device
    /// may order others by their places.  A control, and what `accessibilityElement(children:)` combines or ignores, is one element; what is
    /// hidden is left out.
    /// - Complexity: linear in the views.
    public var accessibility: [AccessibilityElement] { root.accessibility(inside: false) }
}

extension LayoutTree.Element {
    /// The elements in this view; inside a control they are heard alone where they are controls themselves.
    fileprivate func accessibility(inside: Bool) -> [AccessibilityElement] {
        guard !isHidden, opacity > 0, accessibilityMarks?.isHidden != true else { return [] }
        let marks = accessibilityMarks ?? AccessibilityMarks()
        if isHeardWhole(marks) { return [heard(marks)] }
        let siblings = children.map { (priority: $0.sortPriority, element: $0) }
        let order = siblings.indices.sorted {
            (siblings[$1].priority, $0) < (siblings[$0].priority, $1)
        }
        return order.flatMap { siblings[$0].element.accessibility(inside: inside) }
    }

    /// Whether the view is one element, and nothing inside it is another.
    private func isHeardWhole(_ marks: AccessibilityMarks) -> Bool {
        switch marks.children {
        case .ignore, .combine: true
        case .contain: false
        case nil:
            text != nil || kind == "Image" || marks.label != nil || !marks.traits.isDisjoint(with: .ofControls)
                || isTappable
        }
    }

    private func heard(_ marks: AccessibilityMarks) -> AccessibilityElement {
        var traits = marks.traits
        if text != nil { traits.insert(.isStaticText) }
        if kind == "Image" { traits.insert(.isImage) }
        if isTappable, traits.isDisjoint(with: .ofControls) { traits.insert(.isButton) }
        let words = marks.children == .ignore ? [] : words
        return AccessibilityElement(
            label: marks.label ?? words.joined(separator: ", "), value: marks.value, hint: marks.hint,
            identifier: marks.identifier ?? firstIdentifier, traits: traits, frame: frame)
    }

    /// The labels and texts inside, in the order in which they are heard.
    private var words: [String] {
        guard !isHidden, opacity > 0, accessibilityMarks?.isHidden != true else { return [] }
        if let label = accessibilityMarks?.label { return [label] }
        if let text, !text.isEmpty { return [text] }
        return children.flatMap(\.words)
    }

    /// The first name for tests of a view with the same frame, which a modifier around a control may have.
    private var firstIdentifier: String? {
        first { $0.accessibilityMarks?.identifier != nil && $0.frame == frame }?.accessibilityMarks?.identifier
    }

    /// The number by which it is ordered, its own or that of the only view inside.
    private var sortPriority: Double {
        if let marks = accessibilityMarks, marks.sortPriority != 0 { return marks.sortPriority }
        let inside = children
        return inside.count == 1 ? inside[0].sortPriority : 0
    }
}

extension AccessibilityTraits {
    /// What makes a view one element, whatever is inside it.
    static let ofControls: Self = [.isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey]
}
