// Commands.swift: menus of a program, which has none here.

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

/// The system's menus about a side bar.
public struct SidebarCommands: Commands, Sendable {
    /// Makes the menus.
    public init() {}
}

/// The system's menus about tool bars.
public struct ToolbarCommands: Commands, Sendable {
    /// Makes the menus.
    public init() {}
}

/// The system's menus about editing text.
public struct TextEditingCommands: Commands, Sendable {
    /// Makes the menus.
    public init() {}
}

extension Scene {
    /// Would add menus.
    public func commands<V: Commands>(@CommandsBuilder content: () -> V) -> some Scene { self }
    /// Would say how windows look.
    public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    /// Would say how large windows are at first.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Would run when the program goes to the front or back.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some Scene {
        self
    }
}

/// How windows look.
public protocol WindowStyle {}

/// The looks of windows by name, all alike here.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    /// Makes the style.
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

/// A window of which there is one.
public struct Window<Content: View>: Scene {
    /// The views of the window.
    public let content: Content
    /// A window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
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
