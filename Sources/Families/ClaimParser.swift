// ClaimParser.swift: claims and measures out of texts: what `description` writes, and any linear comparison.

internal import Fractions
internal import Rows

extension LayoutClaim {
    /// Reads a claim: `fits`, `no-avoidable-overflow`, `fills`, `optimal`, of scenes also `apart`, `inside` and
    /// `untruncated`, each also as `fits within 5`; `within 5`; or a linear comparison such as
    /// `2 * length(title) + 8 <= total - width / 3`, of scenes `right(title) <= left(detail) - 8`.
    ///
    /// Names that stand by themselves are parameters; `parameter(max-width)` writes one whose name is no single word.
    ///
    /// - Parameter definitions: Measures whose claims have names as well.
    /// - Throws: `ClaimSyntaxError` with the place in the text.
    public init(parsing text: String, among definitions: [any MeasureDefinition] = []) throws(ClaimSyntaxError) {
        var parser = try ClaimParser(text, definitions)
        self = try parser.claim()
    }
}

extension LayoutMeasure {
    /// Reads a measure: `overflow`, `avoidable-overflow`, `unused`, `distance`, of scenes `overlap`, `outside` and
    /// `truncated`, or a linear term.
    ///
    /// - Parameter definitions: Measures that have names as well.
    /// - Throws: `ClaimSyntaxError` with the place in the text.
    public init(parsing text: String, among definitions: [any MeasureDefinition] = []) throws(ClaimSyntaxError) {
        var parser = try ClaimParser(text, definitions)
        self = try parser.measure()
    }
}

/// Follows the parts of a text from first to last.
private struct ClaimParser {
    private let text: String
    private let tokens: [(token: ClaimToken, offset: Int)]
    private let definitions: [any MeasureDefinition]
    private var position = 0

    /// How deep parentheses may stand in each other.
    private static let mostLevels = 64
    /// How many digits the numerator and the denominator of a number may have together: more than any quotient of two
    /// doubles needs.
    private static let mostDigits = 700
    private var forms: String {
        func own(ofScenes: Bool) -> String {
            definitions.filter { $0.isOfScenes == ofScenes }.map { "\($0.claim), " }.joined()
        }
        return own(ofScenes: false)
            + "fits, no-avoidable-overflow, fills, optimal, within N, or a comparison such as length(title) >= 44; of scenes "
            + "also \(own(ofScenes: true))apart, inside, untruncated and comparisons such as right(title) <= left(detail)"
    }

    init(_ text: String, _ definitions: [any MeasureDefinition]) throws(ClaimSyntaxError) {
        (self.text, self.definitions) = (text, definitions)
        tokens = try ClaimToken.all(in: text, names: definitions.flatMap { [$0.name, $0.claim] })
    }

    /// The measure behind a claim's name.  In a comparison a name from outside is that of a parameter, if there is one.
    private func measure(claimed word: String) -> LayoutMeasure? {
        if let (_, measure) = LayoutClaim.named.first(where: { $0.name == word }) { return measure }
        guard tokens.count == 1 || tokens[1].token == .word("within") else { return nil }
        return definitions.first { $0.claim == word }.map { LayoutMeasure($0) }
    }

    private var next: ClaimToken? { position < tokens.count ? tokens[position].token : nil }

    private func fault(_ message: String, at position: Int? = nil) -> ClaimSyntaxError {
        let position = position ?? self.position
        let offset = position < tokens.count ? tokens[position].offset : text.count
        return ClaimSyntaxError(text: text, offset: offset, message: message)
    }

    /// A result, refused where further reckoning with its numbers would take long.
    private func checked(_ term: LayoutTerm, at start: Int) throws(ClaimSyntaxError) -> LayoutTerm {
        guard term.digits <= Self.mostDigits else {
            throw fault("a number of more than \(Self.mostDigits) digits comes of this", at: start)
        }
        return term
    }

    /// Takes the next part if it is the one wanted.
    private mutating func take(_ token: ClaimToken) -> Bool {
        guard next == token else { return false }
        position += 1
        return true
    }

    mutating func claim() throws(ClaimSyntaxError) -> LayoutClaim {
        if take(.word("within")) {
            let claim = LayoutClaim.within(try number())
            try end()
            return claim
        }
        if case .word(let word) = next, let measure = measure(claimed: word) {
            position += 1
            let allowance = take(.word("within")) ? try number() : 0
            try end()
            return LayoutClaim(measure, atMost: allowance)
        }
        if tokens.count < 2 { throw fault("it is no claim; it must be \(forms)", at: 0) }
        let first = try sum(level: 0)
        let isAtMost = try comparison()
        let second = try sum(level: 0)
        try end()
        return isAtMost ? first <= second : first >= second
    }

    private mutating func comparison() throws(ClaimSyntaxError) -> Bool {
        if take(.symbol("<=")) { return true }
        if take(.symbol(">=")) { return false }
        switch next {
        case .symbol("=="), .symbol("="):
            throw fault("an equation is two claims; give both, one with <= and one with >=")
        case .symbol("<"), .symbol(">"): throw fault("a claim has no strict comparison; write <= or >=")
        default: throw fault("<= or >= must stand here")
        }
    }

    mutating func measure() throws(ClaimSyntaxError) -> LayoutMeasure {
        if tokens.count == 1, let measure = LayoutMeasure.named.first(where: { next == .word($0.description) }) {
            return measure
        }
        if tokens.count == 1, let definition = definitions.first(where: { next == .word($0.name) }) {
            return LayoutMeasure(definition)
        }
        let term = try sum(level: 0)
        if case .symbol(let symbol) = next, "<>=".contains(symbol.prefix(1)) {
            throw fault("a measure compares nothing; give one of the two sides, or a claim")
        }
        try end()
        return .term(term)
    }

    private func end() throws(ClaimSyntaxError) {
        guard next != nil else { return }
        throw fault("the text must end here; give each claim by itself")
    }

    /// A number that stands by itself: `5`, `-0.5`, `20/3`.
    private mutating func number() throws(ClaimSyntaxError) -> Fraction {
        let start = position
        let term = try sum(level: 0)
        guard term.parts.isEmpty else { throw fault("a number must stand here, such as 5 or 20/3", at: start) }
        return term.constant
    }

    private mutating func sum(level: Int) throws(ClaimSyntaxError) -> LayoutTerm {
        guard level <= Self.mostLevels else {
            throw fault("more than \(Self.mostLevels) parentheses stand in each other")
        }
        var sum = try product(level)
        while true {
            let start = position
            if take(.symbol("+")) {
                sum = try checked(sum + product(level), at: start)
            } else if take(.symbol("-")) {
                sum = try checked(sum - product(level), at: start)
            } else {
                return sum
            }
        }
    }

    private mutating func product(_ level: Int) throws(ClaimSyntaxError) -> LayoutTerm {
        var product = try factor(level)
        while true {
            let start = position
            if take(.symbol("*")) {
                let factor = try factor(level)
                if factor.parts.isEmpty {
                    product = try checked(product * factor.constant, at: start)
                } else if product.parts.isEmpty {
                    product = try checked(factor * product.constant, at: start)
                } else {
                    throw fault("both sides of the * vary; one of them must be a number", at: start)
                }
            } else if take(.symbol("/")) {
                let divisor = try factor(level)
                guard divisor.parts.isEmpty else { throw fault("what follows the / must be a number", at: start + 1) }
                guard divisor.constant != 0 else {
                    throw fault("nothing can be divided by 0", at: start + 1)
                }
                product = try checked(product * (1 / divisor.constant), at: start)
            } else {
                return product
            }
        }
    }

    private mutating func factor(_ level: Int) throws(ClaimSyntaxError) -> LayoutTerm {
        var isNegative = false
        while take(.symbol("-")) { isNegative.toggle() }
        let factor = try unsigned(level)
        return isNegative ? factor * -1 : factor
    }

    private mutating func unsigned(_ level: Int) throws(ClaimSyntaxError) -> LayoutTerm {
        if take(.symbol("(")) {
            let sum = try sum(level: level + 1)
            guard take(.symbol(")")) else { throw fault("a \")\" is missing") }
            return sum
        }
        let token = next
        switch token {
        case .number(let number):
            position += 1
            return try checked(LayoutTerm(number), at: position - 1)
        case .call(let function, let name):
            position += 1
            return LayoutTerm(LayoutTerm.Quantity(function: function, of: name))
        case .word(let word):
            guard let quantity = LayoutTerm.Quantity(word: word) else {
                throw fault(
                    "\(word) stands in no comparison; it must be total, overflow, unused, length(…), offset(…) or a "
                        + "parameter, which is written parameter(\(word)) if it has this name")
            }
            position += 1
            return LayoutTerm(quantity)
        case .symbol, nil:
            throw fault("a number, a parameter, total, overflow, unused, length(…) or offset(…) must stand here")
        }
    }
}
