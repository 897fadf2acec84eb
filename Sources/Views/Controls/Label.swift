// Label.swift: a symbol beside a title, which a style puts together.

/// A symbol beside a title, 8 points apart, on one baseline.
public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.[ControlStyle<LabelStyleConfiguration>()]) private var style

    /// Puts a symbol beside a title.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The symbol and the title in a row, or what the style makes of them; they are heard as one.
    public var body: some View { dressed.said { $0.children = $0.children ?? .combine } }

    @ViewBuilder private var dressed: some View {
        if let style {
            style(LabelStyleConfiguration(title: ViewPart(title), icon: ViewPart(icon)))
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                icon
                title
            }
        }
    }
}

extension Label: TitledView {
    var titleWords: String? { title.words }
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

    /// Puts a picture by its name beside a title.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Puts a picture by its name beside a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init(title: { Text(String(title)) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style puts together, to be put together again.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
