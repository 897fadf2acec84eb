// Devices.swift: what programs ask of a device beside its screen: to shake, to keep a text; it does neither.

/// Would be felt as a blow.
public final class UIImpactFeedbackGenerator: Sendable {
    /// How strong a blow is.
    public enum FeedbackStyle: Int, Sendable {
        /// The strengths by their names.
        case light, medium, heavy, soft, rigid
    }

    /// A blow of a strength.
    public init(style: FeedbackStyle = .medium) {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Would be felt when something succeeds or fails.
public final class UINotificationFeedbackGenerator: Sendable {
    /// What happens.
    public enum FeedbackType: Int, Sendable {
        /// The events by their names.
        case success, warning, error
    }

    /// Makes a generator.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Would be felt when something else is chosen.
public final class UISelectionFeedbackGenerator: Sendable {
    /// Makes a generator.
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func selectionChanged() {}
}

/// The device, which counts as a phone.
public final class UIDevice: Sendable {
    /// The device.
    public static let current = UIDevice()
    /// What the device is.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    /// The device's name and that of its system.
    public let name = "Plumb", systemName = "Plumb", systemVersion = "1", model = "Plumb"
}

/// What a device is.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kinds by their names.
    case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// Would keep what is copied; it keeps nothing.
public final class UIPasteboard: Sendable {
    /// The one pasteboard.
    public static let general = UIPasteboard()

    /// No text.
    public var string: String? {
        get { nil }
        set {}
    }
}
