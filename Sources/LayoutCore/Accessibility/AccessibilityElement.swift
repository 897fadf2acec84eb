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
    /// Siblings come in the order of `accessibilitySortPriority(_:)`, the highest first, and otherwise as they are declared;
    /// a device may order others by their places.  A control, and what `accessibilityElement(children:)` combines or
    /// ignores, is one element; what is hidden is left out.
    /// - Complexity: linear in the views.
    public var accessibility: [AccessibilityElement] { root.heard { _, _ in }.map(\.said) }
}

/// An element that is heard, and the view that it is.
struct HeardView {
    let element: LayoutTree.Element
    let said: AccessibilityElement
}

extension LayoutTree.Element {
    /// The elements in this view, as they are heard.
    ///
    /// - Parameter siblings: Is told of each view whose parts are heard one after the other, with what is heard of each.
    func heard(siblings: (LayoutTree.Element, [[HeardView]]) -> Void) -> [HeardView] {
        guard isAudible else { return [] }
        let marks = accessibilityMarks ?? AccessibilityMarks()
        if isHeardWhole(marks) { return [HeardView(element: self, said: said(marks))] }
        let parts = children.inReadingOrder.map { $0.heard(siblings: siblings) }
        if parts.count > 1 { siblings(self, parts) }
        return parts.flatMap { $0 }
    }

    /// Whether it is not kept from those who do not see it.
    var isAudible: Bool {
        (!isHidden || isHeard) && opacity > 0 && accessibilityMarks?.isHidden != true
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

    private func said(_ marks: AccessibilityMarks) -> AccessibilityElement {
        var traits = marks.traits
        if marks.children == .combine { traits.formUnion(traitsInside) }
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
        guard isAudible else { return [] }
        if let label = accessibilityMarks?.label { return [label] }
        if let text, !text.isEmpty { return [text] }
        return children.inReadingOrder.flatMap(\.words)
    }

    /// The traits of controls and titles inside, which what combines them takes over.
    private var traitsInside: AccessibilityTraits {
        children.filter(\.isAudible).reduce(into: []) { traits, child in
            let marked = child.accessibilityMarks?.traits ?? []
            traits.formUnion(marked.intersection(AccessibilityTraits.ofControls.union(.isHeader)))
            if child.isTappable, marked.isDisjoint(with: .ofControls) { traits.insert(.isButton) }
            traits.formUnion(child.traitsInside)
        }
    }

    /// The first name for tests of a view with the same frame, which a modifier around a control may have.
    private var firstIdentifier: String? {
        first { $0.accessibilityMarks?.identifier != nil && $0.frame == frame }?.accessibilityMarks?.identifier
    }

    /// The number by which it is ordered, its own or that of the only view inside.
    var sortPriority: Double {
        if let marks = accessibilityMarks, marks.sortPriority != 0 { return marks.sortPriority }
        let inside = children
        return inside.count == 1 ? inside[0].sortPriority : 0
    }
}

extension [LayoutTree.Element] {
    /// Siblings as they are heard: by their priorities, those of one in the order of declaration.
    fileprivate var inReadingOrder: [LayoutTree.Element] {
        guard count > 1 else { return self }
        let priorities = map(\.sortPriority)
        guard priorities.contains(where: { $0 != 0 }) else { return self }
        return indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }.map { self[$0] }
    }
}

extension AccessibilityTraits {
    /// What makes a view one element, whatever is inside it.
    static let ofControls: Self = [.isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey]
}
