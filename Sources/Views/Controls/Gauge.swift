// Gauge.swift: a value within bounds.

/// A value within bounds: a bar between its bounds under a label, or a round gauge, by its style.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    @Environment(\.isGaugeRound) private var isRound
    @Environment(\.controlSizes.circularGauge) private var circle
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

    /// The gauge.
    @ViewBuilder public var body: some View {
        if isRound {
            Circle().stroke(Color.gray, lineWidth: 6).frame(width: circle.width, height: circle.height)
                .overlay { current }
        } else {
            VStack {
                label
                HStack {
                    least
                    ProgressBar(fraction: fraction)
                    most
                }
                current
            }
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

/// A look of gauges.
public protocol GaugeStyle {
    /// Whether the gauge is round.
    var isRound: Bool { get }
}

/// A bar.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// It is not.
    public var isRound: Bool { false }
}

/// A round gauge.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// It is.
    public var isRound: Bool { true }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar.
    public static var automatic: Self { Self() }
    /// A bar.
    public static var linearCapacity: Self { Self() }
    /// A bar.
    public static var accessoryLinear: Self { Self() }
    /// A bar.
    public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A round gauge.
    public static var accessoryCircular: Self { Self() }
    /// A round gauge.
    public static var accessoryCircularCapacity: Self { Self() }
}

private enum RoundGaugeKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether gauges are round.
    var isGaugeRound: Bool {
        get { self[RoundGaugeKey.self] }
        set { self[RoundGaugeKey.self] = newValue }
    }
}

extension View {
    /// Sets how gauges inside look.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        environment(\.isGaugeRound, style.isRound)
    }
}
