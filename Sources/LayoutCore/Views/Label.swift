// Label.swift: a symbol beside a title.

/// A symbol beside a title, 8 points apart, on one baseline.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon

    /// Puts a symbol beside a title.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The symbol and the title in a row.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Puts a symbol by its name beside a title.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Puts a symbol by its name beside a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(String(title)) }, icon: { Image(systemName: name) })
    }
}
