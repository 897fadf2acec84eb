// UIApplicationDelegate.swift: UIKit's delegates, which nobody calls here.

#if os(Linux) || !canImport(UIKit)
    /// The delegate of the program; nobody calls it.
    public protocol UIApplicationDelegate: AnyObject {}
    /// The delegate of a window; nobody calls it.
    public protocol UIWindowSceneDelegate: AnyObject {}

    extension UIApplication {
        /// Keys of the options with which a program starts.
        public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// A name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }
    }

    extension UIScene {
        /// Why a window appears.
        public final class ConnectionOptions: Sendable {}
    }

    /// A window that is kept when it is not shown.
    public final class UISceneSession: Hashable, Sendable {
        /// What a window is for.
        public struct Role: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            /// What has a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The program's windows.
            public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        }
        /// What it is for.
        public let role = Role.windowApplication
        /// Whether two are the same one.
        public static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }
        /// Adds which one it is.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// How a window is made.
    public final class UISceneConfiguration {
        public let name: String?
        /// The type of the window's delegate.
        public var delegateClass: AnyClass?
        /// Makes a way.
        public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
    }

    /// Which ways the device may be held.
    public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
        /// One bit for each way.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The ways by name.
        public static let portrait = Self(rawValue: 2), portraitUpsideDown = Self(rawValue: 4),
            landscapeRight = Self(rawValue: 8), landscapeLeft = Self(rawValue: 16),
            landscape: Self = [.landscapeLeft, .landscapeRight], allButUpsideDown: Self = [.portrait, .landscape],
            all: Self = [.allButUpsideDown, .portraitUpsideDown]
    }

    /// What would be told of the program; `nil`, since nothing makes it.
    @propertyWrapper
    public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
        /// Names the type of what would be told.
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
        /// Nothing.
        public var wrappedValue: DelegateType? { nil }
    }
#endif
