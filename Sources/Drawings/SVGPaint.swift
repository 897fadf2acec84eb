// SVGPaint.swift: paints as attributes of SVG, and gradients as definitions.  Lengths in points.

import Foundation
import LayoutCore
import SVG

extension SVGPicture {
    /// The paint as an attribute's value; a gradient is defined on the way.
    mutating func paint(_ paint: Paint, _ frame: CGRect) -> String {
        switch paint {
        case .color(let color): return color.hexadecimal
        case .gradient(let gradient, .line(let start, let end)):
            let line = "x1=\"\(svg: start.x)\" y1=\"\(svg: start.y)\" x2=\"\(svg: end.x)\" y2=\"\(svg: end.y)\""
            return url("paint") { "<linearGradient id=\"\($0)\" \(line)>\(Self.stops(gradient))</linearGradient>" }
        case .gradient(let gradient, .circles(let center, let start, let end)):
            let (x, y) = (frame.minX + center.x * frame.width, frame.minY + center.y * frame.height)
            let place = "gradientUnits=\"userSpaceOnUse\" cx=\"\(svg: x)\" cy=\"\(svg: y)\""
            return round(gradient, from: start, to: end, place)
        case .gradient(let gradient, .ellipses(let center, let start, let end)):
            return round(gradient, from: start, to: end, "cx=\"\(svg: center.x)\" cy=\"\(svg: center.y)\"")
        case .gradient(let gradient, .turn(let center, let start, let end)):
            return sectors(of: gradient, about: center, from: start, to: end, frame)
        }
    }

    /// The opacity of a paint in one colour as an attribute, where it has one.
    static func opacity(_ paint: Paint, _ attribute: String) -> String {
        guard case .color(let color) = paint, color.opacity < 1 else { return "" }
        return " \(attribute)-opacity=\"\(svg: color.opacity)\""
    }

    private mutating func url(_ name: String, _ definition: (_ id: String) -> String) -> String {
        "url(#\(define(name, definition)))"
    }

    private static func stops(_ gradient: Gradient) -> String {
        gradient.stops.map { stop in
            """
            <stop offset="\(svg: stop.location)" stop-color="\(stop.color.hexadecimal)" \
            stop-opacity="\(svg: stop.color.opacity)"/>
            """
        }.joined()
    }

    /// A gradient between two radii.  Circles of SVG begin in the middle, so the colours are moved outwards.
    private mutating func round(
        _ gradient: Gradient, from start: CGFloat, to end: CGFloat, _ place: String
    ) -> String {
        let (inner, outer) = (max(0, min(start, end)), max(start, end))
        guard outer > 0, outer.isFinite else { return gradient.stops.last?.color.hexadecimal ?? "none" }
        let stops = gradient.stops.map { stop in
            let share = start <= end ? stop.location : 1 - stop.location
            return Gradient.Stop(color: stop.color, location: (inner + share * (outer - inner)) / outer)
        }
        let moved = Gradient(stops: start <= end ? stops : stops.reversed())
        return url("paint") {
            "<radialGradient id=\"\($0)\" \(place) r=\"\(svg: outer)\">\(Self.stops(moved))</radialGradient>"
        }
    }

    /// How many sectors a gradient around a point is drawn with.
    private static let sectorCount = 120

    /// A gradient around a point, which SVG has not: narrow sectors of one colour each.
    private mutating func sectors(
        of gradient: Gradient, about center: UnitPoint, from start: Angle, to end: Angle, _ frame: CGRect
    ) -> String {
        // A line around the frame may be as wide as the frame.
        let tile = frame.insetBy(dx: -frame.width, dy: -frame.height)
        let (x, y) = ((1 + center.x) * frame.width, (1 + center.y) * frame.height)
        let radius = 2 * (tile.width + tile.height + abs(x) + abs(y))
        let range = end.radians == start.radians ? 2 * Double.pi : end.radians - start.radians
        let width = 2 * Double.pi / Double(Self.sectorCount)
        let isOpaque = gradient.stops.allSatisfy { $0.color.opacity >= 1 }
        func point(_ angle: Double) -> String {
            "\(svg: x + radius * CGFloat(cos(angle))) \(svg: y + radius * CGFloat(sin(angle)))"
        }
        let sectors = (0..<Self.sectorCount).map { sector in
            let turned = width * Double(sector)
            let color = gradient.color(at: (turned + width / 2) / range.magnitude)
            let first = start.radians + (range < 0 ? -turned : turned)
            // A sector reaches beneath the next one, so that nothing shows between them.
            let reach = isOpaque && sector + 1 < Self.sectorCount ? 2 * width : width
            return """
                <path d="M\(svg: x) \(svg: y)L\(point(first))L\(point(first + (range < 0 ? -reach : reach)))Z" \
                fill="\(color.hexadecimal)"\(Self.opacity(.color(color), "fill"))/>
                """
        }
        let place = SVGShape.place(tile)
        return url("paint") { id in
            "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" \(place)>\(sectors.joined())</pattern>"
        }
    }
}

extension Gradient {
    /// The colour at a place from 0 to 1, between those of the stops beside it.
    func color(at place: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return last.color }
        guard after > 0 else { return first.color }
        let (low, high) = (stops[after - 1], stops[after])
        let room = high.location - low.location
        let share = room > 0 ? (place - low.location) / room : 1
        func mixed(_ part: KeyPath<Color, Double>) -> Double {
            low.color[keyPath: part] * (1 - share) + high.color[keyPath: part] * share
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
    }
}
