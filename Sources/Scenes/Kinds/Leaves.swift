// Leaves.swift: views without views inside: sizes, texts, pictures and shapes.  Lengths in points.

import Documents
package import LayoutCore
package import Rows

/// Always one size, with or without explicit baselines from the top.
struct FixedKind: SceneKind {
    var width: SceneLength = 0, height: SceneLength = 0
    /// The first and the last baseline.
    var baselines: [Double]?

    var name: String { "fixed" }
    var fields: [SceneField<Self>] {
        [
            .required("w", \.width, .length), .required("h", \.height, .length),
            .optional("baselines", \.baselines, .numbers(2, ", the first and the last")),
        ]
    }

    var demands: [SceneDemand] {
        [SceneDemand(words: "width", length: width.form), SceneDemand(words: "height", length: height.form)]
    }

    func view(of content: [AnyView]) -> any View {
        let size = CGSize(width: width.points, height: height.points)
        return MeasuredLeaf(baselines: baselines.map { ($0[0], $0[1]) }) { _ in size }
    }

    func part(within stack: Axis?) -> ScreenPart? {
        let guides = zip([GuideKey.firstTextBaseline, .lastTextBaseline], baselines ?? [])
        return ScreenPart(
            .leaf(PerAxis(horizontal: .fixed(width.points), vertical: .fixed(height.points))),
            guides: guides.map { ScreenPart.Guide(key: $0, expression: .number($1)) })
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

    package func view(of content: [AnyView]) -> any View {
        let (width, height) = (width.points, height.points)
        return MeasuredLeaf { offer in
            CGSize(
                width: width.clamped(offer.width ?? width.ideal), height: height.clamped(offer.height ?? height.ideal))
        }
    }

    package func part(within stack: Axis?) -> ScreenPart? {
        ScreenPart(.leaf(PerAxis(horizontal: width.points, vertical: height.points)))
    }
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
                return steps.map { PerAxis(horizontal: $0[0], vertical: $0[1]) }
            }, write: { .array($0.map(\.json)) })
    }

    package func view(of content: [AnyView]) -> any View {
        MeasuredLeaf { offer in
            let fitting = steps.filter { $0.horizontal <= offer.width ?? 0 }
            let step = offer.width == nil ? steps.first : fitting.max { $0.horizontal < $1.horizontal } ?? steps.last
            return CGSize(width: step?.horizontal ?? 0, height: step?.vertical ?? 0)
        }
    }
}

/// Empty space along its stack; without a minimum 8.
package struct SpacerKind: SceneKind {
    package var minimum: SceneLength?

    package init(minimum: Double? = nil) { self.minimum = minimum.map(SceneLength.points) }

    package var name: String { "spacer" }
    package var fields: [SceneField<Self>] { [.optional("min", \.minimum, .length)] }

    package var demands: [SceneDemand] { minimum.map { [SceneDemand(words: "minimum", length: $0.form)] } ?? [] }
    package func view(of content: [AnyView]) -> any View { Spacer(minLength: minimum.map { CGFloat($0.points) }) }

    /// Space in the lowest tier; along both axes outside of stacks.
    package func part(within stack: Axis?) -> ScreenPart? {
        let along = LengthRange(minimum: minimum?.points ?? 8)
        return ScreenPart(
            .leaf(PerAxis { stack == $0.across ? .fixed(0) : along }), name: name, spacing: .spacer(within: stack),
            priority: -.infinity)
    }
}

/// Text; a font by the name of its style, a size in points.
struct TextKind: SceneKind {
    var string = ""
    var font: String?
    var size: SceneLength?

    var name: String { "text" }
    var isPaintedItself: Bool { true }
    var fields: [SceneField<Self>] {
        [
            .required("string", \.string, .text), .optional("font", \.font, Self.font),
            .optional("size", \.size, .length),
        ]
    }

    var demands: [SceneDemand] { size.map { [SceneDemand(words: "size", length: $0.form)] } ?? [] }

    func view(of content: [AnyView]) -> any View {
        Text(verbatim: string).font(textFont)
    }

    /// The font, if one is given.
    private var textFont: Font? { size.map { .system(size: $0.points) } ?? style.map { .system($0) } }

    /// The font of the style, if one is given.
    var style: TextStyle? { font.flatMap(TextStyle.init) }

    private static var font: SceneValue<String> {
        .named(
            { TextStyle(rawValue: $0)?.rawValue },
            known: "one of " + TextStyle.allCases.map(\.rawValue).sorted().joined(separator: ", "), word: { $0 })
    }
}

/// A picture of a size, or a symbol.
struct ImageKind: SceneKind {
    var image = ""
    var size: PerAxis<SceneLength>?

    var name: String { "image" }
    var isPaintedItself: Bool { true }
    var fields: [SceneField<Self>] { [.required("name", \.image, .text), .optional("size", \.size, .lengthPair)] }

    var demands: [SceneDemand] {
        guard let size else { return [] }
        return [
            SceneDemand(words: "width", length: size.horizontal.form),
            SceneDemand(words: "height", length: size.vertical.form),
        ]
    }

    func view(of content: [AnyView]) -> any View {
        guard let size = size?.points else { return Image(systemName: image) }
        return Image(image, size: CGSize(width: size.horizontal, height: size.vertical))
    }
}

/// A shape that takes what it is offered, 10 where nothing is, painted with its fill; a `color` without one is grey.
struct ShapeKind: SceneKind {
    let name: String
    /// How far the corners are rounded.
    var radius = 0.0

    var isPaintedItself: Bool { true }
    var fields: [SceneField<Self>] { name == "roundedRectangle" ? [.required("radius", \.radius, .number)] : [] }
    func view(of content: [AnyView]) -> any View {
        name == "color" ? Rectangle().fill(SceneFill()) : RoundedRectangle(cornerRadius: radius).fill()
    }
    func part(within stack: Axis?) -> ScreenPart? { ScreenPart(.leaf(PerAxis { _ in LengthRange(ideal: 10) })) }
}

/// The surroundings' paint where there is one, else grey.
private struct SceneFill: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = ForegroundStyle().paint(in: environment)
        return paint == .color(.primary) ? .color(.gray) : paint
    }
}
