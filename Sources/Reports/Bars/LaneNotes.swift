// LaneNotes.swift: words below bars, moved apart where they would cover each other.  Places in pixels.

/// Notes in one line, each with a thin leader to what it belongs to.
struct LaneNotes {
    /// A note and where it belongs.
    struct Note {
        let at: Double
        let words: [SVGText.Span]
    }

    /// How far words stand from each other.
    static let gap = 10.0

    private let notes: [(note: Note, middle: Double)]
    private let size: Double

    /// The notes that have room, from left to right; amounts come first when room is short.
    ///
    /// - Parameter wall: Where the container ends.  Words stand on the side of it on which they belong, where they have room.
    init(_ notes: [Note], scale: LaneScale, wall: Double?, size: Double) {
        self.size = size
        func width(_ note: Note) -> Double { SVGText.width(note.words, size: size) + Self.gap }
        func width(_ notes: [Note]) -> Double { notes.reduce(0) { $0 + width($1) } }
        // What is left out is named under the pointer.
        var surplus = width(notes) - scale.breadth - 40
        var kept: [Note] = []
        for note in notes.sorted(by: { $0.at < $1.at }).reversed() {
            if surplus > 0, note.words.count > 1 { surplus -= width(note) } else { kept.append(note) }
        }
        kept.reverse()
        func places(_ notes: [Note], within ends: ClosedRange<Double>) -> [(note: Note, middle: Double)] {
            let labels = notes.map { LabelPlaces.Label(wanted: $0.at, size: width($0)) }
            return Array(zip(notes, LabelPlaces.places(of: labels, within: ends))).map { (note: $0, middle: $1) }
        }
        // Half the gap keeps them off the walls.
        let (start, end) = (scale.place(0) - 2, max(scale.place(0), wall ?? scale.right) + 2)
        let (inside, beyond) = (kept.filter { $0.at < end }, kept.filter { $0.at >= end })
        let far = max(end, scale.right + 24)
        if width(inside) <= end - start, width(beyond) <= far - end + 4 {
            self.notes = places(inside, within: start...end) + places(beyond, within: end - 4...far)
        } else {
            self.notes = places(kept, within: scale.left - 20...scale.right + 20)
        }
    }

    func drawing(anchors: Double, y: Double) -> String {
        notes.map { note, middle in
            let leader =
                note.words.count > 1
                ? SVGText.path(
                    "M\(svg: note.at) \(svg: anchors) L\(svg: middle) \(svg: y - size + 1)",
                    style: "fill=\"none\" stroke=\"\(Tone.strong)\" stroke-width=\"0.8\"") : ""
            let half = SVGText.width(note.words, size: size) / 2
            let ground = SVGText.rectangle(
                x: middle - half - 1, y: y - size, width: 2 * half + 2, height: size + 3,
                style: "fill=\"\(Tone.sheet)\"")
            return leader + ground + SVGText.line(note.words, x: middle, y: y, size: size, anchor: .middle)
        }.joined()
    }
}
