// Keyframes.swift: values that would go through a course of times; each has its first value here.

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
    /// A step.
    public static func buildExpression<Step: KeyframeTrackContent<Value>>(_ step: Step) -> KeyframeSteps<Value> {
        KeyframeSteps()
    }
    /// Several steps.
    public static func buildBlock(_ steps: KeyframeSteps<Value>...) -> KeyframeSteps<Value> { KeyframeSteps() }
}

/// Makes a course of the courses of parts, or of the steps, in a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// The course of a part.
    public static func buildExpression<Track: Keyframes<Value>>(_ track: Track) -> KeyframeSteps<Value> {
        KeyframeSteps()
    }
    /// A step.
    @_disfavoredOverload public static func buildExpression<Step: KeyframeTrackContent<Value>>(_ step: Step)
        -> KeyframeSteps<Value>
    {
        KeyframeSteps()
    }
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
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) { body = content(initialValue) }
    /// Makes the views of a value; the course is not run.
    public init<K: Keyframes<Value>>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) { body = content(initialValue) }
}

extension View {
    /// Would change the view with a course of values: it is that of the first.
    public func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View { content(self, initialValue) }
    /// Would change the view with a course of values: it is that of the first.
    public func keyframeAnimator<Value, K: Keyframes<Value>, Content: View>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View { content(self, initialValue) }
}
