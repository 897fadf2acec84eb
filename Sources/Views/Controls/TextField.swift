// TextField.swift: a line to write on.

/// A line to write on, as wide as it is offered and as high as its text; the prompt shows while it is empty.
public struct TextField<Label: View>: View {
    @Environment(\.hasFieldBorder) private var hasBorder
    @Environment(\.[ControlStyle<TextField<TextFieldStyleLabel>>()]) private var style
    private let text: String
    private let prompt: Text?
    private let label: Label
    private let axis: Axis
    /// What takes a text that is typed.
    private let write: ((String) -> Void)?
    @State private var isEdited = false
    private var onEditingChanged: ((Bool) -> Void)?
    private var onCommit: (() -> Void)?

    init(text: String, prompt: Text?, axis: Axis = .horizontal, label: Label, write: ((String) -> Void)? = nil) {
        (self.text, self.prompt, self.axis, self.label, self.write) = (text, prompt, axis, label, write)
    }

    /// A line for a text that is kept elsewhere.
    private init(keptIn text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, label: Label) {
        self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label) { text.wrappedValue = $0 }
    }

    /// The text, or the prompt, as the style dresses it.
    public var body: some View {
        let (text, title) = (text, (label as? Text ?? prompt)?.characters)
        return dressed.typed(write, submitting: axis == .vertical ? nil : .text)
            .hearingFocus {
                edit(true)
            } lose: {
                edit(false)
            }
            .submitted { _ in onCommit?() }
            .said {
                $0.value = text
                $0.children = .ignore
                $0.label = $0.label ?? title
            }
    }

    /// Tells that people begin to write, or have written.
    private func edit(_ begins: Bool) {
        guard let onEditingChanged, isEdited != begins else { return }
        isEdited = begins
        onEditingChanged(begins)
    }

    @ViewBuilder private var dressed: some View {
        if let style {
            style(
                TextField<TextFieldStyleLabel>(
                    text: text, prompt: prompt, axis: axis, label: TextFieldStyleLabel(body: ViewPart(label))))
        } else {
            FieldFrame(hasBorder: hasBorder) { line }
        }
    }

    @ViewBuilder private var line: some View {
        if axis == .vertical {
            content
        } else {
            content.lineLimit(1)
        }
    }

    @ViewBuilder private var content: some View {
        if !text.isEmpty {
            Text(text)
        } else if let prompt {
            prompt.foregroundStyle(.placeholder)
        } else {
            label.foregroundStyle(.placeholder)
        }
    }
}

/// The frame of what is written on: the width offered, and the height of a border where there is one.
struct FieldFrame<Content: View>: View {
    @Environment(\.controlSizes) private var sizes
    let hasBorder: Bool
    @ViewBuilder let content: Content

    var body: some View {
        if hasBorder {
            field.padding(.horizontal, sizes.fieldInset).padding(.vertical, sizes.fieldMargin).frame(
                minHeight: sizes.borderedField
            )
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.3)))
        } else {
            field
        }
    }

    private var field: some View { content.frame(minWidth: 0, maxWidth: .infinity, alignment: .leading) }
}

extension TextField {
    /// A line for a text, with a prompt and a label that shows where there is no prompt.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(keptIn: text, prompt: prompt, label: label())
    }

    /// A line for a text that grows along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(keptIn: text, prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    /// A line for a text, with a title that shows while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(keptIn: text, label: Text(titleKey))
    }

    /// A line for a text, with a title that shows while it is empty.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>) {
        self.init(keptIn: text, label: Text(String(title)))
    }

    /// A line for a text, with a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(keptIn: text, prompt: prompt, label: Text(titleKey))
    }

    /// A line for a text, with a prompt.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
        self.init(keptIn: text, prompt: prompt, label: Text(String(title)))
    }

    /// A line for a text that grows along an axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(keptIn: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A line for a text that grows along an axis.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(keptIn: text, prompt: prompt, axis: axis, label: Text(String(title)))
    }

    /// A line for a text, with what happens while and after it is written.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// A line for a text, with what happens while and after it is written.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// A line for a text, with what happens after it is written.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text)
        self.onCommit = onCommit
    }

    /// A line for a text, with what happens after it is written.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        self.onCommit = onCommit
    }
}
