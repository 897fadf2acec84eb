// SearchFocus.swift: which field for searching gets what is typed.

extension View {
    /// Would send typing to the field.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
}
