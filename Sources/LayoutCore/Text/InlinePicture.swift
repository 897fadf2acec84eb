// InlinePicture.swift: pictures and symbols among the words of a text.  Lengths in points.

/// What a text knows of a picture among its words: how wide it is.  It makes no line higher.
package enum InlinePicture: Hashable, Sendable {
    /// A symbol: 1.25 em of the text's font.
    case symbol
    /// A picture whose size the environment knows by its name.
    case named(String)
    /// A picture of a width.
    case sized(CGFloat)

    /// The character that stands for a picture.
    static let character = "\u{FFFC}"

    /// The character of a text with the room after it that makes it as wide as the picture.
    func run(_ run: TextRun, in environment: EnvironmentValues) -> TextRun {
        var character = run
        character.kerning = 0
        let own = environment.textMeasurer.layout([character], proposal: .unspecified, lineLimit: nil)
        character.kerning = run.kerning + width(in: environment, font: run.font) - (own.lines.first?.width ?? 0)
        return character
    }

    private func width(in environment: EnvironmentValues, font: Font) -> CGFloat {
        switch self {
        case .symbol: Image.symbolSize(in: font).width
        case .named(let name): environment.imageSizes[name]?.width ?? 0
        case .sized(let width): width
        }
    }
}
