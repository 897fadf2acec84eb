// Slider.swift: a knob on a line.

/// A knob on a line, as wide as it is offered and as high as `ControlSizes` says; its label is not shown.
public struct Slider<Label: View, ValueLabel: View>: View {
    @Environment(\.controlSizes) private var sizes
    @Environment(\.layoutDirection) private var direction
    private let fraction: Double
    private let least: ValueLabel
    private let most: ValueLabel
    /// What it is called.
    private let title: String?
    private let action: ChoiceAction
    /// Sets the value at a share of the line.
    private let move: (Double) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, by step: V.Stride? = nil, least: ValueLabel, most: ValueLabel,
        title: String?, tell: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let share = Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
        fraction = share.isNaN ? 0 : min(max(share, 0), 1)
        (self.least, self.most, self.title) = (least, most, title)
        let set = { (wanted: V) in
            tell(true)
            value.wrappedValue = step.map { wanted.stepped(by: $0, in: bounds) } ?? wanted
            tell(false)
        }
        action = ChoiceAction(reading: { V(number: $0) }, where: { (wanted: V) in bounds.contains(wanted) }, set)
        move = { share in
            let wanted = bounds.lowerBound + V(share) * (bounds.upperBound - bounds.lowerBound)
            if !wanted.isNaN { set(min(max(wanted, bounds.lowerBound), bounds.upperBound)) }
        }
    }

    /// The line between its two labels, heard as one with its value.
    public var body: some View {
        let value = "\(Int((fraction * 100).rounded())) %"
        return line.said {
            $0.children = .ignore
            $0.value = $0.value ?? value
            $0.label = $0.label ?? title
        }
        .offering(action)
    }

    private var line: some View {
        HStack {
            least
            ProgressBar(fraction: fraction).frame(height: sizes.slider).overlay { knob }
                .contentShape(Rectangle()).onTouch(.ordinary, takesTaps: false, find: dragging)
            most
        }
    }

    /// What a finger does that moves along the line: it takes the knob along, wherever on the line it begins.
    private func dragging(_ touch: Touch) -> (() -> Void)? {
        let (along, across) = (touch.translation.width, touch.translation.height)
        let way = touch.size.width - min(sizes.sliderKnob, touch.size.height)
        guard abs(along) > abs(across), way > 0 else { return nil }
        let share = Double((direction == .rightToLeft ? -along : along) / way)
        return { move(min(max(fraction + share, 0), 1)) }
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
            value, in: bounds, least: minimumValueLabel(), most: maximumValueLabel(),
            title: label().words, tell: onEditingChanged)
    }

    /// A slider for steps of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, by: step, least: minimumValueLabel(), most: maximumValueLabel(),
            title: label().words, tell: onEditingChanged)
    }

    /// A slider for values of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, least: minimumValueLabel, most: maximumValueLabel, title: label().words,
            tell: onEditingChanged)
    }

    /// A slider for steps of a range, with labels of its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, by: step, least: minimumValueLabel, most: maximumValueLabel, title: label().words,
            tell: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, least: EmptyView(), most: EmptyView(), title: label().words, tell: onEditingChanged)
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, by: step, least: EmptyView(), most: EmptyView(), title: label().words,
            tell: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for values of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, least: EmptyView(), most: EmptyView(), title: nil, tell: onEditingChanged)
    }

    /// A slider for steps of a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, in: bounds, by: step, least: EmptyView(), most: EmptyView(), title: nil, tell: onEditingChanged)
    }
}

extension BinaryFloatingPoint {
    /// Converts a number of any type; `nil` for any other value.
    fileprivate init?(number value: Any) {
        switch value {
        case let value as any BinaryFloatingPoint: self.init(value)
        case let value as any BinaryInteger: self.init(value)
        default: return nil
        }
    }
}

extension BinaryFloatingPoint where Stride: BinaryFloatingPoint {
    /// The nearest of the values that lie whole steps after the beginning of a range.
    fileprivate func stepped(by step: Stride, in bounds: ClosedRange<Self>) -> Self {
        guard step > 0 else { return self }
        func steps(to end: Self) -> Stride { bounds.lowerBound.distance(to: end) / step }
        let count = min(steps(to: self).rounded(), steps(to: bounds.upperBound).rounded(.down))
        return bounds.lowerBound.advanced(by: count * step)
    }
}
