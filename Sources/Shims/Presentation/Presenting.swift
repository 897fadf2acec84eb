// Presenting.swift: what would be shown over a view: sheets and menus.  Layout shows the view under it; the views that would
// be shown are not made, and reported as left out while they are presented.

extension View {
    /// The view, with what is left out while a value says that it is presented.
    func presenting(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        leavingOut(name, if: isPresented.wrappedValue)
    }
    /// The view, with what is left out while there is an item for it.
    func presenting<Item>(_ name: String, _ item: Binding<Item?>) -> some View {
        leavingOut(name, if: item.wrappedValue != nil)
    }

    /// Would show a sheet.
    public func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("sheet", isPresented) }
    /// Would show a sheet for an item.
    public func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("sheet", item) }
    /// Would cover the screen.
    public func fullScreenCover<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("fullScreenCover", isPresented) }
    /// Would cover the screen for an item.
    public func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("fullScreenCover", item) }
    /// Would show a bubble.
    public func popover<V: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> V
    ) -> some View { presenting("popover", isPresented) }
    /// Would show a bubble for an item.
    public func popover<Item: Identifiable, V: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { presenting("popover", item) }
    /// Would show a pane at the side.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        presenting("inspector", isPresented)
    }

    /// Would show a menu, and a view, after a long press.
    public func contextMenu<V: View, W: View>(
        @ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> W = { EmptyView() }
    ) -> Self { self }
    /// Would show a menu after a long press.
    public func contextMenu(_ contextMenu: ContextMenu<some View>?) -> Self { self }
    /// Would show actions for rows that are chosen.
    public func contextMenu<I: Hashable, V: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> V,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> Self { self }
    /// Would keep a sheet from being put away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
    /// Would make a sheet of these heights.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
    ) -> Self { self }
    /// Would show a handle.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
    /// Would round a sheet's corners.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }
    /// Would paint a sheet.
    public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
    /// Would paint a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> Self { self }
    /// Would let touches through a sheet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    /// Would fit a sheet to another size.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
    /// Would say whether a sheet scrolls or grows first.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
}

/// A menu that a long press would show; it is not made.
public struct ContextMenu<MenuItems: View> {
    /// A menu of buttons.
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// Where a bubble would point: at a rectangle, or at a point.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Source), point(UnitPoint)
    /// The view's own rectangle, or another in its coordinates.
    public enum Source: Sendable { case bounds, rect(CGRect) }
}

/// A height of a sheet: half the screen, the whole, a share of it, or points.
public enum PresentationDetent: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat) }

/// Whether touches reach what is under a sheet.
public enum PresentationBackgroundInteraction: Sendable {
    case automatic, enabled, disabled
    /// Up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a sheet becomes on another screen.
public enum PresentationAdaptation: Sendable { case automatic, none, popover, sheet, fullScreenCover }
/// Whether a sheet scrolls or grows first.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }
