// MathProgStatements.swift: the statements of a MathProg model that open files, found by its tokens.
//
// GLPK opens files for `table` and for `printf … > name`, and shared libraries for the drivers of tables.  Tokens are
// those of its modeling language (the GNU MathProg reference, GLPK 5.0, chapter 2); where the language leaves a doubt, as
// with sets that are called `table`, a statement is refused rather than let through.

/// The words, marks and literals of a model, without its comments.
struct MathProgTokens: Sequence, IteratorProtocol {
    /// A token and where it begins.
    struct Token {
        var text: ArraySlice<UInt8>
        var line: Int
        var isName = false

        /// Whether it is this name or this mark; literals are neither.
        func reads(_ word: StaticString) -> Bool {
            word.withUTF8Buffer { text.elementsEqual($0) }
        }

        /// Whether a statement inside another may follow.
        var opensStatement: Bool { reads("}") || reads("{") || reads(":") }
    }

    private let text: [UInt8]
    private var position = 0
    private var line = 1

    init(_ text: [UInt8]) { self.text = text }

    mutating func next() -> Token? {
        skipBlanks()
        guard position < text.count else { return nil }
        let (start, line) = (position, line)
        let first = text[position]
        if Self.isQuote(first) {
            skipLiteral(first)
        } else if Self.isPartOfName(first) {
            while position < text.count, Self.isPartOfName(text[position]) { advance() }
        } else {
            skipMark(first)
        }
        return Token(text: text[start..<position], line: line, isName: Self.isPartOfName(first))
    }

    private func byte(after offset: Int) -> UInt8 { position + offset < text.count ? text[position + offset] : 0 }

    private mutating func advance() {
        if text[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func skipBlanks() {
        while position < text.count {
            if text[position] <= UInt8(ascii: " ") {
                advance()
            } else if text[position] == UInt8(ascii: "#") {
                while position < text.count, text[position] != UInt8(ascii: "\n") { advance() }
            } else if text[position] == UInt8(ascii: "/"), byte(after: 1) == UInt8(ascii: "*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < text.count {
            let isLast = text[position] == UInt8(ascii: "*") && byte(after: 1) == UInt8(ascii: "/")
            advance()
            if isLast { return advance() }
        }
    }

    /// A quote in a literal is written twice; that makes two literals here, which is as good.
    private mutating func skipLiteral(_ quote: UInt8) {
        advance()
        while position < text.count, text[position] != quote, text[position] != UInt8(ascii: "\n") { advance() }
        if position < text.count { advance() }
    }

    /// `<>`, `<=`, `>=` and `>>` are one mark each; no other pair matters.
    private mutating func skipMark(_ first: UInt8) {
        advance()
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">") else { return }
        let second = byte(after: 0)
        if second == UInt8(ascii: ">") || second == UInt8(ascii: "=") { advance() }
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }

    /// Numbers count as names: nothing is asked of either but how it reads.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}

/// A statement that a box does not let through.
struct ForbiddenStatement {
    let line: Int
    let name: String

    /// The first statement of a model that opens a file; `nil` when there is none.
    ///
    /// - Complexity: O(*n*) for a text of *n* bytes, in constant memory.
    static func first(in model: [UInt8]) -> ForbiddenStatement? {
        var tokens = MathProgTokens(model)
        var before: MathProgTokens.Token?
        var current = tokens.next()
        var printing = Printing()
        while let token = current {
            let after = tokens.next()
            let isStart = before.map { $0.reads(";") } ?? true
            if isStart, token.reads("end"), after?.reads(";") ?? true { return nil }
            // After the braces of an expression a table is a value, and no name follows.
            let isTable = token.reads("table") && (isStart || before?.reads("}") == true && after?.isName == true)
            if isTable { return ForbiddenStatement(line: token.line, name: "table") }
            if token.reads("printf"), isStart || before?.opensStatement == true {
                printing = Printing(line: token.line)
            } else if printing.redirects(at: token) {
                return ForbiddenStatement(line: printing.line ?? token.line, name: "printf with >")
            }
            (before, current) = (token, after)
        }
        return nil
    }

    /// How far a `printf` statement has been followed.  Its values have no comparisons outside of brackets, but between
    /// `if` and `then`.
    private struct Printing {
        var line: Int?
        var depth = 0
        var conditions = 0

        mutating func redirects(at token: MathProgTokens.Token) -> Bool {
            guard line != nil, let first = token.text.first else { return false }
            switch first {
            case UInt8(ascii: ";"): line = nil
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default:
                if token.reads("if") { conditions += depth <= 0 ? 1 : 0 }
                if token.reads("then") { conditions -= depth <= 0 ? 1 : 0 }
                return depth <= 0 && conditions <= 0 && (token.reads(">") || token.reads(">>"))
            }
            return false
        }
    }
}
