// ColorScheme.swift: light and dark screens, and what the system draws over them.  Colours are the light ones here.

extension View {
    /// Would hide the bar at the top of the screen.
    public func statusBar(hidden: Bool) -> some View { unchanged }
    /// Would hide the bar at the top of the screen.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { unchanged }
    /// Would hide what the system draws over the screen.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { unchanged }
    /// Would be seen in light or in the dark; `nil` for either.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
    /// Is seen in light or in the dark, as the views inside may ask.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Whether a screen is light or dark; colours are the light ones here.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Light or dark.
    case light, dark
}

/// How colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual, or more.
    case standard, increased
}

extension EnvironmentValues {
    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { self[Scheme.self] }
        set { self[Scheme.self] = newValue }
    }

    /// How colours differ.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

private enum Scheme: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
