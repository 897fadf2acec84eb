// TextFieldStyle.swift: whether lines to write on have a border.

/// A look of lines to write on.
public protocol TextFieldStyle {
    /// Whether there is a border.
    var hasBorder: Bool { get }
}

extension TextFieldStyle {
    /// No border.
    public var hasBorder: Bool { false }
}

/// A line without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A line without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A line in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// There is one.
    public var hasBorder: Bool { true }
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
    /// Sets whether lines to write on have a border.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        environment(\.hasFieldBorder, style.hasBorder)
    }

    /// Sets how pages to write on look; without effect on frames.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}

/// A look of pages to write on.
public protocol TextEditorStyle {}

/// The look that pages have by themselves.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A page without a ground.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    /// Makes the style.
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
