// Gesture.swift: what fingers do, of which a host taps, presses and drags with one.

/// Something that fingers do.
public protocol Gesture<Value> {
    /// Its value while it goes on.
    associatedtype Value
    /// The type of the gestures that it consists of.
    associatedtype Body: Gesture
    /// The gestures that it consists of.
    var body: Body { get }
    /// The gesture as a touch completes it; `nil` where it does not.
    func completed(by touch: Touch) -> CompletedGesture<Value>?
}

/// A gesture that was completed.
public struct CompletedGesture<Value> {
    /// What the gesture tells.
    public let value: Value
    /// Runs its actions.
    public let run: () -> Void

    /// A value, and what is to be run.
    public init(_ value: Value, run: @escaping () -> Void = {}) { (self.value, self.run) = (value, run) }
}

extension Never: Gesture {
    /// There is none.
    public typealias Value = Never
    /// There is none.
    public var body: Never { return preconditionFailure("Never has no body") }
    /// There is none.
    public func completed(by touch: Touch) -> CompletedGesture<Never>? { nil }
}

extension Gesture where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
    /// A touch does not complete the gesture.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? { nil }
}

extension Gesture {
    /// The gestures that this one consists of, as a touch completes them.
    @_disfavoredOverload public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        guard let body = body.completed(by: touch), let value = body.value as? Value else { return nil }
        return CompletedGesture(value, run: body.run)
    }
    /// Calls a function at the end of the gesture, which comes where a touch of the host completes it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> {
        ChangedGesture { touch in
            completed(by: touch).map { ended in
                CompletedGesture(ended.value) {
                    ended.run()
                    action(ended.value)
                }
            }
        }
    }
    /// Calls a function when the value changes: once, before the gesture ends.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> where Value: Equatable {
        ChangedGesture { touch in
            completed(by: touch).map { ended in
                CompletedGesture(ended.value) {
                    action(ended.value)
                    ended.run()
                }
            }
        }
    }
    /// Would write to a state while the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> ChangedGesture<Self, Value> { ChangedGesture(completed) }
    /// A gesture with another value.
    public func map<Result>(_ body: @escaping (Value) -> Result) -> ChangedGesture<Self, Result> {
        ChangedGesture { touch in completed(by: touch).map { CompletedGesture(body($0.value), run: $0.run) } }
    }
    /// Both gestures at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// One gesture after the other: a press that lasts, before a drag.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// The first gesture, or else the other.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// The gesture with keys held.
    public func modifiers(_ modifiers: EventModifiers) -> ChangedGesture<Self, Value> { ChangedGesture { _ in nil } }
}

/// A gesture with actions, or made of others.
public struct ChangedGesture<Base: Gesture, Value>: Gesture {
    private let completion: (Touch) -> CompletedGesture<Value>?

    init(_ completion: @escaping (Touch) -> CompletedGesture<Value>?) { self.completion = completion }

    /// Where a touch completes the gestures inside, with what they tell.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? { completion(touch) }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gestures.
    public var first: First, second: Second
    /// Makes one gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// Those that a touch completes.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        let (first, second) = (first.completed(by: touch), second.completed(by: touch))
        guard first != nil || second != nil else { return nil }
        return CompletedGesture(Value(first: first?.value, second: second?.value)) {
            first?.run()
            second?.run()
        }
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
    /// The first by the touch until it moves, and then the other by what follows.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        guard touch.duration > 0, touch.translation != .zero else { return nil }
        let parts = touch.parts
        guard let first = first.completed(by: parts.held), let second = second.completed(by: parts.moved) else {
            return nil
        }
        return CompletedGesture(.second(first.value, second.value)) {
            first.run()
            second.run()
        }
    }
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
    /// The first where a touch completes it, else the other.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        if let first = first.completed(by: touch) { return CompletedGesture(.first(first.value), run: first.run) }
        return second.completed(by: touch).map { CompletedGesture(.second($0.value), run: $0.run) }
    }
    /// What one of them tells.
    public enum Value { case first(First.Value), second(Second.Value) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells.
    public typealias Value = Wrapped.Value
    /// The gesture, if there is one, as a touch completes it.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? { self?.completed(by: touch) }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
    private let completion: (Touch) -> CompletedGesture<Value>?
    /// Hides the type of a gesture.
    public init(_ gesture: some Gesture<Value>) { completion = gesture.completed }
    /// Where a touch completes the hidden one.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? { completion(touch) }
}
