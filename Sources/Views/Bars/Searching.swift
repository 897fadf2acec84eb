// Searching.swift: fields for searching, which a navigation container shows.

extension View {
    /// Shows a field, and below it what it suggests while people search.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, prompt, isPresented).searchSuggestions(suggestions) }
    /// Shows a field, and below it what it suggests while people search.
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, Text(prompt), isPresented).searchSuggestions(suggestions) }
    /// Shows a field, and below it what it suggests while people search.
    @_disfavoredOverload
    public func searchable<V: View>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder suggestions: () -> V = { EmptyView() }
    ) -> some View { searching(text, Text(prompt), isPresented).searchSuggestions(suggestions) }
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
    /// Shows rows in place of the content while people search in the field.
    public func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View {
        requesting(suggestions()) { BarRequest(name: "searchSuggestions", kind: .suggestions($0)) }
    }
    /// Shows where to search, below the field while people search.
    public func searchScopes<V: View>(
        _ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> V
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
        return requesting(picker) { BarRequest(name: "searchScopes", kind: .scopes($0)) }
    }
    /// Shows where to search, below the field while people search, whenever else it would show.
    public func searchScopes<V: View>(
        _ scope: Binding<some Hashable>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> V
    ) -> some View { searchScopes(scope, scopes: scopes) }
    /// Makes a suggestion a row that writes a text into the field.
    public func searchCompletion(_ completion: String) -> some View {
        containerValue(\.searchCompletion, completion)
    }

    /// Shows a field.
    private func searching(_ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil) -> some View {
        Searchable(content: self, text: text, prompt: prompt ?? Text("Search"), isPresented: isPresented)
    }
}

/// When scopes of a search are seen.
public enum SearchScopeActivation: Hashable, Sendable { case automatic, onTextEntry, onSearchPresentation }

/// A field for searching, as a bar shows it.
struct SearchField {
    let text: Binding<String>
    let prompt: Text
    /// Whether people search: from when they type there until they cancel.
    let isActive: Binding<Bool>

    /// Ends searching, as the button beside the field does.
    func cancel() {
        if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
        isActive.wrappedValue = false
    }
}

/// A view with a field for searching.
private struct Searchable<Content: View>: View {
    @State private var isActive = false
    let content: Content
    let text: Binding<String>
    let prompt: Text
    let isPresented: Binding<Bool>?

    var body: some View {
        let field = SearchField(text: text, prompt: prompt, isActive: isPresented ?? $isActive)
        let isActive = field.isActive.wrappedValue
        content.environment(\.isSearching, isActive)
            .environment(\.dismissSearch, DismissSearchAction(cancel: isActive ? field.cancel : nil))
            .asking("searchable", .search(field))
    }
}

/// Ends searching.
public struct DismissSearchAction: Sendable {
    // Kept as long as the views that are laid out, on their thread.
    nonisolated(unsafe) fileprivate var cancel: (() -> Void)?

    /// Empties the field around and ends searching; nothing happens where nobody searches.
    public func callAsFunction() { cancel?() }
}

extension ContainerValues {
    /// What a suggestion writes into the field.
    var searchCompletion: String? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

private enum SearchCompletionKey: ContainerValueKey { static var defaultValue: String? { nil } }

/// Where a field for searching stands.
public enum SearchFieldPlacement: Hashable, Sendable {
    case automatic, navigationBarDrawer, sidebar, toolbar
    /// Below a title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self { .navigationBarDrawer }
    /// When a field is seen.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(cancel: nil) }
}

extension EnvironmentValues {
    /// Whether people search in the field around: from when they type there, or `isPresented` says so, until they cancel.
    public internal(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// Ends searching in the field around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
