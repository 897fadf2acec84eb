// ColorScheme.swift: light and dark screens.

/// Whether a screen is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// The system's grounds are white, or black.
    case light, dark
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

extension EnvironmentValues {
    /// Whether the screen is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Is seen in light or in the dark, as the views inside may ask.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

extension Paint {
    /// The paint on a light or a dark screen.
    package func shown(in scheme: ColorScheme) -> Paint {
        guard scheme == .dark else { return self }
        switch self {
        case .color(let color): return .color(color.inTheDark)
        case .gradient(let gradient, let course):
            let stops = gradient.stops.map { Gradient.Stop(color: $0.color.inTheDark, location: $0.location) }
            return .gradient(Gradient(stops: stops), course)
        }
    }
}
