// DisclosureGroupStyle.swift: how views look that a tap on their label hides or shows.

/// A look of disclosure groups.
public protocol DisclosureGroupStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The configuration of the control.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as a style sees it.
public struct DisclosureGroupStyleConfiguration {
    /// The label, and the views.
    public let label, content: ViewPart
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    init(label: ViewPart, content: ViewPart, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

extension View {
    /// Sets how disclosure groups inside look.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
