// HTMLTokens.swift: the tags and texts of an HTML page, one after another.

/// A walk over a page; comments, scripts and styles are left out, and what is no tag is text.
struct HTMLTokens {
    enum Kind {
        case start(String, [String: String])
        case end(String)
        case text(String)
    }

    struct Token {
        let kind: Kind
        let line: Int
    }

    private let text: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    /// What a script or a style ends with, while the walk is inside one.
    private var raw: String?

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func next() -> Token? {
        while position < text.count {
            let begin = line
            if let name = raw {
                skip(through: "</\(name)")
                skip(through: ">")
                raw = nil
                continue
            }
            if text[position] == "<" {
                if starts(with: "<!--") {
                    skip(through: "-->")
                } else if let tag = tag() {
                    return Token(kind: tag, line: begin)
                }
                continue
            }
            return Token(kind: .text(plain()), line: begin)
        }
        return nil
    }

    private func starts(with word: String) -> Bool {
        let scalars = Array(word.unicodeScalars)
        guard position + scalars.count <= text.count else { return false }
        return zip(text[position..<position + scalars.count], scalars).allSatisfy { $0 == $1 }
    }

    private mutating func step() {
        if text[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func skip(through word: String) {
        let lower = word.lowercased().unicodeScalars.map(\.value)
        while position < text.count {
            let end = position + lower.count
            if end <= text.count, zip(text[position..<end], lower).allSatisfy({ $0.lowercasedValue == $1 }) {
                while position < end { step() }
                return
            }
            step()
        }
    }

    /// A tag, or nothing for what is left out; a sign that opens none is text of its own.
    private mutating func tag() -> Kind? {
        let isEnd = position + 1 < text.count && text[position + 1] == "/"
        let first = position + (isEnd ? 2 : 1)
        guard first < text.count, text[first].properties.isAlphabetic else {
            if first < text.count, text[first] == "!" || text[first] == "?" {
                skip(through: ">")
                return nil
            }
            step()
            return .text("<")
        }
        while position < first { step() }
        let name = word { !$0.isSpace && $0 != "/" && $0 != ">" }.lowercased()
        var attributes: [String: String] = [:]
        while position < text.count, text[position] != ">" {
            if text[position].isSpace || text[position] == "/" {
                step()
                continue
            }
            let before = position
            let key = word { !$0.isSpace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
            while position < text.count, text[position].isSpace { step() }
            var value = ""
            if position < text.count, text[position] == "=" {
                step()
                while position < text.count, text[position].isSpace { step() }
                if position < text.count, text[position] == "\"" || text[position] == "'" {
                    let quote = text[position]
                    step()
                    value = word { $0 != quote }
                    if position < text.count { step() }
                } else {
                    value = word { !$0.isSpace && $0 != ">" }
                }
            }
            if attributes[key] == nil { attributes[key] = value.withoutEntities }
            if position == before { step() }
        }
        if position < text.count { step() }
        if isEnd { return .end(name) }
        if name == "script" || name == "style" { raw = name }
        return .start(name, attributes)
    }

    private mutating func word(_ isPart: (Unicode.Scalar) -> Bool) -> String {
        var word = String.UnicodeScalarView()
        while position < text.count, isPart(text[position]) {
            word.append(text[position])
            step()
        }
        return String(word)
    }

    private mutating func plain() -> String { word { $0 != "<" }.withoutEntities }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { value == 0x20 || (0x09...0x0D).contains(value) }
    fileprivate var lowercasedValue: UInt32 { (0x41...0x5A).contains(value) ? value + 0x20 : value }
}

extension String {
    /// The named characters that texts of tables have most; others stay as they are written.
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "times": "×", "middot": "·", "bull": "•", "deg": "°",
        "plusmn": "±", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€",
        "pound": "£", "sect": "§", "para": "¶", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "le": "≤", "ge": "≥", "ne": "≠", "minus": "−",
        "rarr": "→", "larr": "←", "shy": "\u{AD}", "zwj": "\u{200D}", "thinsp": "\u{2009}", "infin": "∞", "micro": "µ",
    ]

    /// The text with its references to characters replaced by them.
    fileprivate var withoutEntities: String {
        guard contains("&") else { return self }
        return replacing(/&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,9});/) { match in
            let name = match.1
            if name.hasPrefix("#") {
                let digits = name.dropFirst()
                let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
                let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
                return value.flatMap { Unicode.Scalar($0) }.map { String($0) } ?? "\u{FFFD}"
            }
            return Self.names[String(name)] ?? String(match.0)
        }
    }
}
