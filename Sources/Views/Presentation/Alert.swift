// Alert.swift: questions and choices as values.

/// A question with buttons.
public struct Alert {
    let question: Question

    private init(_ title: Text, _ message: Text?, _ buttons: [Button]) {
        question = Question(title, message: message, actions: Self.views(of: buttons))
    }

    /// A question with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title, message, [dismissButton].compactMap { $0 })
    }
    /// A question with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title, message, [primaryButton, secondaryButton])
    }

    static func views(of buttons: [Button]) -> some View {
        ForEach(buttons.indices, id: \.self) { index in
            Views.Button(
                role: buttons[index].role, action: { buttons[index].action?() }, label: { buttons[index].label })
        }
    }

    /// A button of a question.
    public struct Button {
        let label: Text
        var role: ButtonRole?
        let action: (() -> Void)?

        /// The usual button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, action: action)
        }
        /// A button that leaves.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        /// A button that leaves.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        /// A button that deletes.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }
    }
}

/// Choices.
public struct ActionSheet {
    let question: Question

    /// A button of choices.
    public typealias Button = Alert.Button
    /// Choices with a title.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        question = Question(title, message: message, actions: Alert.views(of: buttons))
    }
}
