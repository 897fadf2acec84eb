// DrawnLeaves.swift: text, pictures and shapes.  Lengths in points.

import Documents
import LayoutCore

/// Text; a font by the name of its style, a size in points.
struct TextKind: SceneKind {
    var string = ""
    var font: String?
    var size: Double?

    var name: String { "text" }
    var isPaintedItself: Bool { true }
    var fields: [SceneField<Self>] {
        [
            .required("string", \.string, .text), .optional("font", \.font, Self.font),
            .optional("size", \.size, .number),
        ]
    }

    func view(of content: [AnyView]) -> any View {
        Text(verbatim: string).font(size.map { .system(size: $0) } ?? font.flatMap { Self.fonts[$0] })
    }

    private static var font: SceneValue<String> {
        .named(
            { fonts[$0] == nil ? nil : $0 },
            known: "one of " + fonts.keys.sorted().joined(separator: ", "), word: { $0 })
    }

    /// The text styles by name.
    private static let fonts: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
}

/// A picture of a size, or a symbol.
struct ImageKind: SceneKind {
    var image = ""
    var size: PerAxis<Double>?

    var name: String { "image" }
    var isPaintedItself: Bool { true }
    var fields: [SceneField<Self>] {
        [.required("name", \.image, .text), .optional("size", \.size, .pair)]
    }

    func view(of content: [AnyView]) -> any View {
        guard let size else { return Image(systemName: image) }
        return Image(image, size: CGSize(width: size.horizontal, height: size.vertical))
    }
}

/// A rectangle.
struct RectangleKind: SceneKind {
    var name: String { "rectangle" }
    var fields: [SceneField<Self>] { [] }
    var isPaintedItself: Bool { true }
    func view(of content: [AnyView]) -> any View { RoundedRectangle(cornerRadius: 0).fill() }
    func part(at place: ScreenPlace) -> ScreenPart { .flexible }
}

/// A rectangle whose corners are rounded.
struct RoundedRectangleKind: SceneKind {
    var radius = 0.0

    var name: String { "roundedRectangle" }
    var fields: [SceneField<Self>] { [.required("radius", \.radius, .number)] }
    var isPaintedItself: Bool { true }
    func view(of content: [AnyView]) -> any View { RoundedRectangle(cornerRadius: radius).fill() }
    func part(at place: ScreenPlace) -> ScreenPart { .flexible }
}
