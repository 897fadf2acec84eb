// ScreenSystem.swift: the system whose bars and sheets a layout has.

/// A system, by its name and version, whose bars and sheets a layout has.
public enum ScreenSystem: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Phones and tablets.
    case iOS16 = "iOS 16", iOS17 = "iOS 17", iOS18 = "iOS 18", iOS26 = "iOS 26"
    /// Computers, whose bars stand outside of the room that a view gets.
    case macOS14 = "macOS 14", macOS15 = "macOS 15"

    /// Whether it is that of computers.
    public var isMac: Bool { self == .macOS14 || self == .macOS15 }
    /// The name and the version.
    public var description: String { rawValue }
}

private enum ScreenSystemKey: EnvironmentKey { static var defaultValue: ScreenSystem { .iOS17 } }

extension EnvironmentValues {
    /// The system whose bars and sheets a layout has; iOS 17 by default.
    public var screenSystem: ScreenSystem {
        get { self[ScreenSystemKey.self] }
        set { self[ScreenSystemKey.self] = newValue }
    }
}
