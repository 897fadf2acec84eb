// PickerStyle.swift: how choices look.

/// What a choice looks like.
enum PickerKind {
    case menu, link, segments, wheel, list
}

/// A look of choices.
public protocol PickerStyle {
    /// Tells the look.
    var _look: PickerLook { get }
}

/// The look of choices that a style chooses.
public struct PickerLook: Sendable {
    let kind: PickerKind
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }

extension EnvironmentValues {
    /// How choices look.
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how choices inside look.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        environment(\.pickerKind, style._look.kind)
    }
}

/// The choice made, as a button.
public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The choice made.
    public var _look: PickerLook { PickerLook(kind: .menu) }
}

/// The choice made, as a button that opens a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The choice made.
    public var _look: PickerLook { PickerLook(kind: .menu) }
}

/// The choice made, as a row that leads to a list.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The choice made.
    public var _look: PickerLook { PickerLook(kind: .link) }
}

/// All choices side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The segments.
    public var _look: PickerLook { PickerLook(kind: .segments) }
}

/// A wheel with the choices.
public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The wheel.
    public var _look: PickerLook { PickerLook(kind: .wheel) }
}

/// All choices under each other.
public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The list.
    public var _look: PickerLook { PickerLook(kind: .list) }
}

/// All choices as small pictures side by side.
public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
    /// The segments.
    public var _look: PickerLook { PickerLook(kind: .segments) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The choice made, as a button.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The choice made, as a button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The choice made, as a row that leads to a list.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel with the choices.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices under each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All choices as small pictures side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
