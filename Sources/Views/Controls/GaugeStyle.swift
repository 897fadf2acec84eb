// GaugeStyle.swift: how gauges look.

/// A look of gauges.
public protocol GaugeStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The configuration of the control.
    typealias Configuration = GaugeStyleConfiguration
    /// The view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge as a style sees it.
public struct GaugeStyleConfiguration {
    /// The share of the bounds, from 0 to 1.
    public var value: Double
    public var label: ViewPart
    public var currentValueLabel: ViewPart?
    /// The labels of the bounds.
    public var minimumValueLabel, maximumValueLabel: ViewPart?
}

/// A bar between the labels of its bounds, under the label and above that of the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    /// The bar.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressBar(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A ring around the label of the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public init() {}
    /// The ring.
    public func makeBody(configuration: Configuration) -> some View { Ring(label: configuration.currentValueLabel) }

    private struct Ring: View {
        @Environment(\.controlSizes.circularGauge) private var circle
        let label: ViewPart?

        var body: some View {
            Circle().stroke(Color.gray, lineWidth: 6).frame(width: circle.width, height: circle.height).overlay {
                label
            }
        }
    }
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
    /// A ring.
    public static var accessoryCircular: Self { Self() }
    /// A ring.
    public static var accessoryCircularCapacity: Self { Self() }
}

extension View {
    /// Sets how gauges inside look.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0.makeBody(configuration: $1) }
    }
}
