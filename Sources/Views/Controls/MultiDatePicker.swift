// MultiDatePicker.swift: several days, chosen in a calendar.

/// Several days of a calendar, which looks like that of a `DatePicker` in the graphical style.
public struct MultiDatePicker<Label: View>: View {
    private let label: Label

    /// Days with a label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.label = label() }

    /// Days of a range, with a label.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// Days from one on, with a label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// The calendar.
    public var body: some View {
        DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { label }
            .datePickerStyle(.graphical)
    }
}

extension MultiDatePicker where Label == Text {
    /// Days with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Days of a range, with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Days from one on, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// Days with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(String(title)) }
    }
}
