// LabeledRow.swift: a label at the one end of a row and a control at the other.

/// A label, the room that is left, and a control; the control alone where labels are hidden.
struct LabeledRow<Title: View, Control: View>: View {
    @Environment(\.hidesLabels) private var hidesLabels
    private let title: Title
    private let control: Control

    init(@ViewBuilder control: () -> Control, @ViewBuilder title: () -> Title) {
        (self.title, self.control) = (title(), control())
    }

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack {
                title
                Spacer()
                control
            }
        }
    }
}
