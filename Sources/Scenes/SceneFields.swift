// SceneFields.swift: the fields of one view, by what they mean.  Lengths in points.

import Documents
import LayoutCore
import Rows

/// Reads the fields of a view; faults name the field.
struct SceneFields {
    let object: StrictObject
    let keys: [String: GuideKey]

    func required<Value>(_ field: String, _ value: Value?) throws -> Value {
        guard let value else { throw object.fault(field, "is missing; a view of this kind has it") }
        return value
    }

    func length(_ field: String) throws -> Double { try required(field, object.number(field)) }

    func children() throws -> [SceneView] { try required("children", object.list("children", of: SceneView.self)) }

    func child() throws -> SceneView { try required("child", object.value("child", as: SceneView.self)) }

    /// A guide of one axis; `nil` when the field is absent.
    func key(_ field: String, along axis: Axis? = nil) throws -> GuideKey? {
        guard let name = try object.string(field) else { return nil }
        return try key(named: name, field, along: axis)
    }

    private func key(named name: String, _ field: String, along axis: Axis?) throws -> GuideKey {
        let known = keys.values.filter { axis == nil || $0.axis == axis }
        guard let key = known.first(where: { $0.name == name }) else {
            throw object.fault(
                field, "is \"\(name)\"; it must be one of \(known.map(\.name).sorted().joined(separator: ", "))")
        }
        return key
    }

    /// A horizontal and a vertical guide; `nil` when the field is absent.
    func keys(_ field: String) throws -> PerAxis<GuideKey>? {
        guard object.has(field) else { return nil }
        guard let names = try? object.value(field, as: [String].self), names.count == 2 else {
            throw object.fault(field, "must be two guides: one horizontal, one vertical")
        }
        return PerAxis(
            horizontal: try key(named: names[0], field, along: .horizontal),
            vertical: try key(named: names[1], field, along: .vertical))
    }

    /// Two numbers, x and y; `nil` when the field is absent.
    func pair(_ field: String) throws -> PerAxis<Double>? {
        guard let numbers = try object.numbers(field) else { return nil }
        guard numbers.count == 2 else { throw object.fault(field, "must be two numbers") }
        return PerAxis(horizontal: numbers[0], vertical: numbers[1])
    }

    func baselines() throws -> [Double]? {
        guard let baselines = try object.numbers("baselines") else { return nil }
        guard baselines.count == 2 else {
            throw object.fault("baselines", "has \(baselines.count) entries; it must have 2, the first and the last")
        }
        return baselines
    }

    /// A number is rigid; a list is the least, ideal and greatest length.
    func range(_ field: String) throws -> LengthRange {
        guard object.isList(field) else { return .fixed(try length(field)) }
        let numbers = try object.numbers(field, infinities: [.infinity]) ?? []
        guard numbers.count == 3 else {
            throw object.fault(field, "has \(numbers.count) entries; it must have 3: least, ideal, most")
        }
        return LengthRange(minimum: numbers[0], ideal: numbers[1], maximum: numbers[2])
    }

    func steps() throws -> [PerAxis<Double>] {
        guard let steps = try? object.value("steps", as: [[Double]].self), !steps.isEmpty,
            steps.allSatisfy({ $0.count == 2 })
        else { throw object.fault("steps", "must be a list of [width, height], at least one") }
        return steps.map { PerAxis(horizontal: $0[0], vertical: $0[1]) }
    }

    func font() throws -> String? {
        guard let name = try object.string("font") else { return nil }
        guard Font.named[name] != nil else {
            throw object.fault(
                "font", "is \"\(name)\"; it must be one of \(Font.named.keys.sorted().joined(separator: ", "))")
        }
        return name
    }

    func color(_ field: String) throws -> SceneColor? {
        guard let name = try object.string(field) else { return nil }
        guard let color = SceneColor(name) else {
            let known = SceneColor.named.keys.sorted().joined(separator: ", ")
            throw object.fault(field, "is \"\(name)\"; it must be #RRGGBB or one of \(known)")
        }
        return color
    }

    func insets() throws -> [Double] {
        guard object.isList("insets") else {
            let inset = try object.number("insets") ?? 16
            return [inset, inset, inset, inset]
        }
        let numbers = try object.numbers("insets") ?? []
        guard numbers.count == 4 else {
            throw object.fault("insets", "has \(numbers.count) entries; it must have 4: top, leading, bottom, trailing")
        }
        return numbers
    }

    func limits(_ axis: Axis) throws -> FrameLimits {
        let side = axis == .horizontal ? "w" : "h"
        if let fixed = try object.number(side, infinities: [.infinity]) { return .fixed(fixed) }
        return FrameLimits(
            minimum: try object.number("min" + side), ideal: try object.number("ideal" + side),
            maximum: try object.number("max" + side, infinities: [.infinity]))
    }

    func point() throws -> PerAxis<Double> {
        PerAxis(horizontal: try object.number("x") ?? 0, vertical: try object.number("y") ?? 0)
    }

    func fixedAxes() throws -> Set<Axis> {
        var axes: Set<Axis> = []
        if try object.value("h", as: Bool.self) ?? false { axes.insert(.horizontal) }
        if try object.value("v", as: Bool.self) ?? false { axes.insert(.vertical) }
        return axes
    }

    func axes() throws -> Set<Axis> {
        switch try object.string("axes") ?? "vertical" {
        case "vertical": return [.vertical]
        case "horizontal": return [.horizontal]
        case "both": return [.horizontal, .vertical]
        case let name: throw object.fault("axes", "is \"\(name)\"; it must be vertical, horizontal or both")
        }
    }

    func fills() throws -> Bool {
        switch try object.string("mode") ?? "fit" {
        case "fit": return false
        case "fill": return true
        case let name: throw object.fault("mode", "is \"\(name)\"; it must be fit or fill")
        }
    }

    func guide() throws -> SceneKind {
        .guide(
            try required("key", key("key")),
            try required("value", object.value("value", as: SceneExpression.self)).expression, try child())
    }

    func columns() throws -> Int {
        let columns = try required("columns", object.integer("columns"))
        guard (1...1_000).contains(columns) else {
            throw object.fault("columns", "is \(columns); it must be from 1 to 1000")
        }
        return columns
    }

    func rows() throws -> [[SceneView]] {
        do {
            return try required("rows", object.value("rows", as: [[SceneView]].self))
        } catch is DecodingError {
            throw object.fault("rows", "must be a list of rows, each a list of views")
        }
    }

    /// One number for both axes, or two; absent for what the views prefer.
    func gridSpacing() throws -> PerAxis<Double?> {
        if let pair = object.isList("spacing") ? try pair("spacing") : nil {
            return PerAxis(horizontal: pair.horizontal, vertical: pair.vertical)
        }
        let spacing = try object.number("spacing")
        return PerAxis(horizontal: spacing, vertical: spacing)
    }
}

extension Font {
    /// The text styles by name.
    static let named: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
}
