// SVGEffects.swift: clips, shadows and maps as attributes of SVG's groups.  Lengths in points.

import LayoutCore
import SVG

extension SVGPicture {
    /// The attributes of groups, one within the other from the first on, that have the effects on a view; those that no
    /// picture can show are left out.
    mutating func attributes(ofEffectsOn element: LayoutTree.Element) -> [String] {
        let effects = element.effects
        // How far a view reaches takes a look at all inside it, and only filters ask for it.
        var reach = effects.contains(where: \.isFilter) ? element.bareReach() : .null
        return effects.compactMap { effect in
            reach = effect.reach(of: reach, on: element)
            return attribute(of: effect, on: element, in: reach)
        }
    }

    private mutating func attribute(
        of effect: DrawingEffect, on element: LayoutTree.Element, in reach: CGRect
    ) -> String? {
        switch effect {
        case .clip(let outline):
            return clip(to: SVGShape(outline, element.frame(clippedTo: outline)))
        case .shadow(let color, let radius, let offset):
            guard [radius, offset.width, offset.height].allSatisfy({ abs($0) < 1e6 }) else { return nil }
            let paint = "flood-color=\"\(color.hexadecimal)\" flood-opacity=\"\(svg: color.opacity)\""
            return filter(
                in: reach,
                """
                <feGaussianBlur in="SourceAlpha" stdDeviation="\(svg: max(0, radius) / 2)"/>\
                <feOffset dx="\(svg: offset.width)" dy="\(svg: offset.height)" result="soft"/><feFlood \(paint)/>\
                <feComposite in2="soft" operator="in"/>\
                <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
                """)
        case .blur(let radius):
            guard radius > 0, radius < 1e6 else { return nil }
            return filter(in: reach, "<feGaussianBlur stdDeviation=\"\(svg: radius)\"/>")
        case .transform(let map):
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
            if map == .identity { return nil }
            return "transform=\"matrix(\(numbers.map { "\(svg: $0)" }.joined(separator: " ")))\""
        }
    }

    /// The attribute of a group of which only what lies in a shape is drawn.
    mutating func clip(to shape: SVGShape) -> String {
        clip(to: String(shape.element("clip-rule=\"\(shape.rule)\"").dropLast()))
    }

    /// `nil` where there is nothing to be seen, or more than a picture holds.
    private mutating func filter(in reach: CGRect, _ steps: String) -> String? {
        guard !reach.isNull, reach.isDrawable else { return nil }
        let place = SVGShape.place(reach)
        let id = define("filter") { id in
            "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\" \(place) color-interpolation-filters=\"sRGB\">\(steps)</filter>"
        }
        return "filter=\"url(#\(id))\""
    }
}

extension LayoutTree.Element {
    /// How far the element and those inside it draw, effects included; the null rectangle where they do not.
    ///
    /// - Parameter isFramed: Whether the frames of all views are drawn as well, where they are without effects.
    func reach(isFramed: Bool = false) -> CGRect {
        let bare = bareReach(isFramed: isFramed)
        let seen = effects.reduce(bare) { $1.reach(of: $0, on: self) }
        return isFramed ? bare.union(seen) : seen
    }

    /// How far the element and those inside it draw, but for its own effects.
    fileprivate func bareReach(isFramed: Bool = false) -> CGRect {
        let own = (isDrawn || isFramed) && frame.isDrawable ? frame : .null
        return children.reduce(own) { $0.union($1.reach(isFramed: isFramed)) }
    }

    /// The rectangle around a clip's outline; what scrolls is seen beneath the edges of the screen as well.
    fileprivate func frame(clippedTo outline: Outline) -> CGRect { outline == .rectangle ? clipFrame : frame }
}

extension DrawingEffect {
    /// Whether SVG draws it by a filter, which has to know its room.
    fileprivate var isFilter: Bool {
        switch self {
        case .shadow, .blur: return true
        case .clip, .transform: return false
        }
    }

    /// How far what reaches so far reaches with the effect.
    fileprivate func reach(of bare: CGRect, on element: LayoutTree.Element) -> CGRect {
        if bare.isNull { return bare }
        switch self {
        case .clip(let outline):
            let frame = element.frame(clippedTo: outline)
            return frame.isDrawable ? bare.intersection(frame) : bare
        // Three standard deviations, beyond which nothing is seen of a blur.
        case .shadow(_, let radius, let offset):
            let soft = bare.insetBy(dx: -1.5 * max(0, radius), dy: -1.5 * max(0, radius))
            let shadow = soft.offsetBy(dx: offset.width, dy: offset.height)
            return shadow.isDrawable ? bare.union(shadow) : bare
        case .blur(let radius):
            let soft = bare.insetBy(dx: -3 * max(0, radius), dy: -3 * max(0, radius))
            return soft.isDrawable ? soft : bare
        case .transform(let map):
            let corners = [
                CGPoint(x: bare.minX, y: bare.minY), CGPoint(x: bare.maxX, y: bare.minY),
                CGPoint(x: bare.minX, y: bare.maxY), CGPoint(x: bare.maxX, y: bare.maxY),
            ].map { $0.applying(map) }
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return bare }
            let mapped = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            return mapped.isDrawable ? mapped : bare
        }
    }
}
