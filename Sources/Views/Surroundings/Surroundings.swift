// Surroundings.swift: what views may ask about the person and the device: calendar, pixels, wishes.  All have fixed
// values, so that a layout is the same everywhere; `environment` changes those that can be changed.

extension EnvironmentValues {
    /// The calendar; the Gregorian one.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// How many pixels a point has; one.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// How heavy a person wishes letters; `nil` for no wish.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    /// Whether a person wishes less movement, less glass, other marks than colours, or the opposite colours.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether a person wishes less glass.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether a person wishes other marks than colours.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether a person wishes the opposite colours.
    public var accessibilityInvertColors: Bool { false }
    /// Whether views are read out.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether a person wishes large things to be shown larger.
    public var accessibilityEnabled: Bool { false }
    /// Whether the display is dimmed, as of a watch that nobody looks at.
    public var isLuminanceReduced: Bool { false }
    /// Whether the program may open other windows.
    public var supportsMultipleWindows: Bool { false }
    /// Whether somebody records the screen.
    public var isSceneCaptured: Bool { false }
    /// Whether the window looks as the one that is used.
    public var appearsActive: Bool { true }
    /// Whether the window is the one that is used.
    public var controlActiveState: ControlActiveState { .key }
    /// Whether a pointer over a view changes it.
    public var isHoverEffectEnabled: Bool { false }
    /// Whether sections of tabs are shown beside the views.
    public var isTabBarShowingSections: Bool { false }
}

/// Whether a window is used.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Region.american.locale
        calendar.timeZone = Region.american.timeZone
        return calendar
    }
}

/// How heavy a person wishes letters: usual, or bold.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
