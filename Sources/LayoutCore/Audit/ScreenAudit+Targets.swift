// ScreenAudit+Targets.swift: what is too small for a finger, and texts that are cut off.  Lengths in points.

extension ScreenAudit {
    /// What a finger hits, in points.
    private static let least: CGFloat = 44

    /// What takes taps and is narrower or lower than 44 points.
    var targets: [AuditFinding] {
        views.indices.compactMap { position in
            let view = views[position]
            guard view.element.isTappable, view.isShown, view.isEnabled, !view.letsTapsThrough,
                let target = target(of: position),
                target.width > 0, target.height > 0
            else { return nil }
            let slack = CGFloat(1) / 64
            guard target.width < Self.least - slack || target.height < Self.least - slack else { return nil }
            return finding(
                .target, at: position, frame: target,
                "takes taps on \(target.size.rounded) points",
                "44 × 44 are right: give the label a frame or padding, and a contentShape(_:)")
        }
    }

    /// What takes the taps on a view: its frame, or its row in a list; `nil` for the system's own controls.
    private func target(of position: Int) -> CGRect? {
        let element = views[position].element
        switch element.touchTarget {
        case .view: return element.frame
        case .control: return nil
        case .row:
            var place = position
            while let around = views[place].parent {
                if let row = views[place].element.rowFrame(in: views[around].element.frame) { return row }
                place = around
            }
            return element.frame
        }
    }

    /// Texts of which something is left out; what is written on one line of a field moves along.
    var truncations: [AuditFinding] {
        views.indices.compactMap { position in
            let view = views[position]
            guard view.isShown, !view.isInField, view.element.isTruncated else { return nil }
            return finding(
                .truncation, at: position, "shows only a part of its text",
                "give it more room or lines, or let it shrink by minimumScaleFactor(_:)")
        }
    }
}

extension CGSize {
    fileprivate var rounded: String {
        let text = CGRect(origin: .zero, size: self).tenths
        return text.components(separatedBy: "  ").last ?? text
    }
}
