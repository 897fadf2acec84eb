// Interaction.swift: what views do when people touch, type, hover or drag; none of it happens here, and no function is run.

extension View {
    /// Would show a text when the pointer rests.
    public func help(_ text: Text) -> Self { self }
    /// Would show a text when the pointer rests.
    public func help(_ textKey: LocalizedStringKey) -> Self { self }
    /// Would show a text when the pointer rests.
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> Self { self }
    /// Would run when the pointer comes and goes.
    public func onHover(perform action: (Bool) -> Void) -> Self { self }
    /// Would run while the pointer moves.
    public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform: (HoverPhase) -> Void) -> Self {
        self
    }
    /// Would change the view under a pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
    /// Would run when a value is dropped.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in }
    ) -> Self { self }
    /// Would let a value be dragged, shown as another view, which is not made.
    public func draggable<T, V: View>(
        _ payload: @autoclosure () -> T, @ViewBuilder preview: () -> V = { EmptyView() }
    ) -> Self { self }
    /// Would run when people leave.
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    /// Would run when keys move.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    /// Would run when a key is pressed.
    public func onKeyPress(_ key: KeyEquivalent, action: () -> KeyPress.Result) -> Self { self }
    /// Would run when a key is pressed, held or let go.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    /// Would run when one of some keys is pressed, held or let go.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    /// Would run when a key for one of some characters is pressed, held or let go.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    /// Would run when any key is pressed, held or let go.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: (KeyPress) -> KeyPress.Result
    ) -> Self { self }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: (_ old: T, _ new: T) -> Bool = { _, _ in true }
    ) -> Self { self }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(trigger: T, _: (_ old: T, _ new: T) -> SensoryFeedback?) -> Self { self }
    /// Would be dragged across the screen's edge by the view first.
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
    /// Would let a value be dragged, shown as another view, which is not made.
    public func onDrag<V: View>(
        _ data: () -> NSItemProvider, @ViewBuilder preview: () -> V = { EmptyView() }
    ) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
    ) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: ([NSItemProvider], CGPoint) -> Bool
    ) -> Self { self }
    /// Would tell a delegate of values of some types that are dragged over the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: some DropDelegate) -> Self { self }
    /// Would run when a value of some types is dropped.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: ([NSItemProvider]) -> Bool
    ) -> Self { self }
    /// Would tell a delegate of values of some types that are dragged over the view.
    public func onDrop(of supportedTypes: [String], delegate: some DropDelegate) -> Self { self }
}

/// Where a pointer is, or that it is gone; no pointer comes here.
public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }

/// How a view changes under a pointer; without effect here.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
/// Where keys move.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A key; none is pressed here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    /// The key of a character.
    public init(_ character: Character) { self.character = character }
    /// The key of a character.
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
    /// Keys by their names.
    public static let space: Self = " ", `return`: Self = "\r", tab: Self = "\t", escape: Self = "\u{1B}",
        delete: Self = "\u{8}", upArrow: Self = "\u{F700}", downArrow: Self = "\u{F701}",
        leftArrow: Self = "\u{F702}", rightArrow: Self = "\u{F703}", home: Self = "\u{F729}", end: Self = "\u{F72B}",
        pageUp: Self = "\u{F72C}", pageDown: Self = "\u{F72D}"
}

/// A key that is pressed; none is here.
public struct KeyPress: Hashable, Sendable {
    /// Whether a view has taken a key: it has, or others may.
    public enum Result: Hashable, Sendable { case handled, ignored }

    /// When a key is heard.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// One bit for each time.
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// When it goes down, while it is held, when it is let go.
        public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
        /// Always.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// When the key was heard.
    public let phase: Phases
    /// Which key it was.
    public let key: KeyEquivalent
    /// What it writes.
    public let characters: String
    /// The keys that were held beside it.
    public let modifiers: EventModifiers
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The keys by their names.
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4),
        option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32),
        all = Self(rawValue: 63)
}

/// A key with others that are held; without effect here.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key, and the keys that are held.
    public var key: KeyEquivalent, modifiers: EventModifiers
    /// A key with others that are held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    /// The key that does the usual, and the key that leaves.
    public static let defaultAction = Self(.return, modifiers: []), cancelAction = Self(.escape, modifiers: [])
}

/// What is felt or heard; without effect here.
public struct SensoryFeedback: Hashable, Sendable {
    /// Feedback by name, all alike here.
    public static let success = Self(), warning = Self(), error = Self(), selection = Self(), increase = Self(),
        decrease = Self(), start = Self(), stop = Self(), alignment = Self(), levelChange = Self(), impact = Self(),
        pathComplete = Self()
    /// A blow of a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
    /// A blow of something hard or soft.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
    /// How heavy what strikes is.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// How hard what strikes is.
    public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

#if canImport(UniformTypeIdentifiers)
    public import UniformTypeIdentifiers
#endif

/// Values that are dragged over a view, and where.
public protocol DropDelegate {
    /// Whether they may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// They are dropped.
    func performDrop(info: DropInfo) -> Bool
    /// They come over the view.
    func dropEntered(info: DropInfo)
    /// They move over the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// They leave the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// They may.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Nothing is to be done with them.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// Values that are dragged over a view; lengths in points.
public struct DropInfo {
    /// Where they are.
    public let location: CGPoint
    /// Whether some are of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    /// Those of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What is to be done with a value that is dropped: nothing; nothing, and it cannot be; a copy is made; it is moved.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// How a view would take a value.
public struct DropProposal: Hashable, Sendable {
    /// What is to be done with it.
    public let operation: DropOperation
    /// Makes a way.
    public init(operation: DropOperation) { self.operation = operation }
}

#if !canImport(UniformTypeIdentifiers)
    /// The type of a file or of a value.
    public struct UTType: Hashable, Sendable {
        /// Its name.
        public let identifier: String
        /// A type by its name.
        public init?(_ identifier: String) { self.identifier = identifier }
        /// A type of one's own.
        public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// A type of another program's.
        public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
        /// Types by their names.
        public static let item = UTType(exportedAs: "public.item"), data = UTType(exportedAs: "public.data"),
            text = UTType(exportedAs: "public.text"), plainText = UTType(exportedAs: "public.plain-text"),
            utf8PlainText = UTType(exportedAs: "public.utf8-plain-text"), url = UTType(exportedAs: "public.url"),
            fileURL = UTType(exportedAs: "public.file-url"), image = UTType(exportedAs: "public.image"),
            png = UTType(exportedAs: "public.png"), jpeg = UTType(exportedAs: "public.jpeg"),
            pdf = UTType(exportedAs: "com.adobe.pdf"), json = UTType(exportedAs: "public.json"),
            movie = UTType(exportedAs: "public.movie"), audio = UTType(exportedAs: "public.audio")
    }
    /// A value on its way from one view to another; it goes nowhere here.
    public final class NSItemProvider: Sendable {
        /// Carries nothing.
        public init() {}
        /// Carries a value.
        public init(object: Any) {}
        /// Carries a value of a type.
        public init(item: Any?, typeIdentifier: String?) {}
        /// Carries a file.
        public init?(contentsOf fileURL: URL) {}
    }
#endif
