// LaneNotes.swift: words below bars, moved apart where they would cover each other.  Places in pixels.

/// Notes in one line, each with a thin leader to what it belongs to.
struct LaneNotes {
    /// A note and where it belongs.
    struct Note {
        let at: Double
        let words: [SVGText.Span]
    }

    private let notes: [(note: Note, middle: Double)]
    private let size: Double

    /// The notes that have room, from left to right; amounts come first when room is short.
    init(_ notes: [Note], scale: LaneScale, size: Double) {
        self.size = size
        func width(_ note: Note) -> Double { SVGText.width(note.words, size: size) + 10 }
        var kept = notes.sorted { $0.at < $1.at }
        // What is left out is named under the pointer.
        while kept.reduce(0, { $0 + width($1) }) > scale.breadth + 40,
            let last = kept.lastIndex(where: { $0.words.count > 1 })
        {
            kept.remove(at: last)
        }
        let labels = kept.map { LabelPlaces.Label(wanted: $0.at, size: width($0)) }
        let places = LabelPlaces.places(of: labels, within: scale.left - 20...scale.right + 20)
        self.notes = Array(zip(kept, places)).map { (note: $0, middle: $1) }
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
