// Text.swift: a text; a `TextMeasurer` of the environment breaks it into lines.

/// A text.
public struct Text: View, NodeView, Equatable {
    private struct Run: Equatable {
        var string: String
        var font: Font?
        var isBold: Bool?
        var isItalic = false
        /// Whether the run is code, and whether it is a link.
        var isCode = false, isLink = false
        /// Where the link leads.
        var address: String?
        var kerning: CGFloat?
        var paint: TextPaint?
        /// The lines under and through the run; `nil` where nothing is said of them.
        var underline, strikethrough: LineStyle??
        var unmet: UnmetLooks = []
        /// The picture for which the run's character stands.
        var picture: InlinePicture?
        /// By which key a table has it in other languages.
        var key: TextKey?

        /// The key of the run and another after it, where values in them may differ from region to region.
        func regional(with next: Run) -> TextKey? {
            guard key?.isRegional == true || next.key?.isRegional == true else { return nil }
            let parts = [self, next].map { run in
                run.key.flatMap { $0.isRegional ? $0 : nil } ?? .literal(run.string)
            }
            return TextKey(
                format: parts.map(\.format).joined(), values: parts.flatMap(\.values), isTranslated: false)
        }

        /// What the run has beside its characters.
        var look: Run {
            var look = self
            (look.string, look.key) = ("", nil)
            return look
        }

        /// What the run is drawn with where its letters have a paint.
        func ink(of paint: Paint, in environment: EnvironmentValues) -> TextInk {
            let lines = environment.textLineStyles
            let paint = paint.shown(in: environment.colorScheme)
            let under = (underline ?? lines.under)?.decoration(.under, of: paint, in: environment)
            let through = (strikethrough ?? lines.through)?.decoration(.through, of: paint, in: environment)
            return TextInk(paint: paint, decorations: [under, through].compactMap(\.self), address: address)
        }
    }

    private var runs: [Run]

    /// A text that is shown unchanged.
    public init(verbatim content: String) { runs = [Run(string: content)] }

    /// A picture among the words.
    package init(_ picture: InlinePicture) {
        runs = [Run(string: InlinePicture.character, picture: picture)]
    }

    /// A text that a table may have by a key.
    package init(verbatim content: String, under key: String) {
        self.init(verbatim: content, key: TextKey(format: key, values: []))
    }

    /// A text that a table may translate.
    init(verbatim content: String, key: TextKey) { runs = [Run(string: content, key: key)] }

    /// A text that is shown unchanged; a literal is a `LocalizedStringKey` instead, whose marks are read.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

    /// A value, as the region around writes it.
    init(_ value: TextValue) {
        self.init(verbatim: value.string)
        if value.isRegional { runs[0].key = .value(value) }
    }

    /// A value in a style of Foundation's, in the locale of the environment where the style names none.
    public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style) where Style.FormatOutput == String {
        self.init(TextValue(input, format: format))
    }

    /// What a function writes in the region around, by a value and a style that say what.
    package init(_ value: some Hashable, by style: some Hashable, _ write: @escaping (Region) -> String) {
        self.init(TextValue(value, by: style, write))
    }

    /// Two texts, one after the other.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    /// Adds a text; characters that look the same become one run.
    mutating func append(_ other: Text) {
        for run in other.runs where !run.string.isEmpty {
            if let last = runs.last, last.look == run.look {
                runs[runs.count - 1].key = last.regional(with: run)
                runs[runs.count - 1].string += run.string
            } else if runs.count == 1, runs[0].string.isEmpty {
                runs[0] = run
            } else {
                runs.append(run)
            }
        }
    }

    /// This text and another; characters that look the same become one run.
    package func appending(_ other: Text) -> Text {
        var text = self
        text.append(other)
        return text
    }

    /// All characters, as they were written.
    package var characters: String { runs.map(\.string).joined() }

    /// The text as that of a link to an address.
    package func linked(to address: String) -> Text {
        changed { ($0.isLink, $0.address) = (true, $0.address ?? address) }
    }

    /// The text as the marks around it say.
    func marked(_ piece: InlineMarkdown.Piece) -> Text {
        let style = piece.style
        if style.isEmpty { return self }
        return changed { run in
            if style.contains(.strong) { run.isBold = true }
            if style.contains(.emphasis) { run.isItalic = true }
            if style.contains(.code) { run.isCode = true }
            if style.contains(.link) { (run.isLink, run.address) = (true, run.address ?? piece.address) }
            if style.contains(.struckThrough) { run.strikethrough = run.strikethrough ?? .single }
        }
    }

    private func changed(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index]) }
        return text
    }

    /// The text in a font, where it has none yet.
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
    /// The text in bold or not.
    public func bold(_ isActive: Bool = true) -> Text { changed { $0.isBold = $0.isBold ?? isActive } }
    /// The text, leaning.
    public func italic() -> Text { changed { $0.isItalic = true } }
    /// The text with room after each character, in points, where it has none yet.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = $0.kerning ?? kerning } }
    /// The text with room after each character, in points, where it has none yet.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { run in
            if let weight { run.font = (run.font ?? .body).weight(weight) }
        }
    }
    /// The text in a colour, where it has none yet.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.paint = $0.paint ?? color.map { TextPaint($0) } }
    }
    /// The text in a paint, where it has none yet; a style is asked for it where the text stands.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        let text = changed { $0.paint = $0.paint ?? TextPaint(style) }
        return style.isShadowed ? text.missing(.shadow) : text
    }

    /// The text with a line under it, or without one, where nothing has been said of that yet.
    package func underlined(_ style: LineStyle?) -> Text { changed { $0.underline = $0.underline ?? style } }
    /// The text with a line through it, or without one, where nothing has been said of that yet.
    package func struckThrough(_ style: LineStyle?) -> Text {
        changed { $0.strikethrough = $0.strikethrough ?? style }
    }
    /// The text, of which something is asked that it does not show.
    package func missing(_ looks: UnmetLooks) -> Text { changed { $0.unmet.formUnion(looks) } }

    func node(in context: BuildContext) -> Node {
        let environment = context.environment
        let paint = ForegroundStyle().paint(in: environment)
        let translations = runs.contains { $0.key != nil } ? environment.translations : [:]
        let region = runs.contains { $0.key?.isRegional == true } ? environment.region : .american
        let resolved = runs.map { run in
            let string = run.key?.text(translatedBy: translations, in: region)
            var font = (run.font ?? environment.font ?? .body).scaled(to: environment.dynamicTypeSize)
            if run.isItalic { font = font.italic() }
            if run.isCode { font = font.designed(.monospaced) }
            let text = TextRun(
                string: environment.textCase?.of(string ?? run.string) ?? string ?? run.string, font: font,
                isBold: run.isBold ?? environment.isBold,
                kerning: run.kerning ?? environment.kerning)
            return run.picture?.run(text, in: environment) ?? text
        }
        let inks = runs.map { run in
            let own = run.paint?.style.paint(in: environment)
            return run.ink(of: own ?? (run.isLink ? TintShapeStyle().paint(in: environment) : paint), in: environment)
        }
        let unmet = zip(runs, resolved).reduce(UnmetLooks()) { $0.union($1.0.unmet).union($1.1.font.unmet) }
        return TextNode(context, runs: resolved, inks: inks, unmet: unmet)
    }

    /// Whether both are the same text.
    public static func == (first: Text, second: Text) -> Bool {
        first.runs.count == second.runs.count
            && zip(first.runs, second.runs).allSatisfy {
                $0.look == $1.look && $0.string == $1.string && $0.key == $1.key
            }
    }
}
