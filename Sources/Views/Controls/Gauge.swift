// Gauge.swift: a value within bounds.

/// A value within bounds: a bar between its bounds under a label, or a round gauge, by its style.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    @Environment(\.[ControlStyle<GaugeStyleConfiguration>()]) private var style
    private let fraction: Double
    private let label: Label
    private let current: CurrentValueLabel
    private let least: BoundsLabel
    private let most: BoundsLabel

    private init(
        _ fraction: Double, _ label: Label, _ current: CurrentValueLabel, _ least: BoundsLabel, _ most: BoundsLabel
    ) {
        (self.fraction, self.label, self.current, self.least, self.most) = (fraction, label, current, least, most)
    }

    /// The gauge, as its style makes it.
    public var body: some View {
        let value = "\(Int((min(max(0, fraction.isNaN ? 0 : fraction), 1) * 100).rounded())) %"
        return dressed.said {
            $0.children = $0.children ?? .combine
            $0.value = $0.value ?? value
        }
    }

    @ViewBuilder private var dressed: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: ViewPart(label), currentValueLabel: ViewPart(current),
            minimumValueLabel: ViewPart(least), maximumValueLabel: ViewPart(most))
        if let style {
            style(configuration)
        } else {
            LinearCapacityGaugeStyle().makeBody(configuration: configuration)
        }
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(Self.fraction(value, bounds), label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with labels of itself and of its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels of itself, of its value and of its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            Self.fraction(value, bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
