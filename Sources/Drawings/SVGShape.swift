// SVGShape.swift: outlines as elements of SVG.  Lengths in points.

import LayoutCore
import SVG

/// An outline in a frame.
struct SVGShape {
    private let outline: Outline
    private let frame: CGRect

    init(_ outline: Outline, _ frame: CGRect) { (self.outline, self.frame) = (outline, frame) }

    /// The element, with attributes.
    func element(_ style: String) -> String {
        let half = min(frame.width, frame.height) / 2
        switch outline {
        case .rectangle: return rectangle(style)
        case .roundedRectangle(let radii):
            let (x, y) = (min(radii.width, frame.width / 2), min(radii.height, frame.height / 2))
            return rectangle("rx=\"\(svg: x)\" ry=\"\(svg: y)\" \(style)")
        case .capsule: return rectangle("rx=\"\(svg: half)\" \(style)")
        case .ellipse: return ellipse(CGSize(width: frame.width / 2, height: frame.height / 2), style)
        case .circle: return ellipse(CGSize(width: half, height: half), style)
        case .path(let path), .evenOddPath(let path):
            return "<path d=\"\(Self.steps(path.offsetBy(dx: frame.minX, dy: frame.minY)))\" \(style)/>\n"
        }
    }

    /// The rule by which lines that cross have an inside.
    var rule: String { if case .evenOddPath = outline { "evenodd" } else { "nonzero" } }

    private func rectangle(_ style: String) -> String { "<rect \(Self.place(frame)) \(style)/>\n" }

    private func ellipse(_ radii: CGSize, _ style: String) -> String {
        let radii = "rx=\"\(svg: radii.width)\" ry=\"\(svg: radii.height)\""
        return "<ellipse cx=\"\(svg: frame.midX)\" cy=\"\(svg: frame.midY)\" \(radii) \(style)/>\n"
    }

    private static func steps(_ path: Path) -> String {
        func numbers(_ points: CGPoint...) -> String {
            points.map { "\(svg: $0.x) \(svg: $0.y)" }.joined(separator: " ")
        }
        return path.elements.map { element in
            switch element {
            case .move(let end): "M" + numbers(end)
            case .line(let end): "L" + numbers(end)
            case .quadCurve(let end, let control): "Q" + numbers(control, end)
            case .curve(let end, let control1, let control2): "C" + numbers(control1, control2, end)
            case .closeSubpath: "Z"
            }
        }.joined()
    }

    /// The place of a rectangle, as attributes.
    static func place(_ frame: CGRect) -> String { SVGPicture.place(frame.numbers) }
}
