// Gestures.swift: the gestures by name, and gestures on views.  One finger completes some by what `LayoutHost.tap`, `press` and
// `drag` do; two fingers do nothing here.  Lengths in points.

/// A tap.
public struct TapGesture: Gesture {
    /// A tap tells nothing.
    public typealias Value = Void
    /// How many taps.
    public var count: Int
    /// A number of taps.
    public init(count: Int = 1) { self.count = count }
    /// Completed by so many taps.
    public func completed(by touch: Touch) -> CompletedGesture<Void>? {
        touch.isTap && touch.count == count ? CompletedGesture(()) : nil
    }
}

/// A tap that tells where.
public struct SpatialTapGesture: Gesture {
    /// Where the tap is.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    private let count: Int
    private let coordinateSpace: CoordinateSpace
    /// A number of taps; where, in the view's coordinates, or in the root's for `.global`.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
    /// Completed by so many taps.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        guard touch.isTap, touch.count == count else { return nil }
        return CompletedGesture(Value(location: coordinateSpace == .global ? touch.globalLocation : touch.location))
    }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    /// Whether the press goes on.
    public typealias Value = Bool
    /// How long in seconds, and how far the finger may move.
    public var minimumDuration: Double, maximumDistance: CGFloat
    /// A press of seconds that moves no further than a distance.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
    /// Completed by a press that lasts so long.
    public func completed(by touch: Touch) -> CompletedGesture<Bool>? {
        let lasts = touch.duration >= minimumDuration && (touch.duration > 0 || minimumDuration <= 0)
        return lasts && touch.distance <= maximumDistance + 1e-6 ? CompletedGesture(true) : nil
    }
}

/// A finger that moves.
public struct DragGesture: Gesture {
    /// Where a finger is and whence it came.
    public struct Value: Equatable, Sendable {
        /// When; where it is and where it began.
        public var time: Date, location, startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// How far it comes in a second.
        public var velocity: CGSize
        /// Where it would end.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would come.
        public var predictedEndTranslation: CGSize { translation }
    }
    /// The distance from which on the gesture counts.
    public var minimumDistance: CGFloat
    /// In which coordinates its locations are: the view's, or else the root's.
    public var coordinateSpace: CoordinateSpace
    /// A movement from a distance on, with locations in the view's coordinates, or in the root's for others.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    /// A movement from a distance on, with locations in the root's coordinates.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: .global)
    }
    /// Completed by a movement from the distance on, at once.
    public func completed(by touch: Touch) -> CompletedGesture<Value>? {
        let isLocal = coordinateSpace == .local
        let distance = isLocal ? touch.translation : touch.globalTranslation
        // The coordinates of the view are rounded.
        guard hypot(distance.width, distance.height) >= minimumDistance - 1e-6 else { return nil }
        let end = isLocal ? touch.location : touch.globalLocation
        let start = CGPoint(x: end.x - distance.width, y: end.y - distance.height)
        return CompletedGesture(
            Value(time: Date(), location: end, startLocation: start, velocity: .zero))
    }
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture {
    /// The factor.
    public typealias Value = CGFloat
    /// A factor that differs from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part.
public struct MagnifyGesture: Gesture {
    /// How far they have parted.
    public struct Value: Equatable, Sendable {
        /// When; the factor, and how it changes in a second; where it began, as shares of the view and in points.
        public var time: Date, magnification, velocity: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
    }
    /// A factor that differs from 1.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle
    /// An angle other than none.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        /// When; the angle, and how it changes in a second; where it began, as shares of the view and in points.
        public var time: Date, rotation, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint
    }
    /// An angle other than none.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value, which is the first one.
    public let wrappedValue: Value
    /// A first value, to which it would return with a change or with a function run.
    public init(
        wrappedValue: Value, resetTransaction: Transaction = Transaction(),
        reset: (Value, inout Transaction) -> Void = { _, _ in }
    ) { self.wrappedValue = wrappedValue }
    /// A first value.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// The state itself, for `updating`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// No first value.
    public init() { self.init(wrappedValue: nil) }
}

extension View {
    /// Adds a gesture, or not.
    public func gesture(_ gesture: some Gesture, including: GestureMask = .all, isEnabled: Bool = true) -> some View {
        tapping(gesture, .ordinary, including, isEnabled)
    }
    /// Adds a gesture that comes before those inside, or not.
    public func highPriorityGesture(
        _ gesture: some Gesture, including mask: GestureMask = .all, isEnabled: Bool = true
    ) -> some View { tapping(gesture, .beforeThoseInside, mask, isEnabled) }
    /// Adds a gesture beside those inside, or not.
    public func simultaneousGesture(
        _ gesture: some Gesture, including mask: GestureMask = .all, isEnabled: Bool = true
    ) -> some View { tapping(gesture, .besideOthers, mask, isEnabled) }

    private func tapping(
        _ gesture: some Gesture, _ rank: TouchAction.Rank, _ mask: GestureMask, _ isEnabled: Bool
    ) -> some View {
        // Where those inside are not to count, this one comes before them.
        onTouch(mask.contains(.subviews) ? rank : .beforeThoseInside) { touch in
            isEnabled && mask.contains(.gesture) ? gesture.completed(by: touch)?.run : nil
        }
    }
    /// Runs an action after a press that lasts, which `LayoutHost.press(at:for:)` is.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let changed = onPressingChanged ?? { _ in }
        return onTouch(.ordinary, takesTaps: false) { touch in
            guard press.completed(by: touch) != nil else { return nil }
            return {
                changed(true)
                action()
                changed(false)
            }
        }
        .onTouch(.besideOthers, takesTaps: false) { touch in
            guard onPressingChanged != nil, touch.count == 1, press.completed(by: touch) == nil else { return nil }
            return {
                changed(true)
                changed(false)
            }
        }
    }
    /// Runs an action after a press that lasts, which `LayoutHost.press(at:for:)` is.
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit for each place.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None, the view's, those inside, and all.
    public static let none: Self = [], gesture = Self(rawValue: 1), subviews = Self(rawValue: 2),
        all = Self(rawValue: 3)
}
