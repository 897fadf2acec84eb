// Searching.swift: fields for searching, which stand in bars, outside the room of the view; they are not made.

extension View {
    /// Would show a field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { unchanged }
    /// Would show a field.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { unchanged }
    /// Would show a field.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View { unchanged }
    /// Would show a field while a value says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { unchanged }
    /// Would show a field and what it suggests.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { unchanged }
    /// Would show a field and what it suggests.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { unchanged }
    /// Would show a field while a value says so.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { unchanged }
    /// Would show a field for a text and for tokens, and what it suggests.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { unchanged }
    /// Would show a field for a text and for tokens that change in it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable { unchanged }
    /// Would send typing to the field.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { unchanged }
    /// Would suggest what to search for.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { unchanged }
    /// Would say where to search.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        unchanged
    }
    /// Would type a text for what is suggested.
    public func searchCompletion(_ completion: String) -> some View { unchanged }
}

/// Where a field for searching stands.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// The places by their names, all alike here.
    public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self(), toolbar = Self()
    /// Below a title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { Self() }

    /// When a field is seen.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// The choices by their names, all alike here.
        public static let automatic = Self(), always = Self()
    }
}

extension EnvironmentValues {
    /// Whether people search; they do not.
    public var isSearching: Bool { false }
}
