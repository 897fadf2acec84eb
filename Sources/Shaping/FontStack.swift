// FontStack.swift: which font of those that were given shows a character of a run.

import Boxes

/// Fonts in the order in which a run tries them, each in points.
struct FontStack: Sendable {
    /// The fonts; the first one has the run's lines and what no font can show.
    let fonts: [FontFile]
    /// The run's size in points.
    let size: Double

    /// Sorts fonts for a run: those of the family that it names, or else of the first font, then the others as they were
    /// given; of a family the one of the nearest weight first, leaning or upright as the run is.
    ///
    /// - Parameter fonts: At least one.
    init(_ fonts: [FontFile], for run: ShapedRun) {
        let families = fonts.map(\.family)
        let wanted = run.family.flatMap(families.firstIndex(of:)) ?? 0
        func key(_ font: FontFile) -> (Int, Int) {
            let family = families.firstIndex(of: font.family) ?? 0
            let slant = font.isItalic == run.isItalic ? 0 : 1_000
            return (family == wanted ? -1 : family, abs(font.weight - run.weight) + slant)
        }
        let keys = fonts.map(key)
        self.fonts = fonts.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { fonts[$0] }
        size = run.size
    }

    /// The first font with glyphs for all of a character; `nil` where none has them.
    func font(for character: Character) -> FontFile? {
        let shown = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return fonts.first { font in shown.allSatisfy(font.shaper.covers) }
    }
}

/// Compares three keys one after the other.
private func < (left: ((Int, Int), Int), right: ((Int, Int), Int)) -> Bool {
    (left.0.0, left.0.1, left.1) < (right.0.0, right.0.1, right.1)
}

extension FontFile {
    /// The metrics of the font in a size in points.
    func metrics(size: Double) -> LineMetrics<Double> {
        LineMetrics(
            ascent: ascent * size, descent: descent * size, capHeight: capHeight * size, leading: lineGap * size)
    }
}
