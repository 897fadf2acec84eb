// ViewPart.swift: the parts of a control that a style puts together.

/// A part of a control, such as its label, of any type.
public struct ViewPart: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    /// The part.
    public var body: some View { StaticViews([content]) }
}
