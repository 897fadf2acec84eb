// Gesture.swift: what fingers do.  A host taps and does nothing else, so that a `TapGesture` runs and no other gesture.

/// Something that fingers do.
public protocol Gesture<Value> {
    /// Its value while it goes on.
    associatedtype Value
    /// The type of the gestures that it consists of.
    associatedtype Body: Gesture
    /// The gestures that it consists of.
    var body: Body { get }
    /// What a tap does.
    var tapAction: (() -> Void)? { get }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
    /// There is none.
    public var body: Never { return preconditionFailure("Never has no body") }
    /// There is none.
    public var tapAction: (() -> Void)? { nil }
}

extension Gesture where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
    /// A tap does nothing.
    public var tapAction: (() -> Void)? { nil }
}

extension Gesture {
    /// What a tap does to the gestures that this one consists of.
    @_disfavoredOverload public var tapAction: (() -> Void)? { body.tapAction }
    /// Calls a function at the end of the gesture; of gestures without a value, when the host taps.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> {
        guard let nothing = () as? Value else { return ChangedGesture(tapAction: tapAction) }
        return ChangedGesture(tapAction: {
            tapAction?()
            action(nothing)
        })
    }
    /// Would call a function whenever the value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> where Value: Equatable {
        ChangedGesture(tapAction: tapAction)
    }
    /// Would write to a state while the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> ChangedGesture<Self, Value> { ChangedGesture(tapAction: tapAction) }
    /// A gesture with another value; it never ends here.
    public func map<Result>(_ body: @escaping (Value) -> Result) -> ChangedGesture<Self, Result> {
        ChangedGesture(tapAction: tapAction)
    }
    /// Both gestures at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// One gesture after the other; a tap alone does not complete it.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// The first gesture, or else the other.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// The gesture with keys held.
    public func modifiers(_ modifiers: EventModifiers) -> ChangedGesture<Self, Value> { ChangedGesture(tapAction: nil) }
}

/// A gesture with actions, or made of others.
public struct ChangedGesture<Base: Gesture, Value>: Gesture {
    /// What a tap does.
    public let tapAction: (() -> Void)?
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gestures.
    public var first: First, second: Second
    /// Makes one gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// What a tap does to either.
    public var tapAction: (() -> Void)? {
        let actions = [first.tapAction, second.tapAction].compactMap { $0 }
        return actions.isEmpty ? nil : { actions.forEach { $0() } }
    }
    /// What both tell.
    public struct Value {
        /// The values of both gestures; `nil` for one that has none yet.
        public var first: First.Value?, second: Second.Value?
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gestures.
    public var first: First, second: Second
    /// Makes one gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// What the first tells, or both.
    public enum Value { case first(First.Value), second(First.Value, Second.Value?) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gestures.
    public var first: First, second: Second
    /// Makes one gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// What a tap does.
    public var tapAction: (() -> Void)? { first.tapAction ?? second.tapAction }
    /// What one of them tells.
    public enum Value { case first(First.Value), second(Second.Value) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells.
    public typealias Value = Wrapped.Value
    /// What a tap does to the gesture, if there is one.
    public var tapAction: (() -> Void)? { self?.tapAction }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
    /// What a tap does.
    public let tapAction: (() -> Void)?
    /// Hides the type of a gesture.
    public init(_ gesture: some Gesture<Value>) { tapAction = gesture.tapAction }
}
