// ListRows.swift: what a view in a list says of its row.  Lengths in points.

/// The prominence of headers.
public enum Prominence: Hashable, Sendable {
    /// Usual, or more prominent.
    case standard, increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

/// How far sections are apart.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// The usual distance.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A small distance, of 16 points.
    public static let compact = ListSectionSpacing(length: 16)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How what the system adds to rows is coloured; without effect on frames.
public struct ListItemTint: Hashable, Sendable {
    /// In black and white.
    public static let monochrome = ListItemTint()
    /// In a colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    /// In a colour, unless the system has its own.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

extension View {
    /// Sets the room in the view's row around it, in points; `nil` for the usual room.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { layoutValue(key: RowInsets.self, value: insets) }

    /// Sets the distance between rows, in points; `nil` for none.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }

    /// Sets how far sections are apart.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSizes.sectionGap, spacing.length ?? ListSizes().sectionGap)
    }

    /// Sets how far sections are apart, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Would hide the lines beside sections.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        leavingOut("listSectionSeparator", if: visibility == .hidden)
    }
    /// Would colour the lines beside sections.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        leavingOut("listSectionSeparatorTint", if: color != nil)
    }
    /// Would colour what the system adds to rows.
    public func listItemTint(_ tint: Color?) -> some View { leavingOut("listItemTint", if: tint != nil) }
    /// Would colour what the system adds to rows.
    public func listItemTint(_ tint: ListItemTint?) -> some View { leavingOut("listItemTint", if: tint != nil) }
    /// Sets how prominent headers inside are: more prominent ones are larger, bold, and as they are written.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Shows or hides the ground of what scrolls; without effect on frames.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.hidesListGround, visibility == .hidden)
    }
    /// Actions that slide in from an edge of the row, as by `LayoutHost.swipe(id:from:choosing:)`; without effect on frames.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        swiping(content(), from: edge, hasFullSwipe: allowsFullSwipe)
    }
    /// Whether people may not delete the view's row.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { keptFromEdits(deleting: isDisabled) }
    /// Whether people may not move the view's row.
    public func moveDisabled(_ isDisabled: Bool) -> some View { keptFromEdits(moving: isDisabled) }
}
