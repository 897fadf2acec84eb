// ViewPart.swift: the parts of a control that a style puts together.

/// A part of a control, such as its label, of any type.
public struct ViewPart: View {
    private let content: AnyView
    /// Its words, where it is a text.
    let words: String?
    /// Whether it is written as several views.
    let hasSeveral: Bool

    init(_ content: some View) {
        (self.content, words, hasSeveral) = (AnyView(content), content.words, content.isSeveral)
    }

    /// The part.
    public var body: some View { StaticViews([content]) }
}

extension View {
    /// What a text says, or a label whose title is one; `nil` for other views.
    var words: String? {
        switch self {
        case let text as Text: text.characters
        case let part as ViewPart: part.words
        case let label as any TitledView: label.titleWords
        default: nil
        }
    }
}

extension View {
    /// The view with a name for those who do not see it, where it has none.
    func named(_ words: String?) -> some View { said { $0.label = $0.label ?? words } }
}

/// A view with a title that names it.
protocol TitledView {
    /// The title, where it is a text.
    var titleWords: String? { get }
}
