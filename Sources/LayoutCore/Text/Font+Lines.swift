// Font+Lines.swift: what lines depend on of a font, and of a run of text.  Lengths in points.

extension Font {
    /// The size in points; 0 for one that is negative, infinite or not a number.
    package var usableSize: Double { pointSize.isFinite ? max(pointSize, 0) : 0 }

    /// What text styles ask for between lines, in points: the distance of their lines, which is published, less the height
    /// of one.
    package var leading: Double { lineDistance.map { Double($0) - LineMetrics(size: usableSize).height } ?? 0 }
}

extension TextPiece {
    /// What lines depend on of a run.
    package init(_ run: TextRun) {
        self.init(
            run.string, isBold: run.isBold || run.font.fontWeight >= .semibold, leading: run.font.leading,
            kerning: run.kerning == 0 ? 0 : Self.kerning(of: run))
    }

    /// The room after each character in thousandths of the font's size.
    private static func kerning(of run: TextRun) -> Int {
        let share = (run.kerning / run.font.pointSize * 1000).rounded()
        return share.isFinite ? Int(max(-100_000, min(share, 100_000))) : 0
    }
}
