// Focus.swift: where typing goes; nowhere here, so that nothing is focused unless a program writes it.

/// Where typing goes, as a program sees it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>
    /// Whether typing goes to a view; false.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// To which of several views typing goes; to none.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }
    /// The value that was written last.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
    /// A binding to where typing goes.
    @propertyWrapper
    public struct Binding {
        fileprivate let binding: LayoutCore.Binding<Value>
        /// The value.
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension View {
    /// Would send typing to the view while a value says so.
    public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
    /// Would send typing to the view while a value equals another.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> Self { self }
    /// Would let the view take what is typed.
    public func focusable(_ isFocusable: Bool = true) -> Self { self }
    /// Would let the view take what is typed, for some interactions.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }
    /// Would keep keys together.
    public func focusSection() -> Self { self }
    /// Would draw no ring around the view that is typed in.
    public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
    /// Would send typing to a view first.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> Self { self }
}

/// What a view takes typing for; without effect here.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To activate, to edit, and the usual.
    public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2), automatic: Self = [.activate, .edit]
}

extension EnvironmentValues {
    /// Whether typing goes to the view; it goes nowhere.
    public var isFocused: Bool { false }
}
