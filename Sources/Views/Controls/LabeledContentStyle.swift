// LabeledContentStyle.swift: how a view beside a label looks.

/// A look of labelled views.
public protocol LabeledContentStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What the style is told.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a labelled view.
public struct LabeledContentStyleConfiguration {
    /// The label, and the view.
    public let label, content: ViewPart
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: ((LabeledContentStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// How labelled views look; `nil` for the usual look.
    var labeledContentStyle: ((LabeledContentStyleConfiguration) -> AnyView)? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labelled views inside look.
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        environment(\.labeledContentStyle) { configuration in
            AnyView(
                OwnedView(style) { $0.makeBody(configuration: configuration) }.environment(\.labeledContentStyle, nil))
        }
    }
}
