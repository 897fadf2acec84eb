// Gesture.swift: what fingers do.  A host taps and does nothing else, so that gestures of taps run and no others.

/// Something that fingers do.
public protocol Gesture<Value> {
    /// Its value while it goes on.
    associatedtype Value
    /// The type of the gestures that it consists of.
    associatedtype Body: Gesture
    /// The gestures that it consists of.
    var body: Body { get }
    /// The gesture as a tap completes it; `nil` where it does not.
    func completed(by tap: Tap) -> CompletedGesture<Value>?
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
    public func completed(by tap: Tap) -> CompletedGesture<Never>? { nil }
}

extension Gesture where Body == Never {
    /// There is none.
    public var body: Never { return preconditionFailure("\(Self.self) has no body") }
    /// A tap does not complete the gesture.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? { nil }
}

extension Gesture {
    /// The gestures that this one consists of, as a tap completes them.
    @_disfavoredOverload public func completed(by tap: Tap) -> CompletedGesture<Value>? {
        guard let body = body.completed(by: tap), let value = body.value as? Value else { return nil }
        return CompletedGesture(value, run: body.run)
    }
    /// Calls a function at the end of the gesture, which comes where a tap of the host completes it.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> {
        ChangedGesture { tap in
            completed(by: tap).map { ended in
                CompletedGesture(ended.value) {
                    ended.run()
                    action(ended.value)
                }
            }
        }
    }
    /// Would call a function whenever the value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self, Value> where Value: Equatable {
        ChangedGesture(completed)
    }
    /// Would write to a state while the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> ChangedGesture<Self, Value> { ChangedGesture(completed) }
    /// A gesture with another value.
    public func map<Result>(_ body: @escaping (Value) -> Result) -> ChangedGesture<Self, Result> {
        ChangedGesture { tap in completed(by: tap).map { CompletedGesture(body($0.value), run: $0.run) } }
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
    public func modifiers(_ modifiers: EventModifiers) -> ChangedGesture<Self, Value> { ChangedGesture { _ in nil } }
}

/// A gesture with actions, or made of others.
public struct ChangedGesture<Base: Gesture, Value>: Gesture {
    private let completion: (Tap) -> CompletedGesture<Value>?

    init(_ completion: @escaping (Tap) -> CompletedGesture<Value>?) { self.completion = completion }

    /// Where a tap completes the gestures inside, with what they tell.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? { completion(tap) }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The gestures.
    public var first: First, second: Second
    /// Makes one gesture of two.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
    /// Those that a tap completes.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? {
        let (first, second) = (first.completed(by: tap), second.completed(by: tap))
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
    /// The first where a tap completes it, else the other.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? {
        if let first = first.completed(by: tap) { return CompletedGesture(.first(first.value), run: first.run) }
        return second.completed(by: tap).map { CompletedGesture(.second($0.value), run: $0.run) }
    }
    /// What one of them tells.
    public enum Value { case first(First.Value), second(Second.Value) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells.
    public typealias Value = Wrapped.Value
    /// The gesture, if there is one, as a tap completes it.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? { self?.completed(by: tap) }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
    private let completion: (Tap) -> CompletedGesture<Value>?
    /// Hides the type of a gesture.
    public init(_ gesture: some Gesture<Value>) { completion = gesture.completed }
    /// Where a tap completes the hidden one.
    public func completed(by tap: Tap) -> CompletedGesture<Value>? { completion(tap) }
}
