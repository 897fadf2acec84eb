// SearchRow.swift: a field for searching in its row, and what people see of it while they search.  Lengths in points.

/// A field with a glass and a prompt; while people search, a button that ends it, and where to search below.
struct SearchRow: View {
    let field: SearchField
    let scopes: SubviewsCollection
    @Environment(\.barSizes) private var sizes

    var body: some View {
        let isActive = field.isActive.wrappedValue
        HStack(spacing: sizes.margin / 2) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
                TextField(text: field.text, prompt: field.prompt) { field.prompt }.submitting(.search)
                    .hearingFocus(gain: { field.isActive.wrappedValue = true }, lose: {})
            }
            .padding(.horizontal, 8)
            .frame(height: sizes.searchField)
            .background { RoundedRectangle(cornerRadius: sizes.hasGlass ? 18 : 10).fill(Color.gray.opacity(0.12)) }
            if isActive { Button("Cancel", action: field.cancel) }
        }
        .padding(.horizontal, sizes.margin)
        .frame(height: sizes.searchRow, alignment: .top)
        .named("SearchField")
        if isActive, !scopes.isEmpty { scopes.padding(.horizontal, sizes.margin).padding(.bottom, 8) }
    }
}

/// What a field suggests, as a list in place of the content.
struct SuggestionList: View {
    let suggestions: SubviewsCollection
    let field: SearchField

    var body: some View {
        List {
            ForEach(suggestions) { suggestion in
                if let completion = suggestion.containerValues.searchCompletion {
                    Button {
                        field.text.wrappedValue = completion
                    } label: {
                        suggestion
                    }
                    .painted(.primary)
                } else {
                    suggestion
                }
            }
        }
        .listStyle(.plain).background { Color(.systemBackground).ignoresSafeArea(edges: .bottom) }
    }
}
