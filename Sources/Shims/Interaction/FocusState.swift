// FocusState.swift: where typing goes, as programs hear it and write it.

extension View {
    /// Tells whether typing goes to the view; it does not go to a view that has left.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        FocusedView(content: self, gain: { condition.move(to: true) }, writes: { condition.writes.count }) {
            condition.move(to: false)
        }
    }
    /// Tells by a value of its own that typing goes to the view; it does not go to a view that has left.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        FocusedView(content: self, gain: { binding.move(to: value) }, writes: { binding.writes.count }) {
            if binding.wrappedValue == value, let none = noFocus(as: Value.self) { binding.move(to: none) }
        }
    }
}

/// A view that tells whether typing goes to it.
private struct FocusedView<Content: View>: View {
    @State private var typing = Typing()
    let content: Content
    let gain: () -> Void
    /// How often a program has written where typing goes.
    let writes: () -> Int
    let lose: () -> Void

    /// Whether typing goes to the view, and how often a program had written when it began.
    private final class Typing {
        var isHere = false
        var writes = 0
    }

    var body: some View {
        content.hearingFocus {
            gain()
            (typing.isHere, typing.writes) = (true, writes())
        } lose: {
            typing.isHere = false
            lose()
        } writes: {
            writes()
        }
        .onDisappear {
            // What a program has written since counts more.
            if typing.isHere, typing.writes == writes() { lose() }
        }
    }
}

/// Where typing goes, as a program sees it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    private let writes = State(wrappedValue: FocusWrites())
    /// Whether typing goes to a view; false.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// To which of several views typing goes; to none.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    /// The value that was written last.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue, writes: writes.wrappedValue) }
    /// A binding to where typing goes.
    @propertyWrapper
    public struct Binding {
        fileprivate let binding: LayoutCore.Binding<Value>
        fileprivate let writes: FocusWrites
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set {
                writes.count += 1
                binding.wrappedValue = newValue
            }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Follows where typing goes, which no program has written.
        fileprivate func move(to value: Value) {
            if binding.wrappedValue != value { binding.wrappedValue = value }
        }
    }
}

/// How often a program has written where typing goes.
final class FocusWrites {
    fileprivate(set) var count = 0
}

/// The value of where typing goes when it goes nowhere; `nil` for types without one.
private func noFocus<Value>(as type: Value.Type) -> Value? {
    func none<Optional: ExpressibleByNilLiteral>(_ type: Optional.Type) -> Any { Optional(nilLiteral: ()) as Any }
    return (type as? any ExpressibleByNilLiteral.Type).flatMap { none($0) as? Value }
}
