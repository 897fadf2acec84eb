// MenuModifiers.swift: how menus look and when they go away.

extension View {
    /// Sets how menus inside look; without effect on frames.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }
    /// Sets whether menus inside show that they open; without effect on frames.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
    /// Sets the order of a menu's actions; without effect on frames.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets whether a menu goes away after one of the actions inside.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}

/// The order of a menu's actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// The orders by name.
    public static let automatic = MenuOrder(name: "automatic"), fixed = MenuOrder(name: "fixed"),
        priority = MenuOrder(name: "priority")
}

/// Whether a menu goes away after an action: as the system decides, which is yes, always, or never.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// The ways by name.
    public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"),
        disabled = Self(name: "disabled")
}

private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum DismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
    /// Whether menus show that they open.
    public var menuIndicatorVisibility: Visibility {
        get { self[IndicatorKey.self] }
        set { self[IndicatorKey.self] = newValue }
    }

    /// Whether menus go away after an action.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
