// Grounds.swift: which colours may be behind a text.  Lengths in points, in the root's coordinates.

/// What was painted before the texts of a screen, in the order of painting.
struct Grounds {
    /// An area that was painted.
    struct Area {
        let frame: CGRect
        /// The lines around it; `nil` for what is turned, of which the frame is only the room.
        let outline: Outline?
        /// Its colours, of which each may be the one behind a text, with its opacity; `nil` for a picture.
        let colors: [Color]?
    }

    private var areas: [Area] = []
    /// The areas by the bands of 64 points that they reach into, and those that reach into many.
    private var bands: [Int: [Int]] = [:]
    private var tall: [Int] = []

    private static let band: CGFloat = 64
    /// The ground of the screen.
    private let screen: OpaqueColor

    /// What is seen of the root; `nil` where that is not known.
    private let window: CGRect?
    /// The colours of what covers all that is seen, before which views come that are scrolled to.
    private var around: Set<OpaqueColor>?

    init(on scheme: ColorScheme, in window: CGRect?) {
        (screen, self.window) = (scheme == .dark ? .black : .white, window)
        around = [screen]
    }

    /// The audit distinguishes so many colours; beyond that the ground counts as unknown.
    private static let most = 12

    mutating func paint(_ area: Area) {
        if let window, area.covers(window) == true {
            let isOpaque = area.colors?.allSatisfy { $0.opacity >= 1 } ?? false
            around = (around ?? (isOpaque ? [screen] : nil)).flatMap { area.mixed(over: $0) }
        }
        guard let touched = Self.bands(of: area.frame) else { return }
        if touched.count > 16 {
            tall.append(areas.count)
        } else {
            for band in touched { bands[band, default: []].append(areas.count) }
        }
        areas.append(area)
    }

    private static func bands(of frame: CGRect) -> ClosedRange<Int>? {
        let (top, bottom) = (frame.minY, frame.maxY)
        guard abs(top) < 1e9, abs(bottom) < 1e9, frame.width > 0, frame.height > 0, abs(frame.minX) < 1e9,
            abs(frame.maxX) < 1e9
        else { return nil }
        return Int((top / band).rounded(.down))...Int((bottom / band).rounded(.down))
    }

    /// The colours that may be behind a rectangle, over the ground of the screen; `nil` where that is not known.
    func colors(behind frame: CGRect) -> Set<OpaqueColor>? {
        guard let touched = Self.bands(of: frame) else { return nil }
        let near = touched.count > 16 ? Array(areas.indices) : Set(touched.flatMap { bands[$0] ?? [] } + tall).sorted()
        let isSeen = window.map { $0.intersects(frame) } ?? true
        var colors = isSeen ? [screen] : around
        for area in near.map({ areas[$0] }) where area.frame.intersects(frame) {
            let covers = area.covers(frame)
            guard covers != false else { continue }
            guard let paints = area.colors else {
                colors = nil
                continue
            }
            var painted: Set<OpaqueColor> = covers == nil ? colors ?? [] : []
            for paint in paints {
                // What covers all of a ground that is not known makes it known.
                let grounds = colors ?? (paint.opacity >= 1 && covers == true ? [.white] : [])
                for ground in grounds { painted.insert(OpaqueColor(paint, opacity: 1, over: ground)) }
            }
            let isKnown = colors != nil || covers == true && paints.allSatisfy { $0.opacity >= 1 }
            colors = isKnown && painted.count <= Self.most ? painted : nil
        }
        return colors
    }
}

extension Grounds.Area {
    /// Its colours before others; `nil` where they are not known.
    fileprivate func mixed(over grounds: Set<OpaqueColor>) -> Set<OpaqueColor>? {
        colors.map { paints in
            Set(paints.flatMap { paint in grounds.map { OpaqueColor(paint, opacity: 1, over: $0) } })
        }
    }

    /// Whether it covers a rectangle; `nil` for a part of it.  The corners of shapes by name do not count.
    fileprivate func covers(_ other: CGRect) -> Bool? {
        let inner = other.insetBy(dx: min(1, other.width / 4), dy: min(1, other.height / 4))
        guard let outline else { return nil }
        let isInside = frame.contains(inner)
        let path: Path, isEvenOdd: Bool
        switch outline {
        case .path(let lines): (path, isEvenOdd) = (lines, false)
        case .evenOddPath(let lines): (path, isEvenOdd) = (lines, true)
        default: return isInside ? true : nil
        }
        let points = [
            CGPoint(x: inner.midX, y: inner.midY), CGPoint(x: inner.minX, y: inner.minY),
            CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
            CGPoint(x: inner.maxX, y: inner.maxY),
        ].map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }
        let inside = points.filter { path.contains($0, eoFill: isEvenOdd) }.count
        return inside == points.count ? true : inside == 0 ? false : nil
    }
}
