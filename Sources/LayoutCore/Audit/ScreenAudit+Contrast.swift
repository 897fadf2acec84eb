// ScreenAudit+Contrast.swift: texts that stand out too little from what is behind them.

extension ScreenAudit {
    /// Texts whose contrast with every colour that may be behind them is too low.
    var contrasts: [AuditFinding] {
        var grounds = Grounds(on: tree.colorScheme, in: tree.screen)
        var findings: [(position: Int, finding: AuditFinding)] = []
        let places = Dictionary(views.indices.map { (views[$0].element.position, $0) }) { first, _ in first }
        var rest = [Painted(element: tree.root, opacity: 1, map: .identity)]
        while let painted = rest.popLast() {
            let element = painted.element
            guard let position = places[element.position], views[position].isShown else { continue }
            let opacity = painted.opacity * element.opacity
            let map = element.maps.reduce(CGAffineTransform.identity) { $0.concatenating($1) }.concatenating(
                painted.map)
            let area = DrawnArea(element.frame, map)
            switch element.drawing {
            case .text(let lines, let inks) where views[position].isEnabled:
                let ground = grounds.colors(behind: area.frame)
                if let found = finding(position, lines, inks, opacity, on: ground) {
                    findings.append((position, found))
                }
            case .shape(let outline, let fill?, _):
                let isKnown = !fill.colors.contains(where: \.isStandIn)
                let colors = isKnown ? fill.colors.map { $0.opacity(opacity) } : nil
                grounds.paint(Grounds.Area(frame: area.frame, outline: area.isTurned ? nil : outline, colors: colors))
            case .image:
                grounds.paint(Grounds.Area(frame: area.frame, outline: nil, colors: nil))
            default: break
            }
            rest += element.paintOrder.reversed().map { Painted(element: $0, opacity: opacity, map: map) }
        }
        return findings.sorted { $0.position < $1.position }.map(\.finding)
    }

    /// A view that is to be painted.
    private struct Painted {
        let element: LayoutTree.Element
        let opacity: Double
        let map: CGAffineTransform
    }

    /// The finding for the run of a text that stands out least.
    private func finding(
        _ position: Int, _ lines: [TextLine], _ inks: [[TextInk]], _ opacity: Double, on grounds: Set<OpaqueColor>?
    ) -> AuditFinding? {
        guard let grounds, !grounds.isEmpty else { return nil }
        var worst: (ratio: Double, least: Double, run: TextRun)?
        for (line, inks) in zip(lines, inks) {
            for (run, paint) in zip(line.runs, inks.map(\.paint)) where run.string.contains(where: { !$0.isWhitespace })
            {
                if isSystems(paint, at: position, on: grounds) || paint.colors.contains(where: \.isStandIn) { continue }
                let ratio =
                    paint.colors.flatMap { color in
                        grounds.map { OpaqueColor(color, opacity: opacity, over: $0).contrast(with: $0) }
                    }.max() ?? 21
                let least = run.leastContrast
                guard ratio < least, ratio / least < worst.map({ $0.ratio / $0.least }) ?? 1 else { continue }
                worst = (ratio, least, run)
            }
        }
        guard let worst else { return nil }
        let size = worst.run.font.pointSize
        return finding(
            .contrast, at: position, "has a contrast of \(worst.ratio.hundredths) to 1",
            "\(worst.least.hundredths) are right for text of \(Double(size).hundredths) points (WCAG 2.2, 1.4.3)")
    }

    /// Whether the colours are those that the system chooses by itself.
    private func isSystems(_ paint: Paint, at position: Int, on grounds: Set<OpaqueColor>) -> Bool {
        guard case .color(let color) = paint else { return false }
        let view = views[position]
        let isDark = tree.colorScheme == .dark
        func isShown(_ named: Color) -> Bool { color == (isDark ? named.inTheDark : named) }
        let isLevel = color.opacity < 1 && color.isLabel(isDark: isDark)
        let isOwn = isLevel || isShown(.accentColor) || view.isInButton && isShown(.red)
        if view.hasSystemLook { return isOwn || color == .white }
        return isOwn && grounds.isSubset(of: OpaqueColor.ofScreens(isDark: isDark))
    }
}

/// Where something is drawn.
private struct DrawnArea {
    let frame: CGRect
    /// Whether the frame is only the room of what is turned.
    let isTurned: Bool

    init(_ frame: CGRect, _ map: CGAffineTransform) {
        guard map != .identity else {
            (self.frame, isTurned) = (frame, false)
            return
        }
        let corners = [
            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
            CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
        ].map { $0.applying(map) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        self.frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        isTurned = true
    }
}

extension Paint {
    /// The colour, or those of a gradient.
    fileprivate var colors: [Color] {
        switch self {
        case .color(let color): [color]
        case .gradient(let gradient, _): gradient.stops.map(\.color)
        }
    }
}

extension Color {
    /// Whether it is one of the system's colours for labels, whose opacities are their levels.
    fileprivate func isLabel(isDark: Bool) -> Bool {
        opacity > 0 && (isDark ? Color.secondary.inTheDark : .secondary).isNear(self)
    }

    private func isNear(_ other: Color) -> Bool {
        abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue) < 1e-6
    }
}

extension OpaqueColor {
    /// The grounds of the system's screens and lists: white and #F2F2F7, in the dark black, #1C1C1E and #2C2C2E.
    fileprivate static func ofScreens(isDark: Bool) -> Set<OpaqueColor> {
        let grounds = isDark ? [0, 0x1C1C1E, 0x2C2C2E] : [0xFFFFFF, 0xF2F2F7]
        return Set(grounds.map { OpaqueColor(Color(rgb: $0), opacity: 1, over: .white) })
    }
}

extension Double {
    /// In at most two digits after the point, rounded down, so that 4.499 is not taken for 4.5.
    fileprivate var hundredths: String {
        let text = "\((self * 100).rounded(.down) / 100)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
