// Presenting.swift: views that are shown over others: sheets, covers and bubbles.  What waits for a press is not made.

extension View {
    /// Shows a sheet.
    public func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        presenting("sheet", isPresented, onDismiss: onDismiss) { SheetLayer(content: content()) }
    }
    /// Shows a sheet for an item.
    public func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View {
        presenting("sheet", item, onDismiss: onDismiss) { SheetLayer(content: content($0)) }
    }
    /// Covers the screen.
    public func fullScreenCover<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        presenting("fullScreenCover", isPresented, onDismiss: onDismiss) { CoverLayer(content: content()) }
    }
    /// Covers the screen for an item.
    public func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View {
        presenting("fullScreenCover", item, onDismiss: onDismiss) { CoverLayer(content: content($0)) }
    }
    /// Shows a bubble, on a phone a sheet.
    public func popover<V: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> V
    ) -> some View {
        let anchor = PresentationAnchor()
        return presenting("popover", isPresented, anchor: anchor) { PopoverLayer(anchor: anchor, content: content()) }
    }
    /// Shows a bubble for an item, on a phone a sheet.
    public func popover<Item: Identifiable, V: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> V
    ) -> some View {
        let anchor = PresentationAnchor()
        return presenting("popover", item, anchor: anchor) { PopoverLayer(anchor: anchor, content: content($0)) }
    }
    /// Would show a pane at the side.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        leavingOut("inspector", while: isPresented)
    }

    /// Opens a menu after a press that lasts, which `LayoutHost.press(at:for:)` is.
    public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View {
        WithContextMenu(content: self, items: menuItems())
    }
    /// Opens a menu after a press that lasts; the view beside it is not shown.
    public func contextMenu<V: View, W: View>(
        @ViewBuilder menuItems: () -> V, @ViewBuilder preview: () -> W
    ) -> some View { contextMenu(menuItems: menuItems) }
    /// Opens a menu after a press that lasts.
    public func contextMenu<V: View>(_ contextMenu: ContextMenu<V>?) -> some View {
        WithContextMenu(content: self, items: contextMenu?.items)
    }
    /// Would show actions for rows that are chosen.
    public func contextMenu<I: Hashable, V: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> V,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> Self { self }
    /// Keeps people from putting a sheet away by a drag or a tap beside it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        askingSheet("interactiveDismissDisabled") { $0.isHeld = isDisabled }
    }
    /// Makes a sheet of these heights; it has the one that is chosen, or the least.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
    ) -> some View {
        askingSheet("presentationDetents") { request in
            (request.detents, request.chosen) = (detents, selection?.wrappedValue)
            request.choose = selection.map { selection in { selection.wrappedValue = $0 } }
        }
    }
    /// Shows a handle, or not.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        askingSheet("presentationDragIndicator") {
            $0.hasHandle = visibility == .automatic ? nil : visibility == .visible
        }
    }
    /// Rounds a sheet's corners.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        askingSheet("presentationCornerRadius") { $0.corners = cornerRadius }
    }
    /// Paints a sheet.
    public func presentationBackground(_ style: some ShapeStyle) -> some View {
        askingSheet("presentationBackground") { $0.ground = AnyShapeStyle(style) }
    }
    /// Would paint a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> Self { self }
    /// Would let touches through a sheet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    /// Would say whether a sheet scrolls or grows first.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
}

/// A menu that a long press shows.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems
    /// A menu of buttons.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A view that opens a menu after a press that lasts.
private struct WithContextMenu<Content: View, Items: View>: View {
    @State private var isOpen = false
    let content: Content
    /// `nil` and `EmptyView` for no menu.
    let items: Items?

    /// Whether a menu opens: not one of nothing, nor of a condition that does not hold.
    private var hasItems: Bool {
        guard let items, Items.self != EmptyView.self else { return false }
        let mirror = Mirror(reflecting: items)
        return mirror.displayStyle != .optional || !mirror.children.isEmpty
    }

    var body: some View {
        let anchor = PresentationAnchor()
        content
            .onTouch(.ordinary, takesTaps: false) { touch in
                hasItems && touch.duration >= 0.5 && touch.translation == .zero ? { isOpen = true } : nil
            }
            .presenting("contextMenu", $isOpen, anchor: anchor) { MenuLayer(anchor: anchor, content: items) }
    }
}
/// Where a bubble would point: at a rectangle, or at a point.
public enum PopoverAttachmentAnchor: Sendable {
    case rect(Source), point(UnitPoint)
    /// The view's own rectangle, or another in its coordinates.
    public enum Source: Sendable { case bounds, rect(CGRect) }
}
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
