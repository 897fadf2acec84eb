// ProgressView.swift: how far something has come, as a bar or as a spinner.

/// A bar for a known share, a spinner for an unknown one, with a label above the bar or below the spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.[ControlStyle<ProgressViewStyleConfiguration>()]) private var style
    private let fraction: Double?
    private let label: Label?
    private let current: CurrentValueLabel?

    init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
        (self.fraction, self.label, self.current) = (fraction, label, current)
    }

    /// The bar or the spinner, or what the style makes of it.
    public var body: some View {
        let value = fraction.map { "\(Int((min(max(0, $0), 1) * 100).rounded())) %" }
        return dressed.said {
            $0.children = $0.children ?? .combine
            $0.value = $0.value ?? value
        }
    }

    @ViewBuilder private var dressed: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { ViewPart($0) },
            currentValueLabel: current.map { ViewPart($0) })
        if let style {
            style(configuration)
        } else {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() { self.init(fraction: nil, label: nil, current: nil) }

    /// A bar for a value out of a total.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil, current: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A bar for a value out of a total, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: nil)
    }
}

extension ProgressView {
    /// A bar for a value out of a total, with a label above and one below.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A spinner with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey), current: nil) }

    /// A spinner with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) {
        self.init(fraction: nil, label: Text(String(title)), current: nil)
    }

    /// A bar for a value out of a total, with a title.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), current: nil)
    }

    /// A bar for a value out of a total, with a title.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(String(title)), current: nil)
    }
}

extension ProgressView where Label == ViewPart, CurrentValueLabel == ViewPart {
    /// What a style dresses, to be dressed again.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
    }
}
