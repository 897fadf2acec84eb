// LabeledRow.swift: a label at the one end of a row and a control at the other.

/// A label, the room that is left, and a control; the control alone where labels are hidden.
///
/// In a list a text for a control has a row of its own below the label where text is of an accessibility size and both do
/// not fit beside each other.
struct LabeledRow<Title: View, Control: View>: View {
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isInForm) private var isInForm
    @Environment(\.dynamicTypeSize) private var textSize
    private let mayStack: Bool
    private let title: Title
    private let control: Control

    /// - Parameter mayStack: Whether the control is text that grows as its label does.
    init(mayStack: Bool = false, @ViewBuilder control: () -> Control, @ViewBuilder title: () -> Title) {
        (self.mayStack, self.title, self.control) = (mayStack, title(), control())
    }

    var body: some View {
        if hidesLabels {
            control
        } else if mayStack, isInForm, textSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                row
                VStack(alignment: .leading) {
                    TitleColumn(title: title)
                    control
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            row
        }
    }

    private var row: some View {
        HStack {
            TitleColumn(title: title)
            Spacer()
            control
        }
    }
}
