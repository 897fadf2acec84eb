// Text+Dates.swift: points in time, and pictures, as texts.  Words beside dates are English.

extension Text {
    /// How a point in time is written.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum Kind { case time, date, relative, offset, timer }
        fileprivate let kind: Kind

        /// The hour and minute, as in "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day, as in "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// How far it is away, as in "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// How far it is away and on which side, as in "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// How far it is away, as in "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// A point in time; how far it is away is written as of now, and stays.
    public init(_ date: Date, style: DateStyle) {
        let distance = date.timeIntervalSinceNow
        switch style.kind {
        case .time: self.init(date, by: style) { date.formatted(.regional($0, date: .omitted, time: .shortened)) }
        case .date: self.init(date, by: style) { date.formatted(.regional($0, date: .long, time: .omitted)) }
        case .relative: self.init(verbatim: Self.parts(of: abs(distance)))
        case .offset: self.init(verbatim: (distance < 0 ? "-" : "+") + Self.largestPart(of: abs(distance)))
        case .timer: self.init(verbatim: Self.clock(abs(distance)))
        }
    }

    /// The time from one point to another, as in "9:30 AM \u{2013} 3:30 PM".
    public init(_ dates: ClosedRange<Date>) {
        self.init(dates, by: DateStyle.time) { region in
            [dates.lowerBound, dates.upperBound].map {
                $0.formatted(.regional(region, date: .omitted, time: .shortened))
            }
            .joined(separator: " \u{2013} ")
        }
    }

    /// The time from one point to another.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// What is left of an interval of time, as in "4:59": all of it, or nothing where it counts upwards.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: Self.clock(countsDown ? whole : 0))
    }

    /// A picture among letters; it makes no line higher.
    public init(_ image: Image) { self.init(image.inline) }

    /// So many seconds are counted at most: more than since the universe began, and fewer than an integer holds.
    private static let most = 1e18

    /// The whole seconds nearest to some, which are not negative; 0 for what is not a number.
    private static func whole(_ seconds: Double) -> Int { seconds > 0 ? Int(min(seconds, most).rounded()) : 0 }

    private static func clock(_ seconds: Double) -> String {
        let whole = whole(seconds)
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// The two largest units, as in "2 hr, 23 min" and "1 yr, 1 mth"; a month has 30 days and a year 365.
    private static func parts(of seconds: Double) -> String {
        let whole = whole(seconds)
        let days = whole / 86400
        let months = min(days % 365 / 30, 11)
        func counted(_ number: Int, _ name: String) -> String { "\(number) \(name)" + (number == 1 ? "" : "s") }
        let parts = [
            (days / 365, counted(days / 365, "yr")), (months, counted(months, "mth")),
            (days % 365 - months * 30, counted(days % 365 - months * 30, "day")),
            (whole / 3600 % 24, "\(whole / 3600 % 24) hr"),
            (whole / 60 % 60, "\(whole / 60 % 60) min"), (whole % 60, "\(whole % 60) sec"),
        ]
        let first = parts.firstIndex { $0.0 > 0 } ?? parts.count - 1
        return parts[first..<min(first + 2, parts.count)].map(\.1).joined(separator: ", ")
    }

    private static func largestPart(of seconds: Double) -> String {
        let whole = whole(seconds)
        let (number, name) =
            whole >= 86400
            ? (whole / 86400, "day")
            : whole >= 3600
                ? (whole / 3600, "hour")
                : whole >= 60 ? (whole / 60, "minute") : (whole, "second")
        return "\(number) \(name)" + (number == 1 ? "" : "s")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a point in time.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }
    /// Adds an interval of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
    /// Adds what is left of an interval of time.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { appendInterpolation(Text(timerInterval: timerInterval, countsDown: countsDown)) }
}

extension FormatStyle where Self == Date.FormatStyle {
    static func regional(
        _ region: Region, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: region.locale, timeZone: region.timeZone)
    }
}
