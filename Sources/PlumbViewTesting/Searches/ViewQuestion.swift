// ViewQuestion.swift: what is asked of a screen, checked.

/// What is asked of a screen.
struct ViewQuestion {
    let widths: ClosedRange<Int>
    let height: CGFloat?
    let textSizes: [DynamicTypeSize]
    let languages: [String]
    let directions: [LayoutDirection]
    let strings: StringTable
    let claims: [ViewClaim]
    let source: String
    /// What may be others where a claim fails.
    let numbers: [ScreenNumber]

    /// A question; `mirrored` needs right to left among the directions.
    init(
        widths: ClosedRange<Int>, height: CGFloat?, textSizes: [DynamicTypeSize], languages: [String],
        directions: [LayoutDirection], strings: StringTable, claims: [ViewClaim], source: String,
        numbers: [ScreenNumber] = []
    ) throws(ViewQuestionError) {
        let parts = [
            ("claims", claims.isEmpty), ("text sizes", textSizes.isEmpty), ("languages", languages.isEmpty),
            ("directions", directions.isEmpty),
        ]
        if let part = parts.first(where: { $0.1 }) { throw .nothing(part.0) }
        if widths.lowerBound < 0 { throw .badWidth(widths.lowerBound) }
        if let height, !(height >= 0) { throw .badHeight(height) }
        if claims.contains(where: \.isMirrored), !directions.contains(.rightToLeft) {
            throw .mirroredWithoutRightToLeft
        }
        let choices = numbers.reduce(1.0) { $0 * (($1.range.upperBound - $1.range.lowerBound) / $1.step + 2) }
        if choices > CGFloat(ViewRepairSearch.mostChoices) { throw .manyNumbers(ViewRepairSearch.mostChoices) }
        self.numbers = numbers
        (self.widths, self.height, self.strings, self.claims) = (widths, height, strings, claims)
        (self.languages, self.source) = (languages, source)
        // The simplest first.
        self.textSizes = DynamicTypeSize.allCases.filter(textSizes.contains).sorted { $0.distance < $1.distance }
        self.directions = LayoutDirection.allCases.filter(directions.contains)
    }

    /// All variants, those first that break a screen the most often: large text, in every language and direction.
    var variants: [ViewVariant] {
        textSizes.sorted(by: >).flatMap { size in
            languages.flatMap { language in
                directions.map { ViewVariant(language: language, textSize: size, direction: $0) }
            }
        }
    }

    /// The variants in which one part of a variant is simpler, the simplest first.
    func simpler(than variant: ViewVariant) -> [ViewVariant] {
        let (language, size, direction) = (variant.language, variant.textSize, variant.direction)
        return languages.prefix { $0 != language }.map {
            ViewVariant(language: $0, textSize: size, direction: direction)
        }
            + directions.prefix { $0 != direction }.map {
                ViewVariant(language: language, textSize: size, direction: $0)
            }
            + textSizes.prefix { $0 != size }.map {
                ViewVariant(language: language, textSize: $0, direction: direction)
            }
    }
}

extension DynamicTypeSize {
    /// How many sizes away from the default.
    fileprivate var distance: Int {
        let sizes = Self.allCases
        return abs((sizes.firstIndex(of: self) ?? 0) - (sizes.firstIndex(of: .large) ?? 0))
    }
}
