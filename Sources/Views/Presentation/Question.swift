// Question.swift: questions with buttons in the middle of the screen, and choices at its bottom.  Lengths in points.

/// What a question or a list of choices says.
struct Question {
    var title: Text?
    var message = AnyView(EmptyView())
    var actions = AnyView(EmptyView())

    init(_ title: Text?, message: some View, actions: some View) {
        (self.title, self.message, self.actions) = (title, AnyView(message), AnyView(actions))
    }
}

/// A question: a title, a message and buttons on a card.
struct AlertLayer: View {
    let question: Question
    @Environment(\.barSizes) private var sizes

    var body: some View {
        ZStack {
            Dimming()
            VStack(spacing: 0) {
                VStack(spacing: 2) {
                    question.title.font(.headline)
                    question.message.font(.footnote)
                }
                .multilineTextAlignment(.center)
                .padding(.horizontal, 16).padding(.vertical, sizes.alertInset)
                .frame(maxWidth: .infinity)
                Answers(actions: question.actions) { answers in
                    AlertRows { ForEach(answers) { $0 } }
                }
            }
            .frame(width: sizes.alertWidth)
            .background { RoundedRectangle(cornerRadius: sizes.corners).fill(Color.raised) }
            .named("Alert")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The buttons of a question in their order: one that leaves comes first of two, and last of more.
private struct Answers<Result: View>: View {
    let actions: AnyView
    @ViewBuilder let make: ([Subview]) -> Result

    var body: some View {
        Group(subviews: actions) { views in
            if !views.contains(where: { $0[IsAnswer.self] }) {
                Group(subviews: Button("OK", role: .cancel) {}) { make(Array(views) + Array($0)) }
            } else {
                let leaving = views.filter { $0[ButtonRoleKey.self] == .cancel }
                let others = views.filter { $0[ButtonRoleKey.self] != .cancel }
                let buttons = views.filter { $0[IsAnswer.self] }
                make(buttons.count == 2 ? leaving + others : others + leaving)
            }
        }
        .buttonStyle(AnswerStyle())
    }
}

/// A button of a question, which puts the question away.
private struct AnswerStyle: PrimitiveButtonStyle {
    @Environment(\.closing) private var close
    @Environment(\.barSizes) private var sizes
    @Environment(\.isChoice) private var isChoice

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(font(configuration.role)).lineLimit(1)
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: isChoice ? sizes.choice : sizes.alertButton)
            .overlay(alignment: .top) { Color(.separator).frame(height: 0.5) }
            .contentShape(Rectangle())
            .onTapGesture {
                configuration.trigger()
                close?()
            }
            .layoutValue(key: IsAnswer.self, value: true)
    }

    private func font(_ role: ButtonRole?) -> Font {
        let font: Font = isChoice ? .title3 : .body
        return role == .cancel ? font.weight(.semibold) : font
    }
}

private enum ChoiceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether buttons are those of choices at the bottom of a screen.
    fileprivate var isChoice: Bool {
        get { self[ChoiceKey.self] }
        set { self[ChoiceKey.self] = newValue }
    }
}

/// Whether a view in an alert is one of its buttons.
private struct IsAnswer: LayoutValueKey {
    static let defaultValue = false
}

/// Fields under each other, then two buttons beside each other where half of the width holds each of them, or any number under
/// each other.
private struct AlertRows: Layout {
    /// The room beside a field, and below the last one.
    private let inset: CGFloat = 16

    /// Where views stand in a width: fields first.
    private func places(_ subviews: Subviews, _ width: CGFloat) -> [(view: LayoutSubview, frame: CGRect)] {
        let fields = subviews.filter { !$0[IsAnswer.self] }
        let buttons = subviews.filter { $0[IsAnswer.self] }
        var (places, top): ([(view: LayoutSubview, frame: CGRect)], CGFloat) = ([], 0)
        func add(_ view: LayoutSubview, _ left: CGFloat, _ width: CGFloat) -> CGFloat {
            let height = view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            places.append((view, CGRect(x: left, y: top, width: width, height: height)))
            return height
        }
        for field in fields { top += add(field, inset, width - 2 * inset) }
        if !fields.isEmpty { top += inset }
        let areBeside = buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
        for (index, button) in buttons.enumerated() {
            let height = areBeside ? add(button, CGFloat(index) * width / 2, width / 2) : add(button, 0, width)
            if !areBeside { top += height }
        }
        return places
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: places(subviews, width).map(\.frame.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (view, frame) in places(subviews, bounds.width) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: frame.height))
        }
    }
}

/// Choices at the bottom of a phone's screen, with one that leaves below; on a tablet in a bubble.
struct ChoicesLayer: View {
    let question: Question
    let showsTitle: Bool
    let anchor: PresentationAnchor
    @Environment(\.barSizes) private var sizes
    @Environment(\.screenSystem) private var system
    @Environment(\.safeAreaInsets) private var insets
    @Environment(\.closing) private var close

    var body: some View {
        if system.isMac {
            AlertLayer(question: question)
        } else if sizes.card != nil {
            BubbleLayer(anchor: anchor) { choices.frame(width: sizes.alertWidth).named("ConfirmationDialog") }
        } else {
            ZStack(alignment: .bottom) {
                Dimming().tapped(close)
                Answers(actions: question.actions) { answers in
                    VStack(spacing: sizes.choiceMargin) {
                        card {
                            VStack(spacing: 0) {
                                words
                                ForEach(answers.filter { $0[ButtonRoleKey.self] != .cancel }) { $0 }
                            }
                        }
                        card { leaving(answers) }
                    }
                }
                .environment(\.isChoice, true)
                .padding(.horizontal, sizes.choiceMargin)
                .padding(.bottom, max(insets.bottom, sizes.choiceMargin))
                .named("ConfirmationDialog")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var choices: some View {
        VStack(spacing: 0) {
            words
            Answers(actions: question.actions) { answers in
                VStack(spacing: 0) { ForEach(answers.filter { $0[ButtonRoleKey.self] != .cancel }) { $0 } }
            }
        }
    }

    private var words: some View {
        VStack(spacing: 4) {
            if showsTitle { question.title.font(.footnote.weight(.semibold)) }
            question.message.font(.footnote)
        }
        .foregroundStyle(.secondary).multilineTextAlignment(.center).padding(12)
    }

    @ViewBuilder private func leaving(_ answers: [Subview]) -> some View {
        if let view = answers.first(where: { $0[ButtonRoleKey.self] == .cancel }) {
            view
        } else {
            Button("Cancel", role: .cancel) {}
        }
    }

    private func card(@ViewBuilder _ content: () -> some View) -> some View {
        content().background { RoundedRectangle(cornerRadius: sizes.corners).fill(Color.raised) }
    }
}
