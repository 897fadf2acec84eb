// Tone.swift: the one table of colours: what a colour means, and what it is by day, by night and in a terminal.
// The page's style sheet has the same values (`ToneTests`).

/// A colour with a meaning; as text it is the value by day, from which a picture's style sheet makes that by night.
package struct Tone: Sendable, Equatable, CustomStringConvertible {
    /// The property of the page's style sheet that has it; `nil` where the page has none.
    package let name: String?
    /// By day, and on paper.
    package let light: String
    /// By night.
    package let dark: String
    /// The parameters of a terminal's "select graphic rendition" (ECMA-48, 8.3.117); `nil` for the terminal's own colour.
    package let terminal: String?

    private init(_ name: String?, _ light: String, _ dark: String, terminal: String? = nil) {
        (self.name, self.light, self.dark, self.terminal) = (name, light, dark, terminal)
    }

    package var description: String { light }
}

extension Tone {
    /// The ground.
    package static let paper = Tone("paper", "#ffffff", "#101317")
    /// The ground of a part.
    package static let sheet = Tone("sheet", "#f5f6f8", "#181c22")
    /// Words, walls, and what breaks a bound.
    package static let ink = Tone("ink", "#15191f", "#e9ecf0", terminal: "1;7")
    /// Words beside others, axes.
    package static let soft = Tone("soft", "#59626e", "#9ba5b2")
    /// Rules behind a plot.
    package static let line = Tone("line", "#dce0e6", "#2c333c")
    /// Edges, leaders.
    package static let strong = Tone("strong", "#838d9a", "#6b7785")

    /// As it should be: optimal, proved.
    package static let optimal = Tone("optimal", "#0a6b54", "#4fc9a5", terminal: "32")
    package static let optimalFill = Tone("optimal-fill", "#d5e9e2", "#1d4238")
    /// Avoidable overflow, refuted.
    package static let overflow = Tone("overflow", "#bf2f0e", "#ff8d6b", terminal: "31")
    /// Unused space, and questions that are open.
    package static let unused = Tone("unused", "#6b4600", "#efb63c", terminal: "33")
    package static let unusedFill = Tone("unused-fill", "#e5a823", "#efb63c")
    package static let inversion = Tone("inversion", "#4b43c0", "#aba7ff", terminal: "34")
    package static let unfair = Tone("unfair", "#9b2579", "#f191d1", terminal: "35")

    /// An item that can still move, and its edge.
    package static let water = Tone("water", "#b3d6f7", "#24517d")
    package static let waterEdge = Tone("water-edge", "#3f86c9", "#62a5e4")
    /// An item that a bound holds, and its edge.
    package static let stone = Tone("stone", "#e2e5ea", "#343b45")
    package static let stoneEdge = Tone("stone-edge", "#7d8896", "#78838f")

    /// The ground behind containers that overflow, and the stripes on it.
    package static let overflowGround = Tone(nil, "#fcefec", "#2b1a16")
    package static let overflowStripe = Tone(nil, "#efc4ba", "#6a3326")
    /// The ground behind containers in which space is left.
    package static let room = Tone(nil, "#e3eaf2", "#1d2732")
    /// The ground where two rules differ.
    package static let difference = Tone(nil, "#d6d6d7", "#3a3f46")

    /// Lines of plots, which readers with any kind of colour vision distinguish (Okabe and Ito, "Color Universal
    /// Design", 2008), without the yellow, which is too light for a line; neighbours differ in lightness.
    package static let curves = [
        Tone(nil, "#000000", "#f4f6f8"), Tone(nil, "#e69f00", "#e9ab1c"), Tone(nil, "#0072b2", "#3d9be0"),
        Tone(nil, "#56b4e9", "#9bd3f5"), Tone(nil, "#d55e00", "#ff7a33"), Tone(nil, "#009e73", "#2fc79a"),
        Tone(nil, "#cc79a7", "#e39cc4"),
    ]

    /// Every tone once.
    package static let all =
        [
            paper, sheet, ink, soft, line, strong, optimal, optimalFill, overflow, unused, unusedFill, inversion,
            unfair, water,
            waterEdge, stone, stoneEdge, overflowGround, overflowStripe, room, difference,
        ] + curves

    /// The style sheet that turns the colours of a drawing into those of the night; only those that it has.
    ///
    /// Colours stay attributes, so that who knows no style sheets (librsvg, LaTeX's converters) draws the day.
    ///
    /// - Parameter screen: The class of what keeps its colours, and is less bright.
    static func nightSheet(for drawing: String, dimming screen: String?) -> String {
        let rules = all.filter { drawing.contains("\"\($0.light)\"") }.map { tone in
            ["fill", "stroke"].map { ".plumb [\($0)=\"\(tone.light)\"]{\($0):\(tone.dark)}" }.joined()
        }
        return
            "<style>@media (prefers-color-scheme:dark){\(rules.joined())\(screen.map { ".\($0){filter:brightness(.86)}" } ?? "")}</style>\n"
    }
}
