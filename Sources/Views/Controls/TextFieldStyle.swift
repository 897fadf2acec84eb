// TextFieldStyle.swift: how lines to write on look.

/// A look of lines to write on.
public protocol TextFieldStyle {
    /// The type of the line.
    associatedtype _Body: View
    /// The label of the line that is dressed.
    typealias _Label = TextFieldStyleLabel
    /// The line.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a line that a style dresses.
public struct TextFieldStyleLabel: View {
    public let body: ViewPart
}

/// A line without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    /// The line.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.hasFieldBorder, false)
    }
}

/// A line without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    /// The line.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.hasFieldBorder, false)
    }
}

/// A line in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
    /// The line in its border.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.hasFieldBorder, true)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// A line without a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A line without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A line in a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether lines to write on have a border.
    var hasFieldBorder: Bool {
        get { self[FieldBorderKey.self] }
        set { self[FieldBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets how lines to write on look.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        dressed(by: style) { $0._body(configuration: $1) }
    }

    /// Sets how pages to write on look; without effect on frames.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}

/// A look of pages to write on.
public protocol TextEditorStyle {}

/// The look that pages have by themselves.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}

/// A page without a ground.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The look that pages have by themselves.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A page without a ground.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
