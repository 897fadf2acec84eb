// LabeledContentStyle.swift: how a view beside a label looks.

/// A look of labelled views.
public protocol LabeledContentStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The configuration of the control.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A labelled view as a style sees it.
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
