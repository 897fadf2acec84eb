// App.swift: programs, their windows and menus.  There is no system of windows here: a program ends at once, and its views are
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

/// A window for a program's settings.
public typealias Settings<Content: View> = WindowGroup<Content>
/// A window of which there is one.
public typealias Window<Content: View> = WindowGroup<Content>
/// Windows that are alike.
public struct WindowGroup<Content: View>: Scene {
    /// The views of a window.
    public let content: Content
    /// Windows of views, with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey? = nil, id: String? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup {
    /// Windows of a title for values of a type, which are not opened: the content is that of none.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey? = nil, id: String? = nil, for type: D.Type,
        @ViewBuilder content: (Binding<D?>) -> Content
    ) { self.content = content(.constant(nil)) }

    /// Windows of a title for values of a type, each of which begins with a value.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey? = nil, id: String? = nil, for type: D.Type = D.self,
        @ViewBuilder content: (Binding<D>) -> Content, defaultValue: () -> D
    ) { self.content = content(.constant(defaultValue())) }
}

extension Scene {
    /// Hands an object down to the views; without effect here.
    public func environmentObject(_ object: some ObservableObject) -> some Scene { self }
    /// Hands a value down to the views; without effect here.
    public func environment<Value>(_: WritableKeyPath<EnvironmentValues, Value>, _: Value) -> some Scene { self }
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
    /// Would add menus.
    public func commands<V: Commands>(@CommandsBuilder content: () -> V) -> some Scene { self }
    /// Would say how windows look.
    public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    /// Would say how large windows are at first.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Would run when the program goes to the front or back.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _: (V, V) -> Void) -> some Scene { self }
    /// Would run when a value changes.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _: () -> Void) -> some Scene { self }
}

/// Whether windows are shown at the start.
public enum SceneLaunchBehavior: Hashable, Sendable { case automatic, presented, suppressed }
/// Whether windows come back.
public enum SceneRestorationBehavior: Hashable, Sendable { case automatic, disabled }
/// How large windows may be.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }
/// Whether a program is in front: behind others, on the way, or in front.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Menus of a program.
public protocol Commands {
    /// The type of what they consist of.
    associatedtype Body: Commands
    /// What they consist of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}
extension Commands where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
}
/// Several menus, which are not kept.
public struct CommandList: Commands, Sendable {}

/// Makes menus of those in a closure.
@resultBuilder
public enum CommandsBuilder {
    /// One menu.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several menus, or none.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> CommandList {
        CommandList()
    }
    /// The menus behind a condition, or none.
    public static func buildOptional(_ content: (some Commands)?) -> CommandList { CommandList() }
}

/// A menu with a title.
public struct CommandMenu<Content: View>: Commands {
    /// A menu of buttons.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu of buttons.
    @_disfavoredOverload public init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
}

/// Buttons in a menu of the system.
public struct CommandGroup<Content: View>: Commands {
    /// Before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// After those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Instead of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Which buttons of the system are meant.
public enum CommandGroupPlacement: Hashable, Sendable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport,
        printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList,
        windowArrangement, help
}

/// The system's menus about tool bars.
public typealias ToolbarCommands = SidebarCommands
/// The system's menus about editing text.
public typealias TextEditingCommands = SidebarCommands
/// The system's menus about a side bar.
public struct SidebarCommands: Commands, Sendable {
    public init() {}
}

/// How windows look.
public protocol WindowStyle {}
/// The looks of windows by name, all alike here.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The usual look.
    public static var automatic: Self { Self() }
    /// Without a bar.
    public static var hiddenTitleBar: Self { Self() }
    /// With a bar.
    public static var titleBar: Self { Self() }
    /// Without a border.
    public static var plain: Self { Self() }
}

/// A menu in the bar of the screen.
public struct MenuBarExtra<Content: View>: Scene {
    /// The views of the menu.
    public let content: Content
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
