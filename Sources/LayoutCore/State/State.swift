// State.swift: values that belong to a place in the structure of views and survive updates.

/// A value that belongs to a view's place in the structure of views: it survives updates and, when another
/// value is written, the views are evaluated again.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let handle: StateHandle<Value>

    /// An initial value.
    @_disfavoredOverload
    public init(wrappedValue value: Value) { self.init(initialValue: value) }
    public init(initialValue value: Value) { handle = StateHandle(value) }

    /// The value; outside a laid-out view the initial one.
    public var wrappedValue: Value {
        get { handle.value }
        nonmutating set { handle.value = newValue }
    }

    /// A binding to the value at this place.
    public var projectedValue: Binding<Value> { handle.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    /// No initial value.
    public init() { self.init(initialValue: nil) }
}

extension State where Value: AnyObject {
    /// An object.
    ///
    /// Objects often belong to the main actor and views here to none: who lays out on a thread has the object for itself, so
    /// the function is called on it, without its isolation, as `MainActor.assumeIsolated` calls one.
    public init(wrappedValue: @autoclosure @MainActor () -> Value) {
        self.init(initialValue: withoutActuallyEscaping(wrappedValue) { unsafeBitCast($0, to: (() -> Value).self)() })
    }
}

extension State: LinkedProperty {
    func link(in context: BuildContext, cell: Int) -> ViewIdentity.Link {
        let identity = context.identity
        let stored =
            identity.own.cells[cell] as? StateCell<Value> ?? StateCell(handle.initial, identity, context.session)
        identity.own.cells[cell] = stored
        return { [handle] in handle.cell = stored }
    }
}

/// What all copies of one `State` share: the cell it is tied to.
private final class StateHandle<Value> {
    let initial: Value
    var cell: StateCell<Value>?
    private var detached: Value?

    init(_ initial: Value) { self.initial = initial }

    var value: Value {
        get { cell?.value ?? detached ?? initial }
        set { if let cell { cell.write(newValue) } else { detached = newValue } }
    }

    var binding: Binding<Value> {
        guard let cell else { return Binding(get: { self.value }, set: { self.value = $0 }) }
        return Binding(get: { cell.value }, set: cell.write)
    }
}

/// The value itself; it lives as long as its identity.
private final class StateCell<Value> {
    private(set) var value: Value
    private weak var identity: ViewIdentity?
    private weak var session: LayoutSession?

    init(_ value: Value, _ identity: ViewIdentity, _ session: LayoutSession) {
        (self.value, self.identity, self.session) = (value, identity, session)
    }

    /// Writes a value; the views are evaluated again unless it is the one that is there.
    func write(_ written: Value) {
        if isUnchanged(value, by: written) { return }
        value = written
        session?.invalidate(by: identity)
    }
}
