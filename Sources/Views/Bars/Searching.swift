// Searching.swift: fields for searching, which a navigation container shows.

extension View {
    /// Shows a field; what it suggests is not made, since nobody types.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, prompt, isPresented) }
    /// Shows a field; what it suggests is not made, since nobody types.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, Text(prompt), isPresented) }
    /// Shows a field; what it suggests is not made, since nobody types.
    @_disfavoredOverload
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, Text(prompt), isPresented) }
    /// Shows a field for a text and for tokens, which are not made.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> V
    ) -> some View where C.Element: Identifiable {
        searching(text, prompt)
    }
    /// Shows a field for a text and for tokens that change in it, which are not made.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> V
    ) -> some View where C.Element: Identifiable {
        searching(text, prompt)
    }
    /// Would suggest what to search for.
    public func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> Self { self }
    /// Would say where to search.
    public func searchScopes<V: View>(_ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> V) -> Self { self }
    /// Would type a text for what is suggested.
    public func searchCompletion(_ completion: String) -> Self { self }

    /// Shows a field.
    private func searching(_ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil) -> some View {
        environment(\.isSearching, isPresented?.wrappedValue == true || !text.wrappedValue.isEmpty)
            .asking("searchable", .search(text, prompt: prompt ?? Text("Search")))
    }
}

/// Where a field for searching stands.
public enum SearchFieldPlacement: Hashable, Sendable {
    case automatic, navigationBarDrawer, sidebar, toolbar
    /// Below a title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { .navigationBarDrawer }
    /// When a field is seen.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether people search in the field around: they do where `isPresented` says so, and where a text stands in it.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }
}
