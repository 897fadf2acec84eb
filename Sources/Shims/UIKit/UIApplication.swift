// UIApplication.swift: the running program and its window, for views that ask for them by UIKit's names.  Lengths in points.

/// Distances from the four sides, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distances.
    public var top, left, bottom, right: CGFloat
    /// No distances.
    public static let zero = UIEdgeInsets()
    /// Makes insets of four distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension EdgeInsets {
    /// The same distances, left being leading.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

/// A part of the program that a person sees.
public class UIScene: Hashable {
    /// Whether it is in front: not yet shown, in front and used, in front, or behind others.
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
    /// In front.
    public var activationState: ActivationState { .foregroundActive }
    fileprivate init() {}
    /// Whether both are the same.
    public static func == (first: UIScene, second: UIScene) -> Bool { first === second }
    /// Feeds which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The part of the program that shows the window.
public final class UIWindowScene: UIScene {
    public let windows = [UIWindow(frame: .zero)]
    public var keyWindow: UIWindow? { windows.first }
    /// The screen that shows it.
    public var screen: UIScreen { .main }
}

/// The running program.
public final class UIApplication {
    /// The running program.
    public static var shared: UIApplication { UIApplication() }
    /// Would tell where the program stands; nobody posts them.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification"),
        willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification"),
        didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification"),
        willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification"),
        willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification"),
        didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    /// A link to the program's settings; there are none.
    public static let openSettingsURLString = "app-settings:"
    private let scene = UIWindowScene()
    /// Its one part that is seen.
    public var connectedScenes: Set<UIScene> { [scene] }
    /// Its window.
    public var windows: [UIWindow] { scene.windows }
    /// Its window.
    public var keyWindow: UIWindow? { scene.keyWindow }
    /// The name of the picture that it has chosen to be shown by; none.
    public var alternateIconName: String? { nil }
    /// Whether something would open a link; nothing does.
    public func canOpenURL(_ url: URL) -> Bool { false }
    /// Would open a link.
    public func open(_ url: URL) {}
    /// Would choose the picture that the program is shown by.
    public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
}
