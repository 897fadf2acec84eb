// App.swift: programs and their windows.  There is no system of windows here: a program ends at once, and its views are
// laid out by who asks a `LayoutHost` for it.

public import Observation

/// A program with windows.
public protocol App {
    /// The type of the windows.
    associatedtype Body: Scene
    /// The windows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the program.
    init()
}

extension App {
    /// Ends at once: there is no system of windows.
    public static func main() {}
}

/// Windows of a program.
public protocol Scene {
    /// The type of what they consist of.
    associatedtype Body: Scene
    /// What they consist of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
}

/// Several windows, which are not kept.
public struct Scenes: Scene, Sendable {}

/// Makes windows of those in a closure.
@resultBuilder
public enum SceneBuilder {
    /// A window.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several windows.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> Scenes { Scenes() }
}

/// Windows that are alike.
public struct WindowGroup<Content: View>: Scene {
    /// The views of a window.
    public let content: Content
    /// Windows of views, with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey? = nil, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A window for a program's settings.
public struct Settings<Content: View>: Scene {
    /// The views of the window.
    public let content: Content
    /// A window of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Scene {
    /// Hands an object down to the views; without effect here.
    public func environmentObject(_ object: some ObservableObject) -> some Scene { self }
    /// Hands a value down to the views; without effect here.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
        self
    }
    /// Hands an object down to the views; without effect here.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    /// Would say how large windows are at first.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Would say whether windows are shown at the start.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Would say whether windows come back.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Would say how large windows may be.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Would run when the program goes to the front or back.
    public func onChange<V: Equatable>(of value: V, perform action: (V) -> Void) -> some Scene { self }
}

/// Whether windows are shown at the start.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }
/// Whether windows come back.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }
/// How large windows may be.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }
/// Whether a program is in front: behind others, on the way, or in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
