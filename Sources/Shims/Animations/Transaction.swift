// Transaction.swift: what would go along with a change of state; changes take effect at once here.

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
    /// The animation.
    public var animation: Animation?
    /// Whether animations are left out, and whether the change belongs to a gesture that goes on.
    public var disablesAnimations = false, isContinuous = false
    /// Makes one of nothing.
    public init() {}
    /// Makes one of an animation.
    public init(animation: Animation?) { self.animation = animation }
    /// The value of a key.
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
public func withTransaction<R, V>(_ path: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows
    -> R
{ try body() }

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
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Self, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phases.first { _ in true }.map { content(self, $0) } }
    /// Would change views with a value that goes through phases: it is that of the first.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Self, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { phases.first { _ in true }.map { content(self, $0) } }
}

extension Binding {
    /// The same binding: changes through it take effect at once.
    public func transaction(_ transaction: Transaction) -> Binding { self }
}

/// Views of the first of some phases: there is no time.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    /// The views of the first phase.
    public let body: Content?
    /// Makes the views of the first phase.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { body = phases.first { _ in true }.map { content($0) } }
    /// Makes the views of the first phase.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { body = phases.first { _ in true }.map { content($0) } }
}

extension AsyncImage {
    /// A picture with views for each phase of its loading; those of `.empty` show, and no phase follows.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: (AsyncImagePhase) -> Content
    ) { self.init(url: url, scale: scale, content: content) }
}
