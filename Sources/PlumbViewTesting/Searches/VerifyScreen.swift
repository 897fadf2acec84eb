// VerifyScreen.swift: does a screen hold together on every phone, in every language, at every text size?  In points.

/// Looks for a width, a language, a text size and a direction in which a screen breaks.
///
///     @Test func `the settings fit every phone`() throws {
///         try verify(screen: { SettingsRow(title: $0.string("title")) },
///             textSizes: .all, languages: ["en", "de", "ja"], directions: .all, strings: strings,
///             that: [.fits, .apart, .inside, .untruncated, .tappable(minimum: 44)])
///     }
///
/// This searches and does not prove; `prove(_:by:that:)` proves, of rows.  In each language, size and direction every
/// fifth width is laid out.  The frames of all views are linear in the width but for bends, so where three neighbouring
/// widths have the same views, and the frames of each lie on one line, the stretch between them is taken to be straight;
/// in every other stretch each whole point is laid out and judged.  What can be overlooked: a deviation that comes and is
/// gone again between two of those widths, so at most four points wide; views that pass through each other there; a
/// condition of your own that is not true or false along with its frames; and widths between whole points.
///
/// A screen keeps its state while its width changes, as when a phone is turned, so state that depends on earlier widths
/// is judged as it comes.  What is reported is the first language, the default size and left to right where the claim
/// fails there too, else of each the simplest with which it does, and the narrowest width there.
///
/// A failure of `.fits`, `.noAvoidableOverflow`, `.inside` or `.untruncated` also says whether another engine repairs
/// it, within as many layouts as the search took, or of 100,000 views.  By default stacks share by
/// water filling there: they get the lengths of the optimal engine of `PlumbOptimal`, without a solver.  Where the
/// environment variable `PLUMB_PICTURES` names a folder, the picture of the failing screen is written there.
///
/// - Parameters:
///   - screen: The screen in a setting; it reads its texts by `ViewSetting.string(_:)`.
///   - widths: In whole points, from 0 on.
///   - height: The height that the screen is offered; as much as it likes by default.
///   - languages: Columns of the table of texts, the simplest first.
///   - strings: The texts by key and language.
///   - claims: What must hold everywhere; one at least.
///   - numbers: What may be others: the counterexample has the cheapest with which all claims hold, found by trying them in
///     the order of their cost, each in the same search.
///   - engine: What is tried where lengths were shared badly; the report calls it by its name.
///   - source: The first argument as written in source code, for the report.
///   - file: Where the call stands, for the name of the picture.
///   - line: Its line.
/// - Returns: What was looked at.
/// - Throws: `ViewCounterexample` where a claim does not hold; `ViewQuestionError` for a question without an answer.
/// - Complexity: A fifth of the widths, some more at every bend, times the number of settings; a layout each, two for
///   `mirrored`.
@discardableResult
public func verify<Screen: View>(
    @ViewBuilder screen: @escaping (ViewSetting) -> Screen, widths: ClosedRange<Int> = 320...1440,
    height: CGFloat? = nil, textSizes: [DynamicTypeSize] = [.large], languages: [String] = ["en"],
    directions: [LayoutDirection] = [.leftToRight], strings: StringTable = [:], that claims: [ViewClaim],
    repairedBy engine: LayoutEngine = .waterFilling, repairing numbers: [ScreenNumber] = [], source: String = "screen",
    file: String = #fileID,
    line: Int = #line
) throws -> ViewCoverage {
    let question = try ViewQuestion(
        widths: widths, height: height, textSizes: textSizes, languages: languages, directions: directions,
        strings: strings, claims: claims, source: source, numbers: numbers)
    let erased = { (setting: ViewSetting) in AnyView(screen(setting)) }
    var search = ViewSearch(question, erased)
    guard
        var found = try search.counterexample(trying: [
            ViewChange(engine, in: question.reading(numbers.map(\.value), erased))
        ])
    else {
        return search.coverage
    }
    if let folder = PictureFolder() { found.keepPicture(in: folder, place: "\(URL(filePath: file).stem)-\(line)") }
    throw found
}

/// How much a search has looked at.
public struct ViewCoverage: Sendable, Hashable {
    /// How many combinations of language, text size and direction.
    public var variants = 0
    /// How many layouts.
    public var layouts = 0
    /// How many stretches between widths were not straight, so that every point of them was laid out.
    public var bends = 0

    /// So many of each.
    public init(variants: Int = 0, layouts: Int = 0, bends: Int = 0) {
        (self.variants, self.layouts, self.bends) = (variants, layouts, bends)
    }
}

extension LayoutEngine {
    /// Stacks that share their lengths by water filling.
    public static let waterFilling = LayoutEngine(WaterFilling(), name: "water-filling")
}

extension URL {
    /// The file's name without its extension.
    fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}

extension [DynamicTypeSize] {
    /// All twelve sizes.
    public static var all: [DynamicTypeSize] { DynamicTypeSize.allCases }
}

extension [LayoutDirection] {
    /// Left to right, and right to left.
    public static var all: [LayoutDirection] { LayoutDirection.allCases }
}
