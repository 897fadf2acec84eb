// Searching.swift: fields for searching, which stand in bars, outside the room of the view; they are not made.

extension View {
    /// Would show a field, while a value says so, and what it suggests.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { leavingOut("searchable") }
    /// Would show a field, while a value says so, and what it suggests.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { leavingOut("searchable") }
    /// Would show a field, while a value says so, and what it suggests.
    @_disfavoredOverload
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { leavingOut("searchable") }
    /// Would show a field for a text and for tokens, and what it suggests.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> V
    ) -> some View where C.Element: Identifiable { leavingOut("searchable") }
    /// Would show a field for a text and for tokens that change in it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> V
    ) -> some View where C.Element: Identifiable { leavingOut("searchable") }
    /// Would send typing to the field.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
    /// Would suggest what to search for.
    public func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> Self { self }
    /// Would say where to search.
    public func searchScopes<V: View>(_ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> V) -> Self { self }
    /// Would type a text for what is suggested.
    public func searchCompletion(_ completion: String) -> Self { self }
}

/// Where a field for searching stands.
public enum SearchFieldPlacement: Hashable, Sendable {
    case automatic, navigationBarDrawer, sidebar, toolbar
    /// Below a title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { .navigationBarDrawer }
    /// When a field is seen.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

extension EnvironmentValues {
    /// Whether people search; they do not.
    public var isSearching: Bool { false }
}
