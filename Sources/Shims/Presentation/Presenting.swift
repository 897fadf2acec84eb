// Presenting.swift: what would be shown over a view: sheets, menus, questions.  Layout shows the view under it; the views that
// would be shown are not made, and reported as left out while they are presented.

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
    /// Would show an alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presenting("alert", isPresented)
    }
    /// Would show an alert for an item.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        presenting("alert", item)
    }
    /// Would show an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert with a title, buttons and a message.
    @_disfavoredOverload
    public func alert<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert with a title, buttons and a message.
    public func alert<V: View, W: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> V,
        @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about a value.
    public func alert<T, V: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about a value, with a message.
    public func alert<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about an error.
    public func alert<V: View>(
        isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> V
    ) -> some View { presenting("alert", isPresented) }
    /// Would show an alert about an error, with a message.
    public func alert<E: LocalizedError, V: View, W: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> V,
        @ViewBuilder message: (E) -> W
    ) -> some View { presenting("alert", isPresented) }

    /// Would show choices.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presenting("actionSheet", isPresented)
    }
    /// Would show choices for an item.
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        presenting("actionSheet", item)
    }
    /// Would show choices and a message.
    public func confirmationDialog<V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("confirmationDialog", isPresented) }
    /// Would show choices and a message.
    @_disfavoredOverload
    public func confirmationDialog<V: View, W: View>(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> V, @ViewBuilder message: () -> W = { EmptyView() }
    ) -> some View { presenting("confirmationDialog", isPresented) }
    /// Would show choices about a value and a message.
    public func confirmationDialog<T, V: View, W: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> V, @ViewBuilder message: (T) -> W
    ) -> some View { presenting("confirmationDialog", isPresented) }
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

/// A question with buttons; it is not shown.
public struct Alert {
    /// A question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// A question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
    /// A button of a question.
    public struct Button {
        /// The usual button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that leaves.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that deletes.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
}

/// Choices; they are not shown.
public struct ActionSheet {
    /// A button of choices.
    public typealias Button = Alert.Button
    /// Choices with a title.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
