// ClaimParsingTests.swift: claims and measures as texts.

import Families
import PlumbTesting
import Testing

struct ClaimParsingTests {
    @Test func `claims that have names`() throws {
        #expect(try LayoutClaim(parsing: "fits") == .fits)
        #expect(try LayoutClaim(parsing: " no-avoidable-overflow ") == .noAvoidableOverflow)
        #expect(try LayoutClaim(parsing: "fills") == .fills)
        #expect(try LayoutClaim(parsing: "optimal") == .optimal)
        #expect(try LayoutClaim(parsing: "within 10") == .within(10))
        #expect(try LayoutClaim(parsing: "within 20/3") == .within(Fraction(20, over: 3)))
        #expect(try LayoutClaim(parsing: "fits within 0.5") == LayoutClaim(.overflow, atMost: Fraction(1, over: 2)))
    }

    private static let length = LayoutTerm.length("title")
    private static let third = LayoutTerm.parameter("w") * Fraction(1, over: 3)
    static let comparisons: [(String, LayoutClaim)] = [
        ("length(title) >= 44", length >= 44),
        ("2*length(title) + 8<=total - w/3", length * 2 + 8 <= LayoutTerm.total - third),
        ("-(length(title) - 2 * unused) <= 1e2", length * -1 + LayoutTerm.unused * 2 <= LayoutTerm(100)),
        ("overflow <= parameter(max-width)", LayoutTerm.overflow <= LayoutTerm.parameter("max-width")),
        ("offset(a (b, c) >= 1/3", LayoutTerm.offset("a (b, c") >= LayoutTerm(Fraction(1, over: 3))),
    ]

    @Test(arguments: comparisons)
    func `linear comparisons`(text: String, claim: LayoutClaim) throws {
        let read = try LayoutClaim(parsing: text)
        #expect(read == claim)
    }

    @Test func `measures`() throws {
        #expect(try LayoutMeasure(parsing: "overflow") == .overflow)
        #expect(try LayoutMeasure(parsing: "avoidable-overflow") == .avoidableOverflow)
        #expect(try LayoutMeasure(parsing: "unused") == .unused)
        #expect(try LayoutMeasure(parsing: "distance") == .distance)
        #expect(try LayoutMeasure(parsing: "1 * unused") == .term(.unused))
        #expect(try LayoutMeasure(parsing: "total - w") == .term(.total - .parameter("w")))
    }

    @Test func `quotients of quotients are read from left to right`() throws {
        #expect(try LayoutMeasure(parsing: "w / 3 / 4") == .term(.parameter("w") * Fraction(1, over: 12)))
        #expect(try LayoutMeasure(parsing: "2/3 * w") == .term(.parameter("w") * Fraction(2, over: 3)))
    }

    static let faults: [(String, Int, String)] = [
        ("", 0, "it is no claim"), ("fit", 0, "it is no claim"),
        ("fits at 3", 5, "must end here"), ("within", 6, "a number"), ("within w", 7, "a number must stand here"),
        ("length(title) >= ", 17, "must stand here"), ("length(title) 44", 14, "<= or >= must stand here"),
        ("length(title >= 44", 0, "\")\" is missing"), ("length >= 44 44", 13, "must end here"),
        ("total == 3", 6, "give both"), ("total < 3", 6, "write <= or >="),
        ("w * total <= 3", 2, "one of them must be a number"), ("3 / w <= total", 4, "must be a number"),
        ("total / 0 <= 1", 8, "divided by 0"), ("total <= 2w", 9, "a multiple is written 2 * …"),
        ("1 <= w <= 2", 7, "give each claim by itself"), ("total <= #", 9, "has no meaning"),
        ("distance <= 3", 0, "parameter(distance)"), ("(total <= 3", 7, "\")\" is missing"),
        ("total <= 1.2.3", 9, "is not a number"), ("total <= ½", 9, "is not a number"),
    ]

    @Test(arguments: faults)
    func `faults say where they are and what would be right`(text: String, offset: Int, words: String) throws {
        let error = #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: text) }
        #expect(error?.offset == offset, "\(String(describing: error))")
        #expect(error?.message.contains(words) == true, "\(String(describing: error))")
    }

    @Test func `a fault has one sentence`() {
        let error = #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: "total < 3") }
        #expect(
            error?.description
                == "\"total < 3\" cannot be read at character 7: a claim has no strict comparison; write <= or >=")
        #expect(throws: ClaimSyntaxError.self) { try LayoutMeasure(parsing: "total <= 3") }
    }

    // Fractions of such numbers would be added for hours.
    @Test func `numbers of more digits than can be reckoned with are refused where they arise`() throws {
        let chain = "total <= 1" + String(repeating: "/77771E311", count: 380)
        let error = #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: chain) }
        #expect(error?.message == "a number of more than 700 digits comes of this")
        #expect(error?.offset == 30)
        #expect(throws: ClaimSyntaxError.self) {
            try LayoutClaim(parsing: "total <= " + String(repeating: "7", count: 701))
        }
        let sum = (0..<400).map { "1/\($0)\(String(repeating: "7", count: 300))1" }.joined(separator: " + ")
        #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: "total <= " + sum) }
        let squares = String(repeating: "(2e100 + ", count: 60) + "1" + String(repeating: ") * 2e100", count: 60)
        #expect(throws: ClaimSyntaxError.self) { try LayoutClaim(parsing: "total <= " + squares) }
        #expect(throws: Never.self) { try LayoutClaim(parsing: "1.7e308 * total <= 1.7e308 / 5e-324") }
        let items = (0..<1_000).map { "0.5 * length(item\($0))" }.joined(separator: " + ")
        #expect(throws: Never.self) { try LayoutClaim(parsing: items + " <= 1e300") }
    }

    @Test func `parentheses that stand in each other too often are refused, not followed`() {
        let deep = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        #expect(throws: ClaimSyntaxError.self) { try LayoutMeasure(parsing: deep) }
        #expect(throws: Never.self) { try LayoutMeasure(parsing: "((((1))))") }
    }

    private static let names = [
        "title", "0", "a b", "max-width", "total", "fits", "distance", "_x1", "größe", "é(", "",
    ]
    private static let numbers: [Fraction] = [
        0, 1, -1, 44, Fraction(1, over: 3), Fraction(-20, over: 7), Fraction(decimal: 0.001), Fraction(decimal: 1e21),
    ]
    private static let quantities =
        names.flatMap { [LayoutTerm.Quantity.length($0), .offset($0), .parameter($0)] } + [.total, .overflow, .unused]

    private static let terms = Generator<LayoutTerm>(
        describe: { "\($0)" },
        draw: { choices in
            let number = Generator.one(of: numbers)
            let count = Generator.integer(in: 0...3).draw(&choices)
            return (0..<count).reduce(LayoutTerm(number.draw(&choices))) { sum, _ in
                sum + LayoutTerm(Generator.one(of: quantities).draw(&choices)) * number.draw(&choices)
            }
        })

    @Test func `a description reads back to the same claim and the same measure`() throws {
        try forAll(Self.terms, Self.terms, Generator.one(of: Self.numbers)) { first, second, number in
            let measures: [LayoutMeasure] = [.overflow, .avoidableOverflow, .unused, .distance, .term(first)]
            let claims =
                [first <= second, first >= second, .within(number), .fits, .optimal]
                + measures.map { LayoutClaim($0, atMost: number) }
            return try measures.allSatisfy { try LayoutMeasure(parsing: "\($0)") == $0 }
                && claims.allSatisfy { try LayoutClaim(parsing: "\($0)") == $0 }
        }
    }

    @Test(arguments: [LayoutTerm.Quantity.total, .overflow, .unused])
    func `a quantity by itself is no measure of the same name`(quantity: LayoutTerm.Quantity) throws {
        let measure = LayoutMeasure.term(LayoutTerm(quantity))
        #expect(try LayoutMeasure(parsing: "\(measure)") == measure)
    }
}
