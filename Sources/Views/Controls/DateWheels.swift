// DateWheels.swift: a date and a time of day on wheels beside each other.

/// Wheels for the parts of a date, in their English order: month, day, year; or day, hour, minute and half of the day.
struct DateWheels: View {
    let date: Date
    let components: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.controlSizes) private var sizes

    /// How many rows before and after the chosen one are made where there is no end.
    private static let reach = 5
    /// The width of a wheel with numbers beside one with days.
    private static let number: CGFloat = 56

    private struct Column {
        let rows: [String]
        let chosen: Int
    }

    var body: some View {
        ZStack {
            WheelGround()
            HStack(spacing: 0) {
                ForEach(columns.indices, id: \.self) { index in
                    let column = columns[index]
                    Wheel(
                        rows: column.rows.map { Text(verbatim: $0).asWheelRows() }, chosen: column.chosen,
                        hasGround: false
                    )
                    .frame(maxWidth: columns.count > 3 && index > 0 ? Self.number : .infinity)
                }
            }
        }
        .frame(idealWidth: sizes.wheel.width).frame(height: sizes.wheel.height)
    }

    private var columns: [Column] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
            let minute = parts.minute
        else { return [] }
        let time = [
            Column(rows: ["12"] + (1...11).map { "\($0)" }, chosen: hour % 12),
            Column(rows: (0...59).map { $0 < 10 ? "0\($0)" : "\($0)" }, chosen: minute),
            Column(rows: ["AM", "PM"], chosen: hour / 12),
        ]
        switch (components.contains(.date), components.contains(.hourAndMinute)) {
        case (true, true): return [days] + time
        case (false, true): return time
        default:
            let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
            return [
                Column(rows: calendar.monthSymbols, chosen: month - 1),
                Column(rows: (1...days).map { "\($0)" }, chosen: day - 1),
                Column(rows: (year - Self.reach...year + Self.reach).map { "\($0)" }, chosen: Self.reach),
            ]
        }
    }

    /// The days around, such as `Tue Nov 14`.
    private var days: Column {
        let rows = (-Self.reach...Self.reach).compactMap { calendar.date(byAdding: .day, value: $0, to: date) }.map {
            day in
            let parts = calendar.dateComponents([.weekday, .month, .day], from: day)
            let weekday = calendar.shortWeekdaySymbols[(parts.weekday ?? 1) - 1]
            return "\(weekday) \(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1)"
        }
        return Column(rows: rows, chosen: Self.reach)
    }
}
