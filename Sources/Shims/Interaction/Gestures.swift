// Gestures.swift: the gestures by name, and gestures on views.  Where a tap completes one, `LayoutHost.tap(at:)` runs it; no
// other happens here.  Lengths in points.

/// A tap.
public struct TapGesture: Gesture {
    /// A tap tells nothing.
    public typealias Value = Void
    /// How many taps.
    public var count: Int
    /// A number of taps.
    public init(count: Int = 1) { self.count = count }
    /// Completed by so many taps.
    public func completed(by tap: Tap) -> CompletedGesture<Void>? { tap.count == count ? CompletedGesture(()) : nil }
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
    public func completed(by tap: Tap) -> CompletedGesture<Value>? {
        guard tap.count == count else { return nil }
        return CompletedGesture(Value(location: coordinateSpace == .global ? tap.globalLocation : tap.location))
    }
}

/// A press that lasts.
public struct LongPressGesture: Gesture {
    /// Whether the press goes on.
    public typealias Value = Bool
    /// A press of seconds that moves no further than a distance.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
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
    /// A movement from a distance on.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }
    /// A movement from a distance on.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
        self.minimumDistance = minimumDistance
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
        _ gesture: some Gesture, _ rank: TapAction.Rank, _ mask: GestureMask, _ isEnabled: Bool
    ) -> some View {
        // Where those inside are not to count, this one comes before them.
        onTap(mask.contains(.subviews) ? rank : .beforeThoseInside) { tap in
            isEnabled && mask.contains(.gesture) ? gesture.completed(by: tap)?.run : nil
        }
    }
    /// Would run after a press that lasts.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> Self { self }
    /// Would run after a press that lasts.
    @_disfavoredOverload public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: () -> Void
    ) -> Self { self }
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
