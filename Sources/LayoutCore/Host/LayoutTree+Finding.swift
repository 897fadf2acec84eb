// LayoutTree+Finding.swift: views of a laid-out tree, found by what programs write of them.

extension LayoutTree {
    /// The first view with an id: one that `id(_:)` gave it, or its `accessibilityIdentifier(_:)`.
    ///
    /// - Throws: `LayoutNotFound` with the ids that there are, the most similar first.
    public func find(id: some Hashable) throws(LayoutNotFound) -> Element {
        try first(of: findAll(id: id), wanted: "the id", "\(id)") { elements.flatMap(\.names).map { "\($0.base)" } }
    }

    /// All views with an id, in the order of the tree.
    public func findAll(id: some Hashable) -> [Element] {
        let wanted = AnyHashable(id)
        return elements.filter { $0.names.contains(wanted) }
    }

    /// The first text that is exactly this one.
    ///
    /// - Throws: `LayoutNotFound` with the texts that there are, the most similar first.
    public func find(text: String) throws(LayoutNotFound) -> Element {
        try first(of: findAll(text: text), wanted: "the text", text) { elements.compactMap(\.text) }
    }

    /// All texts that are exactly this one, in the order of the tree.
    public func findAll(text: String) -> [Element] { elements.filter { $0.text == text } }

    /// The first view with a label for those who do not see it.
    ///
    /// - Throws: `LayoutNotFound` with the labels that there are, the most similar first.
    public func find(label: String) throws(LayoutNotFound) -> Element {
        try first(of: findAll(label: label), wanted: "the label", label) {
            elements.compactMap { $0.accessibilityMarks?.label }
        }
    }

    /// All views with a label for those who do not see it, in the order of the tree.
    public func findAll(label: String) -> [Element] { elements.filter { $0.accessibilityMarks?.label == label } }

    /// The first view that is something, such as a button.
    ///
    /// - Throws: `LayoutNotFound` with the traits that views have.
    public func find(trait: AccessibilityTraits) throws(LayoutNotFound) -> Element {
        if let found = findAll(trait: trait).first { return found }
        let there = elements.reduce(into: AccessibilityTraits()) { $0.formUnion($1.accessibilityMarks?.traits ?? []) }
        let name = trait.names.joined(separator: " and ")
        throw LayoutNotFound(wanted: "the trait \(name)", name: name, among: there.names)
    }

    /// All views that are something, in the order of the tree.
    public func findAll(trait: AccessibilityTraits) -> [Element] {
        elements.filter { $0.accessibilityMarks?.traits.isSuperset(of: trait) == true }
    }

    /// The first view of a type, whatever its generic arguments: its outermost part, without the modifiers around it.
    ///
    /// - Throws: `LayoutNotFound` with the types that there are, the most similar first.
    public func find<Wanted: View>(_ type: Wanted.Type) throws(LayoutNotFound) -> Element { try first(of: type) }

    /// All views of a type, whatever their generic arguments, in the order of the tree.
    public func findAll<Wanted: View>(_ type: Wanted.Type) -> [Element] { all(of: type) }

    package func first(of type: any View.Type) throws(LayoutNotFound) -> Element {
        if let found = all(of: type).first { return found }
        let there = elements.flatMap { element in
            element.bodies.reversed().map { ViewIdentity.name(of: $0.type) } + [element.kind]
        }
        let name = ViewIdentity.name(of: type)
        throw LayoutNotFound(wanted: "the type \(name)", name: name, among: there)
    }

    package func all(of type: any View.Type) -> [Element] {
        let name = ViewIdentity.name(of: type)
        var answers: [ObjectIdentifier: Bool] = [:]
        func isWanted(_ type: Any.Type) -> Bool {
            if let answer = answers[ObjectIdentifier(type)] { return answer }
            let answer = ViewIdentity.name(of: type) == name
            answers[ObjectIdentifier(type)] = answer
            return answer
        }
        // Of a view that consists of several, the first stands for all.
        var seen: Set<Int> = []
        return elements.filter { element in
            let bodies = element.bodies.filter { isWanted($0.type) }
            return bodies.map { seen.insert($0.serial).inserted }.contains(true)
                || bodies.isEmpty && element.kind == name
        }
    }

    private func first(
        of found: [Element], wanted: String, _ name: String, among available: () -> [String]
    ) throws(LayoutNotFound) -> Element {
        if let found = found.first { return found }
        throw LayoutNotFound(
            wanted: "\(wanted) \(name.quoted)", name: name.quoted, among: available().map(\.quoted))
    }
}

extension LayoutTree.Element {
    /// The ids by which it is found.
    var names: [AnyHashable] {
        identifiers + [accessibilityMarks?.identifier].compactMap { $0.map(AnyHashable.init) }
    }
}
