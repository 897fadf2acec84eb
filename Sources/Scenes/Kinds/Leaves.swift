// Leaves.swift: views without views inside: sizes, texts, pictures and shapes.  Lengths in points.

import Documents
package import Boxes
package import Rows

/// Always one size, with or without explicit baselines from the top.
package struct FixedKind: SceneKind {
    package var width: SceneLength = 0, height: SceneLength = 0
    /// The first and the last baseline.
    package var baselines: [Double]?

    package var name: String { "fixed" }
    package var fields: [SceneField<Self>] {
        [
            .required("w", \.width, .size), .required("h", \.height, .size),
            .optional("baselines", \.baselines, .numbers(2, ", the first and the last")),
        ]
    }

    package var demands: [SceneDemand] {
        [SceneDemand(words: "width", length: width.form), SceneDemand(words: "height", length: height.form)]
    }
}

/// Brings what it is offered, or its ideal, into a range.
package struct RangeKind: SceneKind {
    package var width, height: SceneRange

    package init(width: LengthRange = LengthRange(), height: LengthRange = LengthRange()) {
        (self.width, self.height) = (SceneRange(width), SceneRange(height))
    }

    package var name: String { "range" }
    package var fields: [SceneField<Self>] { [.required("w", \.width, .range), .required("h", \.height, .range)] }

    package var demands: [SceneDemand] { width.demands("width") + height.demands("height") }
}

/// A text stand-in: the widest step that is not wider than the offer, else the last.
package struct LinesKind: SceneKind {
    package var steps: [PerAxis<Double>]

    package init(_ steps: [PerAxis<Double>] = []) { self.steps = steps }

    package var name: String { "lines" }
    package var fields: [SceneField<Self>] { [.required("steps", \.steps, Self.steps)] }

    private static var steps: SceneValue<[PerAxis<Double>]> {
        SceneValue(
            read: { fields, name in
                guard let steps = try? fields.object.value(name, as: [[Double]].self), !steps.isEmpty,
                    steps.allSatisfy({ $0.count == 2 })
                else { throw fields.fault(name, "must be a list of [width, height], at least one") }
                for length in steps.joined() where try fields.limited(length, name) < 0 {
                    throw fields.fault(name, "has \(length.shortest); a length must be at least 0")
                }
                return steps.map { PerAxis(horizontal: $0[0], vertical: $0[1]) }
            }, write: { .array($0.map(\.json)) })
    }
}

/// Empty space along its stack; without a minimum 8.
package struct SpacerKind: SceneKind {
    package var minimum: SceneLength?

    package init(minimum: Double? = nil) { self.minimum = minimum.map(SceneLength.points) }

    package var name: String { "spacer" }
    package var fields: [SceneField<Self>] { [.optional("min", \.minimum, .length)] }

    package var demands: [SceneDemand] { minimum.map { [SceneDemand(words: "minimum", length: $0.form)] } ?? [] }
}

/// Text; a font by the name of its style, a size in points.
package struct TextKind: SceneKind {
    package var string = ""
    package var font: String?
    package var size: SceneLength?

    package var name: String { "text" }
    package var isPaintedItself: Bool { true }
    package var fields: [SceneField<Self>] {
        [
            .required("string", \.string, .text), .optional("font", \.font, Self.font),
            .optional("size", \.size, .size),
        ]
    }

    package var demands: [SceneDemand] { size.map { [SceneDemand(words: "size", length: $0.form)] } ?? [] }

    /// The font of the style, if one is given.
    package var style: TextStyle? { font.flatMap(TextStyle.init) }

    private static var font: SceneValue<String> {
        .named(
            { TextStyle(rawValue: $0)?.rawValue },
            known: "one of " + TextStyle.allCases.map(\.rawValue).sorted().joined(separator: ", "), word: { $0 })
    }
}

/// A picture of a size, or a symbol.
package struct ImageKind: SceneKind {
    package var image = ""
    package var size: PerAxis<SceneLength>?

    package var name: String { "image" }
    package var isPaintedItself: Bool { true }
    package var fields: [SceneField<Self>] {
        [.required("name", \.image, .text), .optional("size", \.size, .sizes)]
    }

    package var demands: [SceneDemand] {
        guard let size else { return [] }
        return [
            SceneDemand(words: "width", length: size.horizontal.form),
            SceneDemand(words: "height", length: size.vertical.form),
        ]
    }
}

/// A shape that takes what it is offered, 10 where nothing is, painted with its fill; a `color` without one is grey.
package struct ShapeKind: SceneKind {
    package let name: String
    /// How far the corners are rounded.
    package var radius = 0.0

    package var isPaintedItself: Bool { true }
    package var fields: [SceneField<Self>] {
        name == "roundedRectangle" ? [.required("radius", \.radius, .number)] : []
    }
}
