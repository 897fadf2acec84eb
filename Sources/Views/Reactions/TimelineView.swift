// TimelineView.swift: views that would be built again as time passes; they are built once.

/// When views are built again.
public protocol TimelineSchedule {
    /// How often views may be built.
    typealias Mode = TimelineScheduleMode
}

/// How often views may be built.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says, or less often.
    case normal, lowFrequency
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// A schedule with the least time between two builds, in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At equal distances of time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// A schedule with a distance in seconds.
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen is drawn.
    public static var animation: Self { Self() }
    /// As often as the screen is drawn, with the least time between two builds, in seconds.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { Self() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances of time, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

/// At given points in time.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule where Dates.Element == Date {
    private let dates: Dates
    /// At given points in time.
    public init(_ dates: Dates) { self.dates = dates }
    /// The points in time.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Dates { dates }
}

extension TimelineSchedule {
    /// At given points in time.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: Self { Self() }
}

/// Views that would be built again as time passes; they are built for the time of the layout.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The time as views see it.
    public struct Context {
        /// How often views are built.
        public enum Cadence: Comparable, Sendable {
            /// Many times a second, once a second, or once a minute.
            case live, seconds, minutes
        }

        /// The time.
        public let date: Date
        /// How often views are built.
        public let cadence: Cadence
    }

    private let content: (TimelineViewDefaultContext) -> Content

    /// Views of the time, by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }

    /// The views for the time of the layout.
    public var body: some View { content(TimelineViewDefaultContext(date: Date(), cadence: .live)) }
}

/// The time as views see it: the same whatever they are and whenever they are built.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
