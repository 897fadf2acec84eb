// ControlGroup.swift: controls that belong together.

/// Controls that belong together, side by side; a label is shown only where a style shows it.
public struct ControlGroup<Content: View>: View {
    @Environment(\.[ControlStyle<ControlGroupStyleConfiguration>()]) private var style
    private let content: Content
    private let label: ViewPart

    /// Controls side by side.
    public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), ViewPart(EmptyView())) }

    /// Controls side by side, with a label.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        (self.content, self.label) = (content(), ViewPart(label()))
    }

    /// Controls side by side, with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Controls side by side, with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// The row, or what the style makes of it.
    @ViewBuilder public var body: some View {
        if let style {
            style(ControlGroupStyleConfiguration(content: ViewPart(content), label: label))
        } else {
            HStack { content }
        }
    }
}

/// A look of control groups.
public protocol ControlGroupStyle {
    /// The type of the group.
    associatedtype Body: View
    /// The configuration of a group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// The group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A control group as a style sees it.
public struct ControlGroupStyleConfiguration {
    /// The controls, and the label.
    public let content, label: ViewPart
}

/// Controls side by side.
public struct RowControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    /// The row.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == RowControlGroupStyle {
    /// Controls side by side, as all of these.
    public static var automatic: Self { Self() }
    /// Controls side by side.
    public static var navigation: Self { Self() }
    /// Controls side by side.
    public static var palette: Self { Self() }
    /// Controls side by side.
    public static var menu: Self { Self() }
    /// Controls side by side.
    public static var compactMenu: Self { Self() }
}

extension View {
    /// Sets how control groups inside look.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
