// ProgressView+Foundation.swift: bars for an interval of time, which stay as they are at its beginning, and for Foundation's
// reports.

extension ProgressView {
    /// A bar for an interval of time, with a label above and one below: at its beginning full where it counts down, else empty.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: countsDown ? 1 : 0, label: label(), current: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// A bar for an interval of time, with a label above and what is left below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// A bar for an interval of time, with what is left below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: countsDown ? 1 : 0, label: nil,
            current: Text(timerInterval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A bar for what a report of Foundation's says now; a spinner where it cannot say how far it is.
    public init(_ progress: Progress) {
        self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
    }
}
