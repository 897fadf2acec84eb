// Animations.swift: what would go along with a change of state, and values that would go through a course of times; changes
// take effect at once here, and a course has its first value.

/// A type that names a value which goes along with a change of state.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What goes along with a change of state; without effect here.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    public var animation: Animation?
    /// Whether animations are left out, and whether the change belongs to a gesture that goes on.
    public var disablesAnimations = false, isContinuous = false
    /// Makes one of an animation.
    public init(animation: Animation? = nil) { self.animation = animation }
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Runs a function; changes of state in it take effect at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// Runs a function; changes of state in it take effect at once.
public func withTransaction<R, V>(_: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R
{
    try body()
}
/// When an animation counts as complete; without effect here.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Runs a function and then another; changes of state in them take effect at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

extension View {
    /// Would change what goes along with changes; the function is not run.
    public func transaction(_ transform: (inout Transaction) -> Void) -> Self { self }
    /// Would change what goes along with changes of a value; the function is not run.
    public func transaction(value: some Equatable, _ transform: (inout Transaction) -> Void) -> Self { self }
    /// Animates what a function adds: the view with what it adds.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
    /// Would change views with a value that goes through phases: it is that of the first.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
        @ViewBuilder content: (Self, Phase) -> Content, animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { phases.first { _ in true }.map { content(self, $0) } }
    /// Would change the view with a course of values: it is that of the first.
    public func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>(
        initialValue: Value, repeating: Bool = true, trigger: some Equatable = 0,
        @ViewBuilder content: (Self, Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) -> some View { content(self, initialValue) }
}

extension Binding {
    /// The same binding: changes through it take effect at once.
    public func transaction(_ transaction: Transaction) -> Binding { self }
    /// A value that functions read and write; the transaction is a new one.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, Transaction()) }
    }
}

/// Views of the first of some phases: there is no time.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    /// The views of the first phase.
    public let body: Content?
    /// Makes the views of the first phase.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable = 0, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) { body = phases.first { _ in true }.map { content($0) } }
}

extension AsyncImage {
    /// A picture with views for each phase of its loading; those of `.empty` show, and no phase follows.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: (AsyncImagePhase) -> Content
    ) { self.init(url: url, scale: scale, content: content) }
}
/// A course of values.
public protocol Keyframes<Root> {
    /// The type of the values.
    associatedtype Root
}
/// A course of values of one type.
public protocol KeyframeTrackContent<Value> {
    /// The type of the values.
    associatedtype Value
}

/// A course of a part of the values.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
    /// A course of a part.
    public init(_ path: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {}
    /// A course of the whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

/// Several steps, which are not kept.
public struct KeyframeSteps<Value>: KeyframeTrackContent, Keyframes {
    /// The type of the values.
    public typealias Root = Value
}

/// Makes a course of the steps in a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression(_: some KeyframeTrackContent<Value>) -> KeyframeSteps<Value> { KeyframeSteps() }
    /// Several steps.
    public static func buildBlock(_ steps: KeyframeSteps<Value>...) -> KeyframeSteps<Value> { KeyframeSteps() }
}

/// Makes a course of the courses of parts, or of the steps, in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// The course of a part.
    public static func buildExpression(_ track: some Keyframes<Value>) -> KeyframeSteps<Value> { KeyframeSteps() }
    @_disfavoredOverload
    public static func buildExpression(_: some KeyframeTrackContent<Value>) -> KeyframeSteps<Value> { KeyframeSteps() }
    /// Several of them.
    public static func buildBlock(_ parts: KeyframeSteps<Value>...) -> KeyframeSteps<Value> { KeyframeSteps() }
}

/// A step along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}
/// A step along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
/// A step by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value in seconds.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}
/// A step at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// A step to a value.
    public init(_ to: Value) {}
}

/// Views of the first value of a course: there is no time.
public struct KeyframeAnimator<Value, Content: View>: View {
    /// The views of the first value.
    public let body: Content
    /// Makes the views of a value; the course is not run.
    public init<K: Keyframes<Value>>(
        initialValue: Value, repeating: Bool = true, trigger: some Equatable = 0,
        @ViewBuilder content: (Value) -> Content, @KeyframesBuilder<Value> keyframes: (Value) -> K
    ) { body = content(initialValue) }
}
