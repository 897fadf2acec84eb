// DisclosureGroupStyle.swift: how views look that a tap on their label hides or shows.

/// A look of disclosure groups.
public protocol DisclosureGroupStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What the style is told.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label, and the views.
    public let label, content: ViewPart
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    init(label: ViewPart, content: ViewPart, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: ((DisclosureGroupStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// How disclosure groups look; `nil` for the usual look.
    var disclosureGroupStyle: ((DisclosureGroupStyleConfiguration) -> AnyView)? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how disclosure groups inside look.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        environment(\.disclosureGroupStyle) { configuration in
            AnyView(
                OwnedView(style) { $0.makeBody(configuration: configuration) }.environment(\.disclosureGroupStyle, nil))
        }
    }
}
