// LayoutHost+Choosing.swift: what a person does with the choices of a screen.

extension LayoutHost {
    /// Chooses a value in the picker, the list or the tabs with an id, by the tag of the choice or the id of its `ForEach`; or
    /// the number of a slider, a date or a colour.
    ///
    /// A list of several values has the value added where it is edited, or taken out again, and on a Mac in place of the others; a
    /// slider with steps takes the nearest.
    /// - Throws: `LayoutNotFound` where no view has the id, or where nothing in it offers the value or may be touched.
    public func choose(_ choice: some Hashable, id: some Hashable) throws(LayoutNotFound) {
        let value = AnyHashable(choice)
        let path = try path(to: "the choice \("\(choice)".quoted)", id: id) {
            $0.traits.rare?.choosing?.action(for: value) != nil
        }
        guard let node = path.last else { return }
        node.identity.relink()
        node.traits.rare?.choosing?.action(for: value)?()
    }
}
