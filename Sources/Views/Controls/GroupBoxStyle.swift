// GroupBoxStyle.swift: how a group of views looks that has a ground of its own.

/// A look of group boxes.
public protocol GroupBoxStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The configuration of the control.
    typealias Configuration = GroupBoxStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box as a style sees it.
public struct GroupBoxStyleConfiguration {
    /// The label, and the views.
    public let label, content: ViewPart
}

/// Views 16 points from the sides of a ground, under a label.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}
    /// The label above the views.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding()
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The usual look.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets how group boxes inside look.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
