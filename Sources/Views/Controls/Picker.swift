// Picker.swift: one of several choices.

/// One of several choices: as the choice made, as segments, wheels or a list, by its style.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Environment(\.pickerKind) private var kind
    @Environment(\.controlSizes) private var sizes
    @Environment(\.isInForm) private var isInForm
    @Binding private var selection: SelectionValue
    private let label: Label
    private let content: Content

    /// A choice among views with tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (_selection, self.content, self.label) = (selection, content(), label())
    }

    /// A choice among views with tags.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        (_selection, self.content, self.label) = (selection, content(), label)
    }

    /// The choices, or the choice made.
    @ViewBuilder public var body: some View {
        switch kind {
        case .menu:
            if isInForm {
                LabeledRow(mayStack: true) {
                    choice.foregroundStyle(.secondary)
                } title: {
                    label
                }
                .heardAsButton
            } else {
                choice.foregroundStyle(Color.accentColor).heardAsButton
            }
        case .segments:
            SegmentsLayout(height: sizes.segments, inset: sizes.segmentInset) { content.lineLimit(1).font(.footnote) }
                .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
        case .wheel:
            Chosen(selection, of: content.asWheelRows()) {
                (choices: [Chosen<AnyView, NoRequest, Wheel>.Choice], chosen) in
                Wheel(rows: choices.map { AnyView($0.view) }, chosen: chosen)
            }
        case .list:
            VStack(alignment: .leading) {
                label
                content
            }
        }
    }

    private var choice: some View {
        HStack(spacing: 4) {
            ChosenView(selection) { content }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
    }
}

extension Picker where Label == Text {
    /// A choice with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A choice with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(String(title)) }
    }
}

extension Picker where Label == Views.Label<Text, Image> {
    /// A choice with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Views.Label(titleKey, systemImage: systemImage) }
    }
}

extension View {
    /// Heard as one button.
    fileprivate var heardAsButton: some View {
        said {
            $0.children = .combine
            $0.traits.insert(.isButton)
        }
    }
}

/// Views side by side, all as wide as the widest or as their share of the room.
private struct SegmentsLayout: Layout {
    let height: CGFloat
    let inset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + 2 * inset) * CGFloat(subviews.count)
        return CGSize(width: proposal.width ?? ideal, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
