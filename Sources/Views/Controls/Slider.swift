// Slider.swift: a knob on a line.

/// A knob on a line, as wide as it is offered and as high as `ControlSizes` says; its label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
    @Environment(\.controlSizes) private var sizes
    private let fraction: Double
    private let least: ValueLabel
    private let most: ValueLabel
    /// What it is called.
    private let title: String?

    init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, least: ValueLabel, most: ValueLabel, title: String?
    ) {
        let share = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
        fraction = share.isNaN ? 0 : min(max(share, 0), 1)
        (self.least, self.most, self.title) = (least, most, title)
    }

    /// The line between its two labels, heard as one with its value.
    public var body: some View {
        let value = "\(Int((fraction * 100).rounded())) %"
        return line.said {
            $0.children = .ignore
            $0.value = $0.value ?? value
            $0.label = $0.label ?? title
        }
    }

    private var line: some View {
        HStack {
            least
            ProgressBar(fraction: fraction).frame(height: sizes.slider).overlay { knob }
            most
        }
    }

    /// The knob, whose middle goes from half its width after the beginning of the line to as much before its end.
    private var knob: some View {
        GeometryReader { proxy in
            let length = min(sizes.sliderKnob, proxy.size.height)
            Circle().fill(Color.white).overlay(Circle().strokeBorder(Color.gray.opacity(0.3)))
                .frame(width: length, height: length)
                .padding(.leading, fraction * max(0, proxy.size.width - length))
                .frame(height: proxy.size.height)
        }
    }
}

extension Slider {
    /// A slider for values of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, in: bounds, least: minimumValueLabel(), most: maximumValueLabel(),
            title: label().words)
    }

    /// A slider for steps of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, in: bounds, least: minimumValueLabel(), most: maximumValueLabel(),
            title: label().words)
    }

    /// A slider for values of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, in: bounds, least: minimumValueLabel, most: maximumValueLabel, title: label().words)
    }

    /// A slider for steps of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, in: bounds, least: minimumValueLabel, most: maximumValueLabel, title: label().words)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView(), title: label().words)
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView(), title: label().words)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView(), title: nil)
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, in: bounds, least: EmptyView(), most: EmptyView(), title: nil)
    }
}
