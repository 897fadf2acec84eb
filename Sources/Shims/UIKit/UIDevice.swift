// UIDevice.swift: what programs ask of a device beside its screen: to shake, to keep a text; it does neither.

/// Would be felt as a blow.
public final class UIImpactFeedbackGenerator: Sendable {
    /// How strong a blow is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
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
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public init() {}
    /// Does nothing.
    public func prepare() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Would be felt when something else is chosen.
public final class UISelectionFeedbackGenerator: Sendable {
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
    /// What the device is, and which way it is held.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone, orientation = UIDeviceOrientation.portrait
    /// Would tell that it is held another way; nobody posts it.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// The device's name and that of its system.
    public let name = "Plumb", systemName = "Plumb", systemVersion = "1", model = "Plumb"
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The ways by their names.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether it stands.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies on its back or front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// What people wish of every program; nothing.
public enum UIAccessibility {
    /// Whether people wish less movement, less glass, other marks than colours, marked switches, or hear what is shown.
    public static let isReduceMotionEnabled = false, isReduceTransparencyEnabled = false,
        shouldDifferentiateWithoutColor = false, isOnOffSwitchLabelsEnabled = false, isVoiceOverRunning = false,
        isBoldTextEnabled = false
    /// What would be told to those who do not see the views.
    public enum Notification: Hashable, Sendable { case announcement, layoutChanged, screenChanged }
    /// Would tell it.
    public static func post(notification: Notification, argument: Any?) {}
}

/// What a device is.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }

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
