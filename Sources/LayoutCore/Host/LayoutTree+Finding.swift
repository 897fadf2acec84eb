// LayoutTree+Finding.swift: views of a laid-out tree, found by what programs write of them.

/// What was looked for in a laid-out tree and is not there.
public struct LayoutNotFound: Error, Equatable, CustomStringConvertible {
    /// What was looked for, such as `the id "add"`.
    public let wanted: String
    /// What there is of the kind, in the order of the tree.
    public let available: [String]

    /// What is missing, and what there is.
    public var description: String {
        let shown = available.prefix(20).joined(separator: ", ")
        let more = available.count > 20 ? " and \(available.count - 20) more" : ""
        return "no view has \(wanted); \(available.isEmpty ? "none has one of the kind" : "there are \(shown)\(more)")"
    }
}

extension LayoutTree {
    /// The first view with an id: one that `id(_:)` gave it, or its `accessibilityIdentifier(_:)`.
    ///
    /// - Throws: `LayoutNotFound` with the ids that there are.
    public func find(id: some Hashable) throws(LayoutNotFound) -> Element {
        let wanted = AnyHashable(id)
        if let found = root.first(where: { $0.names.contains(wanted) }) { return found }
        throw LayoutNotFound(wanted: "the id \"\(id)\"", available: elements.flatMap(\.names).map { "\"\($0.base)\"" })
    }

    /// The first text that is exactly this one.
    ///
    /// - Throws: `LayoutNotFound` with the texts that there are.
    public func find(text: String) throws(LayoutNotFound) -> Element {
        if let found = root.first(where: { $0.text == text }) { return found }
        throw LayoutNotFound(wanted: "the text \"\(text)\"", available: elements.compactMap(\.text).map { "\"\($0)\"" })
    }

    /// The first view with a label for those who do not see it.
    ///
    /// - Throws: `LayoutNotFound` with the labels that there are.
    public func find(label: String) throws(LayoutNotFound) -> Element {
        if let found = root.first(where: { $0.accessibilityMarks?.label == label }) { return found }
        throw LayoutNotFound(
            wanted: "the label \"\(label)\"",
            available: elements.compactMap { $0.accessibilityMarks?.label }.map { "\"\($0)\"" })
    }

    /// The first view that is something, such as a button.
    ///
    /// - Throws: `LayoutNotFound` with the traits that views have.
    public func find(trait: AccessibilityTraits) throws(LayoutNotFound) -> Element {
        if let found = findAll(trait: trait).first { return found }
        let there = elements.reduce(into: AccessibilityTraits()) { $0.formUnion($1.accessibilityMarks?.traits ?? []) }
        throw LayoutNotFound(wanted: "the trait \(trait.names.joined(separator: " and "))", available: there.names)
    }

    /// All views that are something, in the order of the tree.
    public func findAll(trait: AccessibilityTraits) -> [Element] {
        elements.filter { $0.accessibilityMarks?.traits.isSuperset(of: trait) == true }
    }
}

extension LayoutTree.Element {
    /// The ids by which it is found.
    fileprivate var names: [AnyHashable] {
        identifiers + [accessibilityMarks?.identifier].compactMap { $0.map(AnyHashable.init) }
    }
}
