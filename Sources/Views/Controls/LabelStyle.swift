// LabelStyle.swift: how labels put a symbol and a title together.

/// A look of labels.
public protocol LabelStyle {
    /// The type of the label.
    associatedtype Body: View
    /// The configuration of a label.
    typealias Configuration = LabelStyleConfiguration
    /// The label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as a style sees it.
public struct LabelStyleConfiguration {
    /// The type of the title.
    public typealias Title = ViewPart
    /// The type of the symbol.
    public typealias Icon = ViewPart
    public let title: Title
    /// The symbol.
    public let icon: Icon
}

extension View {
    /// Sets how labels inside look.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}

/// A symbol beside a title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}
    /// The symbol and the title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A symbol beside a title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}
    /// The symbol and the title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A title without its symbol.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A symbol without its title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    /// The symbol.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// A symbol beside a title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A symbol beside a title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A title without its symbol.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A symbol without its title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
