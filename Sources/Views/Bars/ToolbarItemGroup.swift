// ToolbarItemGroup.swift: several views in a bar.

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// Views at a place, which would be a menu of this label where there is no room for all; here all are shown.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        (self.placement, self.content) = (placement, LabeledToolbarItemGroupContent(body: content()))
    }

    /// The views at their place.
    public var _items: ToolbarItems { ToolbarItems(items: [.init(placement: placement, view: AnyView(content))]) }
}

/// Views in a bar that have a label together.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    /// The views.
    public let body: Content
}
