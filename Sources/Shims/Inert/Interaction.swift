// Interaction.swift: what views do when people touch, type, hover or scroll; none of it happens here.

extension View {
    /// Would let no touches through.
    public func allowsHitTesting(_ enabled: Bool) -> some View { unchanged }
    /// Would show a text when the pointer rests.
    public func help(_ text: Text) -> some View { unchanged }
    /// Would show a text when the pointer rests.
    public func help(_ textKey: LocalizedStringKey) -> some View { unchanged }
    /// Would show a text when the pointer rests.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> some View { unchanged }
    /// Would run when the pointer comes and goes.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unchanged }
    /// Would run while the pointer moves.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { unchanged }
    /// Would change the view under a pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unchanged }
    /// Would run when a value is dropped.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { unchanged }
    /// Would let a value be dragged.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { unchanged }
    /// Would let a value be dragged, shown as another view, which is not made.
    public func draggable<T, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { unchanged }
    /// Would run when people leave.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { unchanged }
    /// Would run when keys move.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { unchanged }
    /// Would run when a key is pressed.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { unchanged }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { unchanged }
    /// Would let a key do what a tap does.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { unchanged }
    /// Would be felt when a value changes.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { unchanged }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { unchanged }
    /// Would be felt when a value changes as a function says.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { unchanged }
    /// Would be dragged across the screen's edge by the view first.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { unchanged }
}

/// Where a pointer is; no pointer comes here.
public enum HoverPhase: Equatable, Sendable {
    /// It is at a point.
    case active(CGPoint)
    /// It is gone.
    case ended
}

/// How a view changes under a pointer; without effect here.
public struct HoverEffect: Hashable, Sendable {
    /// Effects by name, all alike here.
    public static let automatic = HoverEffect(), highlight = HoverEffect(), lift = HoverEffect()
}

/// Where keys move.
public enum MoveCommandDirection: Hashable, Sendable {
    /// The directions.
    case up, down, left, right
}

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
    /// Whether a view has taken a key.
    public enum Result: Hashable, Sendable {
        /// It has, or others may.
        case handled, ignored
    }
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
    public enum Weight: Hashable, Sendable {
        /// The weights by their names.
        case light, medium, heavy
    }

    /// How hard what strikes is.
    public enum Flexibility: Hashable, Sendable {
        /// The degrees by their names.
        case rigid, solid, soft
    }
}
