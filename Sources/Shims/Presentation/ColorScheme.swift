// ColorScheme.swift: light and dark screens, and what the system draws over them.  Colours are the light ones here.

extension View {
    /// Would hide the bar at the top of the screen.
    public func statusBar(hidden: Bool) -> Self { self }
    /// Would hide the bar at the top of the screen.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    /// Would hide what the system draws over the screen.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
    /// Would be seen in light or in the dark; `nil` for either.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
    /// Is seen in light or in the dark, as the views inside may ask.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// Whether a screen is light or dark; colours are the light ones here.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
/// How colours differ: as usual, or more.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

extension EnvironmentValues {
    /// Whether the screen is light or dark.
    @Entry public var colorScheme: ColorScheme = .light
    /// How colours differ.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
