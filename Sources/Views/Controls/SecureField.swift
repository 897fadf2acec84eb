// SecureField.swift: a line to write on whose text nobody else should read.

/// A line to write on that shows a bullet for each character.
public struct SecureField<Label: View>: View {
    @Binding private var text: String
    private let prompt: Text?
    private let label: Label
    private var onCommit: (() -> Void)?

    /// A line for a text, with a prompt and a label that shows where there is no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        (_text, self.prompt, self.label) = (text, prompt, label())
    }

    /// The bullets, or the prompt.
    public var body: some View {
        TextField(text: String(repeating: "\u{2022}", count: text.count), prompt: prompt, label: label) { text = $0 }
            .submitted { _ in onCommit?() }
    }
}

extension SecureField where Label == Text {
    /// A line for a text, with a title that shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A line for a text, with a title that shows while it is empty.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(String(title)) }
    }

    /// A line for a text, with what happens after it is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }
}

/// A page to write on, which takes the room offered.
public struct TextEditor: View {
    @Binding private var text: String

    /// A page for a text.
    public init(text: Binding<String>) { _text = text }

    /// The text at the top of the page.
    public var body: some View {
        Color.clear.overlay(alignment: .topLeading) { Text(text).padding(.horizontal, 5).padding(.vertical, 8) }
            .typed({ text = $0 }, submitting: nil)
    }
}
