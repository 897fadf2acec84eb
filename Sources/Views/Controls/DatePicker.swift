// DatePicker.swift: a day or a time of day.

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// One bit for the day, one for the time.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The day.
    public static let date = DatePickerComponents(rawValue: 1)
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A day or a time of day beside a label; what it looks like depends on its style, its sizes are in `ControlSizes`.
public struct DatePicker<Label: View>: View {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents

    @Environment(\.datePickerKind) private var kind
    @Environment(\.controlSizes) private var sizes
    @Binding private var date: Date
    private let isInRange: (Date) -> Bool
    private let components: Components
    private let label: Label

    private init(
        _ date: Binding<Date>, where isInRange: @escaping (Date) -> Bool = { _ in true }, components: Components,
        label: Label
    ) {
        (_date, self.isInRange, self.components, self.label) = (date, isInRange, components, label)
    }

    /// The label and the control.
    public var body: some View { look.offering(ChoiceAction(of: Date.self, where: isInRange) { date = $0 }) }

    @ViewBuilder private var look: some View {
        switch kind {
        case .compact:
            LabeledRow {
                HStack(spacing: 6) {
                    if components.contains(.date) { button(sizes.compactDate, day) }
                    if components.contains(.hourAndMinute) { button(sizes.compactTime, time) }
                }
            } title: {
                label
            }
        case .calendar:
            Color.clear.frame(idealWidth: sizes.calendar.width, maxWidth: .infinity)
                .frame(height: sizes.calendar.height)
                .leavingOut("datePickerStyle")
        case .wheel:
            DateWheels(date: date, components: components)
        }
    }

    private var day: Text { Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted)) }
    private var time: Text { Text(date, style: .time) }

    /// The room beside a text in its field: of 127 points a date of usual size takes 105.
    private static var inset: CGFloat { 11 }

    /// A field that grows with its text.
    private func button(_ size: CGSize, _ text: Text) -> some View {
        text.lineLimit(1).fixedSize().padding(.horizontal, Self.inset)
            .frame(minWidth: size.width, minHeight: size.height)
            .background { RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.12)) }
    }
}

extension DatePicker {
    /// A date with a label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, components: displayedComponents, label: label())
    }

    /// A date of a range, with a label.
    public init<Dates: RangeExpression<Date>>(
        selection: Binding<Date>, in range: Dates, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, where: range.contains, components: displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// A date with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, components: displayedComponents, label: Text(titleKey))
    }

    /// A date of a range, with a title.
    public init<Dates: RangeExpression<Date>>(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Dates,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, where: range.contains, components: displayedComponents, label: Text(titleKey))
    }

    /// A date with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, components: displayedComponents, label: Text(String(title)))
    }

    /// A date of a range, with a title.
    @_disfavoredOverload
    public init<Dates: RangeExpression<Date>>(
        _ title: some StringProtocol, selection: Binding<Date>, in range: Dates,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, where: range.contains, components: displayedComponents, label: Text(String(title)))
    }
}

/// What a date picker looks like.
enum DatePickerKind { case compact, calendar, wheel }

/// A look of date pickers.
public protocol DatePickerStyle {
    /// Tells the look.
    var _look: DatePickerLook { get }
}

/// The look of date pickers that a style chooses.
public struct DatePickerLook: Sendable {
    let kind: DatePickerKind
}

/// Buttons with the day and the time.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    /// The buttons.
    public var _look: DatePickerLook { DatePickerLook(kind: .compact) }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    /// The calendar.
    public var _look: DatePickerLook { DatePickerLook(kind: .calendar) }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
    /// The wheels.
    public var _look: DatePickerLook { DatePickerLook(kind: .wheel) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Buttons with the day and the time.
    public static var automatic: Self { Self() }
    /// Buttons with the day and the time.
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: Self { Self() }
}

private enum DatePickerKindKey: EnvironmentKey { static var defaultValue: DatePickerKind { .compact } }

extension EnvironmentValues {
    /// How date pickers look.
    var datePickerKind: DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}

extension View {
    /// Sets how date pickers inside look.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        environment(\.datePickerKind, style._look.kind)
    }
}
