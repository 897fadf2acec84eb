// Interaction.swift: what views do when people touch, type, hover or scroll; none of it happens here.

extension View {
    /// Would let no touches through.
    public func allowsHitTesting(_ enabled: Bool) -> Self { self }
    /// Would show a text when the pointer rests.
    public func help(_ text: Text) -> Self { self }
    /// Would show a text when the pointer rests.
    public func help(_ textKey: LocalizedStringKey) -> Self { self }
    /// Would show a text when the pointer rests.
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> Self { self }
    /// Would run when the pointer comes and goes.
    public func onHover(perform action: (Bool) -> Void) -> Self { self }
    /// Would run while the pointer moves.
    public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: (HoverPhase) -> Void)
        -> Self
    { self }
    /// Would change the view under a pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
    /// Would run when a value is dropped.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = { _ in }
    ) -> Self { self }
    /// Would let a value be dragged.
    public func draggable<T>(_ payload: @autoclosure () -> T) -> Self { self }
    /// Would let a value be dragged, shown as another view, which is not made.
    public func draggable<T, V: View>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> V) -> Self { self }
    /// Would run when people leave.
    public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
    /// Would run when keys move.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
    /// Would run when a key is pressed.
    public func onKeyPress(_ key: KeyEquivalent, action: () -> KeyPress.Result) -> Self { self }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
    /// Would be felt when a value changes.
    public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: (_ oldValue: T, _ newValue: T) -> Bool
    ) -> Self { self }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> Self { self }
    /// Would be dragged across the screen's edge by the view first.
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

/// Where a pointer is; no pointer comes here.
public enum HoverPhase: Equatable, Sendable {
    /// It is at a point.
    case active(CGPoint)
    /// It is gone.
    case ended
}

/// How a view changes under a pointer; without effect here.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }
/// Where keys move.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A key; none is pressed here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
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
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each key.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The keys by their names.
    public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4),
        option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32),
        all = Self(rawValue: 63)
}

/// A key with others that are held; without effect here.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers
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
