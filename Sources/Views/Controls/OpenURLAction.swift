// OpenURLAction.swift: what opens links.

/// What opens links: a function of the program; without one, none is opened.
public struct OpenURLAction: Sendable {
    private let handler: @Sendable (URL) -> Result
    /// Whether a link was opened.
    public struct Result: Sendable {
        fileprivate let isHandled: Bool
        /// It was opened, left out, or is left to the system, which opens none here.
        public static let handled = Self(isHandled: true), discarded = Self(isHandled: false),
            systemAction = Self(isHandled: false)
        /// Another is left to the system.
        public static func systemAction(_ url: URL) -> Self { .systemAction }
    }
    /// Makes an action of a function.
    public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
    /// Calls the function, and tells whether it opened the link.
    public func callAsFunction(_ url: URL, completion: (Bool) -> Void = { _ in }) {
        completion(handler(url).isHandled)
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } } }

extension EnvironmentValues {
    /// What opens links.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            self[OpenURLKey.self] = newValue
            openAddress = { address in URL(string: address).map { newValue($0) } }
        }
    }
}
