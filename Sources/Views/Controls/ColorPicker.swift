// ColorPicker.swift: a colour beside a label.

/// A round button of the chosen colour beside a label.
public struct ColorPicker<Label: View>: View {
    @Environment(\.controlSizes.colorWell) private var size
    @Binding private var color: Color
    private let label: Label

    /// A colour with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        (_color, self.label) = (selection, label())
    }

    /// The row.
    public var body: some View {
        LabeledRow {
            Circle().fill(color).frame(width: size.width, height: size.height)
        } title: {
            label
        }
        .offering(ChoiceAction($color))
    }
}

extension ColorPicker where Label == Text {
    /// A colour with a title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// A colour with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(String(title)) }
    }
}
