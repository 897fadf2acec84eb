// SizeClasses.swift: how much room a window has, roughly.

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, or much.
    case compact, regular
}

private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    /// Whether there is little or much room along x; little by default, as on an iPhone held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Whether there is little or much room along y; much by default, as on an iPhone held upright.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
