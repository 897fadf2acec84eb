// ClaimLexer.swift: the text of a claim taken apart.

internal import Fractions
internal import Rows

/// The smallest parts of a claim's text.
enum ClaimToken: Sendable, Equatable {
    /// A decimal.
    case number(Fraction)
    /// A name, or a parameter.
    case word(String)
    /// A name with what stands in parentheses after it, character by character.
    case call(String, String)
    /// An operator, a comparison or a parenthesis.
    case symbol(String)

    /// What names may be called like a function.
    static let functions = ["length", "offset", "parameter"] + LayoutTerm.FramePart.allCases.map(\.rawValue)
    /// Names with a hyphen.
    private static let hyphenated = ["no-avoidable-overflow", "avoidable-overflow"]
    private static let symbols = ["<=", ">=", "==", "<", ">", "=", "+", "-", "*", "/", "(", ")"]

    /// Whether a text is one word.
    static func isWord(_ text: String) -> Bool {
        guard let first = text.first, startsWord(first) else { return false }
        return text.allSatisfy(continuesWord)
    }

    private static func startsWord(_ character: Character) -> Bool { character.isLetter || character == "_" }
    private static func continuesWord(_ character: Character) -> Bool { startsWord(character) || character.isNumber }

    /// All parts of a text, with where they begin.
    ///
    /// - Parameter names: Words besides, which may have hyphens.
    static func all(
        in text: String, names: [String] = []
    ) throws(ClaimSyntaxError) -> [(token: ClaimToken, offset: Int)] {
        let hyphenated = (hyphenated + names.filter { $0.contains("-") }).sorted { $0.count > $1.count }
        var tokens: [(ClaimToken, Int)] = []
        var rest = text[...]
        var (start, offset) = (rest.startIndex, 0)
        while let character = rest.first {
            offset += text.distance(from: start, to: rest.startIndex)
            start = rest.startIndex
            if character.isWhitespace {
                rest.removeFirst()
            } else if startsWord(character) {
                let word = hyphenated.first { isWhole($0, at: rest) } ?? String(rest.prefix(while: continuesWord))
                rest.removeFirst(word.count)
                tokens.append((try name(word, &rest, text, offset), offset))
            } else if character.isNumber || character == "." {
                tokens.append((try number(&rest, text, offset), offset))
            } else if let symbol = symbols.first(where: rest.hasPrefix) {
                rest.removeFirst(symbol.count)
                tokens.append((.symbol(symbol), offset))
            } else {
                throw ClaimSyntaxError(
                    text: text, offset: offset,
                    message: "\"\(character)\" has no meaning here; a claim has names, numbers, + - * / and <= or >=")
            }
        }
        return tokens
    }

    private static func isWhole(_ name: String, at rest: Substring) -> Bool {
        rest.hasPrefix(name) && !(rest.dropFirst(name.count).first.map(continuesWord) ?? false)
    }

    private static func name(
        _ word: String, _ rest: inout Substring, _ text: String, _ offset: Int
    ) throws(ClaimSyntaxError) -> ClaimToken {
        guard functions.contains(word), rest.drop(while: \.isWhitespace).first == "(" else { return .word(word) }
        rest = rest.drop(while: \.isWhitespace).dropFirst()
        guard let end = rest.firstIndex(of: ")") else {
            throw ClaimSyntaxError(text: text, offset: offset, message: "a \")\" is missing after \(word)(…")
        }
        defer { rest = rest[rest.index(after: end)...] }
        return .call(word, String(rest[..<end]))
    }

    private static func number(
        _ rest: inout Substring, _ text: String, _ offset: Int
    ) throws(ClaimSyntaxError) -> ClaimToken {
        var digits = String(rest.prefix { $0.isNumber || $0 == "." })
        rest.removeFirst(digits.count)
        if let power = rest.prefixMatch(of: /[eE][+-]?[0-9]+/) {
            digits += power.0
            rest.removeFirst(power.0.count)
        }
        guard let number = Fraction(digits) else {
            throw ClaimSyntaxError(text: text, offset: offset, message: "\(digits) is not a number")
        }
        if let next = rest.first, startsWord(next) {
            throw ClaimSyntaxError(
                text: text, offset: offset,
                message: "\(digits)\(next)… has no meaning; a multiple is written \(digits) * …")
        }
        return .number(number)
    }
}
