// InlineMarkdown.swift: the marks in a literal: emphasis, strong, code, strikethrough, links and escapes, without blocks.
// Source: CommonMark 0.31.2, section 6 and "An algorithm for parsing nested emphasis and links"; strikethrough as GitHub
// has it.  Entities, HTML and pictures are text here.

/// A reader of inline marks in a text with values in it, which are opaque.
struct InlineMarkdown {
    /// A character of a literal, or the position of a value in it.
    enum Element: Equatable {
        case character(Character)
        case value(Int)
    }

    /// How a piece of text is marked.
    struct Style: OptionSet {
        let rawValue: Int
        static let strong = Style(rawValue: 1), emphasis = Style(rawValue: 2), code = Style(rawValue: 4),
            struckThrough = Style(rawValue: 8), link = Style(rawValue: 16)
    }

    /// What a piece stands for; marks that no other mark closes, and brackets of no link, are text.
    enum Content: Equatable {
        case text(String)
        case value(Int)
        case run(MarkRun)
        case bracket(isOpen: Bool)
    }

    struct Piece: Equatable {
        var content: Content
        var style: Style = []
        /// Where a link leads.
        var address: String?
    }

    let elements: [Element]
    var pieces: [Piece] = []

    private init(_ elements: [Element]) { self.elements = elements }

    /// The pieces of a literal, in order.
    ///
    /// - Complexity: O(*n* + *m*²) for *n* characters with *m* marks.
    static func pieces(of elements: [Element]) -> [Piece] {
        var reader = InlineMarkdown(elements)
        reader.read()
        reader.pair(from: 0)
        return reader.pieces
    }

    /// Whether a literal can have marks.
    static func mayMark(_ literal: String) -> Bool {
        literal.utf8.contains { marks.contains($0) }
    }

    private static let marks = Array("*_~`[\\<".utf8)

    private mutating func read() {
        var place = 0
        while place < elements.count { place = read(from: place) }
    }

    /// Reads what begins at a place; where the next begins.
    private mutating func read(from place: Int) -> Int {
        guard case .character(let character) = elements[place] else {
            if case .value(let value) = elements[place] { pieces.append(Piece(content: .value(value))) }
            return place + 1
        }
        switch character {
        case "\\": return escape(from: place)
        case "`": return code(from: place)
        case "<": return address(from: place)
        case "*", "_", "~": return run(of: character, from: place)
        case "[": pieces.append(Piece(content: .bracket(isOpen: true)))
        case "]": return link(closedAt: place)
        default: append(String(character))
        }
        return place + 1
    }

    mutating func append(_ text: String, _ style: Style = []) {
        if let last = pieces.last, case .text(let before) = last.content, last.style == style {
            pieces[pieces.count - 1].content = .text(before + text)
        } else {
            pieces.append(Piece(content: .text(text), style: style))
        }
    }

    /// The character at a place; `nil` outside of the text and for a value.
    func character(_ place: Int) -> Character? {
        guard elements.indices.contains(place), case .character(let character) = elements[place] else { return nil }
        return character
    }

    /// The first place from one on with a character, before any other value or end where that is asked.
    func first(_ character: Character, from place: Int) -> Int? {
        elements[min(place, elements.count)...].firstIndex(of: .character(character))
    }

    /// A backslash takes the meaning of a mark away.
    private mutating func escape(from place: Int) -> Int {
        guard let next = character(place + 1), next.isASCII, next.isPunctuation || next.isSymbol else {
            append("\\")
            return place + 1
        }
        append(String(next))
        return place + 2
    }

    /// The number of equal characters from a place on.
    private func length(of character: Character, from place: Int) -> Int {
        elements[place...].prefix { $0 == .character(character) }.count
    }

    /// Code ends at as many backquotes as it began with.
    private mutating func code(from place: Int) -> Int {
        let fence = length(of: "`", from: place)
        var end = place + fence
        while let close = first("`", from: end) {
            let length = length(of: "`", from: close)
            if length == fence {
                appendCode(place + fence..<close)
                return close + fence
            }
            end = close + length
        }
        append(String(repeating: "`", count: fence))
        return place + fence
    }

    /// One space on either side belongs to the marks, where there is something else between.
    private mutating func appendCode(_ range: Range<Int>) {
        var range = range
        let space = Element.character(" ")
        if range.count > 2, elements[range.lowerBound] == space, elements[range.upperBound - 1] == space,
            elements[range].contains(where: { $0 != space })
        {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        for element in elements[range] {
            switch element {
            case .character(let character): append(String(character), .code)
            case .value(let value): pieces.append(Piece(content: .value(value), style: .code))
            }
        }
    }

    /// An address between angle brackets is a link that shows itself.
    private mutating func address(from place: Int) -> Int {
        if let end = first(">", from: place) {
            let characters = (place + 1..<end).compactMap(character)
            let text = String(characters)
            let scheme = text.prefix { $0 != ":" }
            if characters.count == end - place - 1, (2...32).contains(scheme.count), scheme.count < text.count,
                scheme.first?.isLetter == true,
                scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }),
                !text.contains(where: { $0.isWhitespace || $0 == "<" })
            {
                pieces.append(Piece(content: .text(text), style: .link, address: text))
                return end + 1
            }
        }
        append("<")
        return place + 1
    }

    private mutating func run(of mark: Character, from place: Int) -> Int {
        let count = length(of: mark, from: place)
        let before = place == 0 ? .space : kind(of: place - 1)
        let after = place + count == elements.count ? .space : kind(of: place + count)
        pieces.append(Piece(content: .run(MarkRun(mark, count, after: before, before: after))))
        return place + count
    }

    private func kind(of place: Int) -> MarkRun.Neighbour {
        guard let character = character(place) else { return .other }
        if character.isWhitespace { return .space }
        return character.isPunctuation || character.isSymbol ? .punctuation : .other
    }
}
