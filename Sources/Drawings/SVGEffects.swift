// SVGEffects.swift: clips, shadows and maps as attributes of SVG's groups.  Lengths in points.

import LayoutCore

extension SVGBody {
    /// The attribute of a group that has an effect; `nil` where no picture can show it.
    mutating func attribute(of effect: DrawingEffect, on element: LayoutTree.Element) -> String? {
        switch effect {
        case .clip(let outline):
            let frame = outline == .rectangle ? element.clipFrame : element.frame
            let shape = SVGShape(outline, frame).element("clip-rule=\"nonzero\"").dropLast()
            return "clip-path=\"url(#\(define("clip") { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }))\""
        case .shadow(let color, let radius, let offset):
            let numbers = [radius, offset.width, offset.height]
            guard numbers.allSatisfy({ abs($0) < 1e6 }), let room = element.room(of: effect) else { return nil }
            let paint = "flood-color=\"\(color.hexadecimal)\" flood-opacity=\"\(svg: color.opacity)\""
            return filter(
                in: room,
                """
                <feGaussianBlur in="SourceAlpha" stdDeviation="\(svg: max(0, radius) / 2)"/>\
                <feOffset dx="\(svg: offset.width)" dy="\(svg: offset.height)" result="soft"/><feFlood \(paint)/>\
                <feComposite in2="soft" operator="in"/>\
                <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
                """)
        case .blur(let radius):
            guard radius > 0, radius < 1e6, let room = element.room(of: effect) else { return nil }
            return filter(in: room, "<feGaussianBlur stdDeviation=\"\(svg: radius)\"/>")
        case .transform(let map):
            let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
            guard numbers.allSatisfy(\.isFinite), map != .identity else { return nil }
            return "transform=\"matrix(\(numbers.map { "\(svg: $0)" }.joined(separator: " ")))\""
        }
    }

    private mutating func filter(in room: CGRect, _ steps: String) -> String {
        let place = SVGShape.place(room)
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

    private func bareReach(isFramed: Bool) -> CGRect {
        let own = (isDrawn || isFramed) && frame.isDrawable ? frame : .null
        return children.reduce(own) { $0.union($1.reach(isFramed: isFramed)) }
    }

    /// The rectangle in which an effect draws; `nil` where there is nothing, or more than a picture holds.
    fileprivate func room(of effect: DrawingEffect) -> CGRect? {
        var reach = bareReach(isFramed: false)
        for inner in effects {
            reach = inner.reach(of: reach, on: self)
            if inner == effect { break }
        }
        return !reach.isNull && reach.isDrawable ? reach : nil
    }
}

extension DrawingEffect {
    /// How far what reaches so far reaches with the effect.
    fileprivate func reach(of bare: CGRect, on element: LayoutTree.Element) -> CGRect {
        if bare.isNull { return bare }
        switch self {
        case .clip(let outline):
            let frame = outline == .rectangle ? element.clipFrame : element.frame
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
