// SearchRow.swift: a field for searching in its row.  Lengths in points.

/// A field with a glass and a prompt.
struct SearchRow: View {
    let text: Binding<String>
    let prompt: Text
    @Environment(\.barSizes) private var sizes

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: text, prompt: prompt) { prompt }.submitting(.search)
        }
        .padding(.horizontal, 8)
        .frame(height: sizes.searchField)
        .background { RoundedRectangle(cornerRadius: sizes.hasGlass ? 18 : 10).fill(Color.gray.opacity(0.12)) }
        .padding(.horizontal, sizes.margin)
        .frame(height: sizes.searchRow, alignment: .top)
        .named("SearchField")
    }
}
