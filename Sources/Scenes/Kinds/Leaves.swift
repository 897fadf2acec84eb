// Leaves.swift: views without views inside, of a size that they say.  Lengths in points.

import Documents
package import LayoutCore
package import Rows

/// Always one size, with or without explicit baselines from the top.
struct FixedKind: SceneKind {
    var width = 0.0
    var height = 0.0
    /// The first and the last baseline.
    var baselines: [Double]?

    var name: String { "fixed" }
    var fields: [SceneField<Self>] {
        [
            .required("w", \.width, .number), .required("h", \.height, .number),
            .optional("baselines", \.baselines, .numbers(2, ", the first and the last")),
        ]
    }

    func view(of content: [AnyView]) -> any View {
        let size = CGSize(width: width, height: height)
        return MeasuredLeaf(baselines: baselines.map { ($0[0], $0[1]) }) { _ in size }
    }

    func part(at place: ScreenPlace) -> ScreenPart {
        var part = ScreenPart(.leaf(PerAxis(horizontal: .fixed(width), vertical: .fixed(height))))
        part.guides = zip([GuideKey.firstTextBaseline, .lastTextBaseline], baselines ?? []).map {
            ScreenPart.Guide(key: $0, expression: .number($1))
        }
        return part
    }
}

/// Takes what it is offered, 10 where nothing is.  It is painted with its fill; without one it is grey.
struct ColorKind: SceneKind {
    var name: String { "color" }
    var fields: [SceneField<Self>] { [] }
    var isPaintedItself: Bool { true }
    func view(of content: [AnyView]) -> any View { Rectangle().fill(SceneFill()) }
    func part(at place: ScreenPlace) -> ScreenPart { .flexible }
}

/// Brings what it is offered, or its ideal, into a range.
package struct RangeKind: SceneKind {
    package var width, height: LengthRange

    package init(width: LengthRange = LengthRange(), height: LengthRange = LengthRange()) {
        (self.width, self.height) = (width, height)
    }

    package var name: String { "range" }
    package var fields: [SceneField<Self>] {
        [.required("w", \.width, .range), .required("h", \.height, .range)]
    }

    package func view(of content: [AnyView]) -> any View {
        MeasuredLeaf { offer in
            CGSize(
                width: width.clamped(offer.width ?? width.ideal), height: height.clamped(offer.height ?? height.ideal))
        }
    }

    package func part(at place: ScreenPlace) -> ScreenPart {
        ScreenPart(.leaf(PerAxis(horizontal: width, vertical: height)))
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
            let step = step(offered: offer.width)
            return CGSize(width: step?.horizontal ?? 0, height: step?.vertical ?? 0)
        }
    }

    private func step(offered width: CGFloat?) -> PerAxis<Double>? {
        guard let width else { return steps.first }
        return steps.filter { $0.horizontal <= width }.max { $0.horizontal < $1.horizontal } ?? steps.last
    }
}

/// Empty space along its stack; without a minimum 8.
package struct SpacerKind: SceneKind {
    package var minimum: Double?

    package init(minimum: Double? = nil) { self.minimum = minimum }

    package var name: String { "spacer" }
    package var fields: [SceneField<Self>] { [.optional("min", \.minimum, .number)] }

    package func view(of content: [AnyView]) -> any View { Spacer(minLength: minimum.map { CGFloat($0) }) }

    /// Space in the lowest tier; along both axes outside of stacks.
    package func part(at place: ScreenPlace) throws(ScreenError) -> ScreenPart {
        let along = LengthRange(minimum: minimum ?? 8)
        try place.named("spacer").check(along.minimum, "the minimum of a spacer")
        let orientation = place.orientation
        var part = ScreenPart(
            .leaf(PerAxis { orientation == $0.across ? .fixed(0) : along }), name: name,
            spacing: .spacer(within: orientation))
        part.priority = -.infinity
        return part
    }
}

extension ScreenPart {
    /// A view that takes any size, ideally 10 by 10.
    static var flexible: ScreenPart {
        ScreenPart(.leaf(PerAxis(horizontal: LengthRange(ideal: 10), vertical: LengthRange(ideal: 10))))
    }
}

/// The surroundings' paint where there is one, else grey.
private struct SceneFill: ShapeStyle {
    func paint(in environment: EnvironmentValues) -> Paint {
        let paint = ForegroundStyle().paint(in: environment)
        return paint == .color(.primary) ? .color(.gray) : paint
    }
}
