// Slider.swift: a knob on a line.

/// A knob on a line, as wide as it is offered and as high as `ControlSizes` says; its label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
    @Environment(\.controlSizes.slider) private var height
    private let least: ValueLabel
    private let most: ValueLabel

    init(least: ValueLabel, most: ValueLabel) { (self.least, self.most) = (least, most) }

    /// The line between its two labels.
    public var body: some View {
        HStack {
            least
            Capsule().fill(Color.gray.opacity(0.3)).frame(height: ControlSizes().progressBar).frame(height: height)
            most
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
        self.init(least: minimumValueLabel(), most: maximumValueLabel())
    }

    /// A slider for steps of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: minimumValueLabel(), most: maximumValueLabel())
    }

    /// A slider for values of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: minimumValueLabel, most: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: EmptyView(), most: EmptyView())
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: EmptyView(), most: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: EmptyView(), most: EmptyView())
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(least: EmptyView(), most: EmptyView())
    }
}
