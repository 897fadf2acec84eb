// Gestures.swift: the gestures by name.  Lengths in points.

/// A tap.
public struct TapGesture: Gesture {
    /// A tap tells nothing.
    public typealias Value = Void
    /// How many taps; one is enough here.
    public var count: Int
    /// A number of taps.
    public init(count: Int = 1) { self.count = count }
}

/// A tap that tells where.
public struct SpatialTapGesture: Gesture {
    /// Where the tap is.
    public struct Value: Equatable, Sendable {
        /// The point.
        public var location: CGPoint
    }
    /// A number of taps.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
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
        /// When.
        public var time: Date
        /// Where it is and where it began.
        public var location, startLocation: CGPoint
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
        /// When.
        public var time: Date
        /// The factor, and how it changes in a second.
        public var magnification, velocity: CGFloat
        /// Where it began, as shares of the view.
        public var startAnchor: UnitPoint
        /// Where it began.
        public var startLocation: CGPoint
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
        /// When.
        public var time: Date
        /// The angle, and how it changes in a second.
        public var rotation, velocity: Angle
        /// Where it began, as shares of the view.
        public var startAnchor: UnitPoint
        /// Where it began.
        public var startLocation: CGPoint
    }
    /// An angle other than none.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
