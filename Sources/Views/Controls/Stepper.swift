// Stepper.swift: two buttons that count up and down.

/// A label, the room that is left, and two buttons that count.
public struct Stepper<Label: View>: View {
    @Environment(\.controlSizes.stepper) private var size
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    /// A stepper that runs actions.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        (self.label, increment, decrement) = (label(), onIncrement, onDecrement)
    }

    /// The row.
    public var body: some View {
        LabeledRow {
            HStack(spacing: 0) {
                half(decrement, isPlus: false)
                half(increment, isPlus: true)
            }
            .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
        } title: {
            label
        }
    }

    private func half(_ action: (() -> Void)?, isPlus: Bool) -> some View {
        Color.clear.frame(width: size.width / 2, height: size.height)
            .overlay {
                Capsule().fill(Color.primary).frame(width: 14, height: 1.5)
                if isPlus { Capsule().fill(Color.primary).frame(width: 1.5, height: 14) }
            }
            .contentShape(Rectangle())
            .onTouch(of: .control) { action?() }
            .said {
                $0.label = isPlus ? "Increment" : "Decrement"
                $0.traits.insert(.isButton)
            }
    }
}

extension Stepper {
    /// A stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
    }

    /// A stepper for a value within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func change(by step: V.Stride) {
            let moved = value.wrappedValue.advanced(by: step)
            value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
        }
        self.init(label: label, onIncrement: { change(by: step) }, onDecrement: { change(by: 0 - step) })
    }

    /// A stepper for a value.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper for a value within bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// A stepper with a title that runs actions.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// A stepper with a title for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title for a value within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title for a value.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(String(title)) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title for a value within bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(String(title)) }, onEditingChanged: onEditingChanged)
    }
}
