// ListStyle.swift: how lists look.

/// A look of lists.
public protocol ListStyle {
    /// Tells the look.
    var _look: ListLook { get }
}

/// The look of lists that a style chooses.
public struct ListLook: Sendable {
    let kind: ListKind
    /// Whether headers open and close their sections.
    var opensSections = false
}

extension ListStyle {
    /// Rows from side to side.
    public var _look: ListLook { ListLook(kind: .plain) }
}

/// Sections in cards.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    /// Cards.
    public var _look: ListLook { ListLook(kind: .cards) }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
}

/// Rows from side to side, with room inside.
public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    /// Makes the style with grounds that alternate.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// Sections from side to side, with room between them.
public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    /// Sections.
    public var _look: ListLook { ListLook(kind: .grouped) }
}

/// Sections in cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    /// Cards.
    public var _look: ListLook { ListLook(kind: .cards) }
}

/// Rows at the side of a window.
public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    /// Sections that people open and close.
    public var _look: ListLook { ListLook(kind: .plain, opensSections: true) }
}

extension ListStyle where Self == DefaultListStyle {
    /// Sections in cards.
    public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from side to side, with room inside.
    public static var inset: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from side to side, with room between them.
    public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in cards.
    public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows at the side of a window.
    public static var sidebar: Self { Self() }
}

/// A look of forms.
public protocol FormStyle {}

/// The look that forms have by themselves.
public struct AutomaticFormStyle: FormStyle, Sendable {
    public init() {}
}

/// Controls in columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
    public init() {}
}

/// Controls in cards.
public struct GroupedFormStyle: FormStyle, Sendable {
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The look that forms have by themselves.
    public static var automatic: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls in columns; here as the others.
    public static var columns: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Controls in cards.
    public static var grouped: Self { Self() }
}

extension View {
    /// Sets how lists inside look.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listKind, style._look.kind).environment(\.opensSections, style._look.opensSections)
    }

    /// Sets how forms inside look; without effect here.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
