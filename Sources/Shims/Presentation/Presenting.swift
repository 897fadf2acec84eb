// Presenting.swift: what would be shown over a view: sheets, alerts, menus.  Layout shows the view under it; the views that
// would be shown are not made.

extension View {
    /// Would show actions for rows that are chosen.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { unchanged }
    /// Would show a sheet.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { unchanged }
    /// Would show a sheet for an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { unchanged }
    /// Would cover the screen.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { unchanged }
    /// Would cover the screen for an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { unchanged }
    /// Would show a bubble.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { unchanged }
    /// Would show a bubble for an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { unchanged }
    /// Would show a pane at the side.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { unchanged }

    /// Would show a menu after a long press.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { unchanged }
    /// Would show a menu and a view after a long press.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { unchanged }
    /// Would show a menu after a long press.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { unchanged }
    /// Would keep a sheet from being put away.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { unchanged }
    /// Would make a sheet of these heights.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { unchanged }
    /// Would make a sheet of these heights.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { unchanged }
    /// Would show a handle.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { unchanged }
    /// Would round a sheet's corners.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { unchanged }
    /// Would paint a sheet.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { unchanged }
    /// Would paint a sheet.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { unchanged }
    /// Would let touches through a sheet.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        unchanged
    }
    /// Would fit a sheet to another size.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { unchanged }
    /// Would say whether a sheet scrolls or grows first.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { unchanged }
}

/// A menu that a long press would show; it is not made.
public struct ContextMenu<MenuItems: View> {
    /// A menu of buttons.
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// Where a bubble would point.
public enum PopoverAttachmentAnchor: Sendable {
    /// At a rectangle, or at a point.
    case rect(Source), point(UnitPoint)

    /// A rectangle of the view.
    public struct Source: Sendable {
        /// The view's own.
        public static let bounds = Source()
        /// A rectangle in the view's coordinates.
        public static func rect(_ rect: CGRect) -> Source { Source() }
    }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private var points: CGFloat?, share: CGFloat?

    /// Half the screen, and the whole.
    public static let medium = Self(share: 0.5), large = Self(share: 1)
    /// A share of the screen.
    public static func fraction(_ fraction: CGFloat) -> Self { Self(share: fraction) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> Self { Self(points: height) }
}

/// Whether touches reach what is under a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    /// The choices by their names, all alike here.
    public static let automatic = Self(), enabled = Self(), disabled = Self()
    /// Up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a sheet becomes on another screen.
public struct PresentationAdaptation: Sendable {
    /// The choices by their names, all alike here.
    public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}

/// Whether a sheet scrolls or grows first.
public struct PresentationContentInteraction: Sendable {
    /// The choices by their names, all alike here.
    public static let automatic = Self(), resizes = Self(), scrolls = Self()
}
