// ScreenAudit+Labels.swift: what has no name for those who do not see it, and what is heard out of its order.

extension ScreenAudit {
    /// What is heard without a name.
    var labels: [AuditFinding] {
        heard { _, _ in }.compactMap { heard, position in
            let said = heard.said
            let isNamed = said.label.contains { !$0.isWhitespace }
            // A link without a size leads on by code alone.
            let isThere = !said.frame.isEmpty || said.traits.contains(.isImage)
            guard !isNamed, isThere, let kind = said.kind else { return nil }
            let remedy =
                said.traits.contains(.isImage)
                ? "give it an accessibilityLabel(_:), or hide it by accessibilityHidden(true) "
                    + "where it only adorns" : "give it an accessibilityLabel(_:), or a text inside"
            return finding(.label, at: position, "is \(kind) without a label", remedy)
        }
    }

    /// Views of one container that are heard one after the other and stand the other way round.
    var order: [AuditFinding] {
        var findings: [AuditFinding] = []
        let places = places
        _ = heard { container, parts in
            guard !container.isLayered, container.isContainer else { return }
            let filled = parts.filter { !$0.isEmpty && !$0.contains { $0.element.sortPriority != 0 } }
            for (first, second) in zip(filled, filled.dropFirst()) {
                guard let before = first.frame, let after = second.frame, let start = second.first?.element,
                    let last = first.last?.element, let position = places[start.position],
                    let words = after.contradicts(before, isRightToLeft: container.isRightToLeft)
                else { continue }
                findings.append(
                    finding(
                        .order, at: position, frame: after, "stands \(words) \(last.title), and is heard after it",
                        "declare it first, or order both by accessibilitySortPriority(_:)"))
            }
        }
        return findings
    }

    private func heard(
        _ siblings: (LayoutTree.Element, [[HeardView]]) -> Void
    ) -> [(HeardView, position: Int)] {
        let places = places
        return tree.root.heard(siblings: siblings).compactMap { heard in
            places[heard.element.position].map { (heard, $0) }
        }
    }

    /// The positions of the views in the list by those in the tree.
    private var places: [Int: Int] {
        Dictionary(views.indices.map { (views[$0].element.position, $0) }) { first, _ in first }
    }
}

extension AccessibilityElement {
    /// What needs a name, in words; `nil` for what has its words or needs none.
    fileprivate var kind: String? {
        if traits.contains(.isButton) { return "a button" }
        if traits.contains(.isToggle) { return "a switch" }
        if traits.contains(.isLink) { return "a link" }
        if traits.contains(.isSearchField) { return "a search field" }
        if traits.contains(.isImage) { return "a picture" }
        return value == nil ? nil : "a control"
    }
}

extension [HeardView] {
    /// The rectangle around all; `nil` where it is not finite.
    fileprivate var frame: CGRect? {
        let frames = map(\.said.frame).filter { $0.width > 0 && $0.height > 0 }
        guard let first = frames.first else { return nil }
        let around = frames.dropFirst().reduce(first) { $0.union($1) }
        return around.minX.isFinite && around.minY.isFinite && around.width.isFinite && around.height.isFinite
            ? around : nil
    }
}

extension CGRect {
    /// Where it stands before another that comes first, in words; `nil` where it may be heard after it.
    fileprivate func contradicts(_ other: CGRect, isRightToLeft: Bool) -> String? {
        let slack: CGFloat = 0.5
        let across = min(maxX, other.maxX) - max(minX, other.minX)
        if maxY <= other.minY + slack, across > slack { return "above" }
        let isOneLine =
            minY >= other.minY - slack && maxY <= other.maxY + slack
            || other.minY >= minY - slack && other.maxY <= maxY + slack
        guard isOneLine else { return nil }
        let isBefore = isRightToLeft ? minX >= other.maxX - slack : maxX <= other.minX + slack
        return isBefore ? isRightToLeft ? "to the right of" : "to the left of" : nil
    }
}
