// DrawnLeaves.swift: text, pictures and shapes.  Lengths in points.

import Documents
package import LayoutCore

/// Text; a font by the name of its style, a size in points.
package struct TextKind: SceneKind {
    package var string = ""
    package var font: String?
    package var size: Double?

    package var name: String { "text" }
    package var isPaintedItself: Bool { true }
    package var fields: [SceneField<Self>] {
        [
            .required("string", \.string, .text), .optional("font", \.font, Self.font),
            .optional("size", \.size, .number),
        ]
    }

    package func view(of content: [AnyView]) -> any View {
        Text(verbatim: string).font(size.map { .system(size: $0) } ?? font.flatMap { Self.fonts[$0] })
    }

    private static var font: SceneValue<String> {
        SceneValue(
            read: { fields, field in
                guard let name = try fields.object.string(field) else { return nil }
                guard fonts[name] != nil else {
                    let known = fonts.keys.sorted().joined(separator: ", ")
                    throw fields.fault(field, "is \"\(name)\"; it must be one of \(known)")
                }
                return name
            }, write: { .string($0) })
    }

    /// The text styles by name.
    private static let fonts: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
}

/// A picture of a size, or a symbol.
package struct ImageKind: SceneKind {
    package var image = ""
    package var size: PerAxis<Double>?

    package var name: String { "image" }
    package var isPaintedItself: Bool { true }
    package var fields: [SceneField<Self>] {
        [.required("name", \.image, .text), .optional("size", \.size, .pair)]
    }

    package func view(of content: [AnyView]) -> any View {
        guard let size else { return Image(systemName: image) }
        return Image(image, size: CGSize(width: size.horizontal, height: size.vertical))
    }
}

/// A rectangle.
package struct RectangleKind: SceneKind {
    package var name: String { "rectangle" }
    package var fields: [SceneField<Self>] { [] }
    package var isPaintedItself: Bool { true }
    package func view(of content: [AnyView]) -> any View { RoundedRectangle(cornerRadius: 0).fill() }
    package func part(at place: ScreenPlace) -> ScreenPart { .flexible }
}

/// A rectangle whose corners are rounded.
package struct RoundedRectangleKind: SceneKind {
    package var radius = 0.0

    package var name: String { "roundedRectangle" }
    package var fields: [SceneField<Self>] { [.required("radius", \.radius, .number)] }
    package var isPaintedItself: Bool { true }
    package func view(of content: [AnyView]) -> any View { RoundedRectangle(cornerRadius: radius).fill() }
    package func part(at place: ScreenPlace) -> ScreenPart { .flexible }
}
