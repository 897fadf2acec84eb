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

extension View {
    /// Sets how labelled views inside look.
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
