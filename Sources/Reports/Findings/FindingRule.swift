// FindingRule.swift: what can be wrong, by the names that reports for other programs give it.
// The names are fixed: baselines and other programs rely on them.  Rules may be added, never renamed.

/// One kind of fault.
package struct FindingRule: Sendable, Hashable {
    /// How much a fault weighs, by SARIF's words.
    package enum Level: String, Sendable { case error, warning }

    /// The name: `plumb/avoidable-overflow`.
    package let id: String
    /// What is wrong, in a sentence.
    package let summary: String
    /// The section of the documents that says more, as a path in the package.
    package let section: String
    /// How much it weighs.
    package let level: Level

    private init(_ name: String, _ summary: String, _ section: String, level: Level = .error) {
        (id, self.summary, self.level) = ("plumb/" + name, summary, level)
        self.section = "Documentation/" + section
    }
}

extension FindingRule {
    private static func verdict(_ name: String, _ summary: String) -> FindingRule {
        FindingRule(name, summary, "Mathematics.md#5-verdicts")
    }

    private static func across(_ name: String, _ summary: String) -> FindingRule {
        FindingRule(name, summary, "Formats.md#verdicts")
    }

    private static func table(_ name: String, _ summary: String) -> FindingRule {
        FindingRule(name, summary, "Formats.md#tables")
    }

    private static func screen(_ name: String, _ summary: String) -> FindingRule {
        FindingRule(name, summary, "Commands.md#layout")
    }

    static let outOfBounds = verdict("out-of-bounds", "An item is shorter or longer than it may be.")
    static let notIdeal = verdict("not-ideal", "Nothing was proposed, and an item does not have its ideal length.")
    static let avoidableOverflow = verdict("avoidable-overflow", "What overflows need not, or not so far.")
    static let wrongTotal = verdict("wrong-total", "Items and gaps together are not what the policy gives them.")
    static let unusedSpace = verdict("unused-space", "Space is left over, and an item could still grow.")
    static let priorityInversion = verdict(
        "priority-inversion", "An item holds length that an item of a higher tier could take.")
    static let unfair = verdict("unfair", "One of two items of a tier could give to the other.")

    package static let misplaced = across("misplaced", "An item does not start where lengths and gaps put it.")
    static let wrongLength = across("wrong-length", "A view is not as long across its stack as it takes.")
    static let misaligned = across("misaligned", "Two guides do not lie on one line.")
    static let outside = across("outside", "An item or a view reaches beyond its container.")
    static let lineOutside = across("line-outside", "The line lies beyond the extent across the row.")
    static let avoidableExtent = across("avoidable-extent", "The extent across the row is larger than it need be.")

    static let cutOff = table("cut-off", "A column is narrower than a word in it, or than it may be.")
    static let brokenWord = table("broken-word", "A word is cut that need not be.")
    static let wrongHeight = table("wrong-height", "A row is not as high as it is said to be.")
    static let tooTall = table("too-tall", "A table is higher than it need be.")
    static let tooWide = table("too-wide", "A table is wider than its height needs.")
    static let uneven = table("uneven", "What is left of a table's width is not shared evenly.")

    static let overflow = screen("overflow", "A container, or the screen, is longer than its room.")
    static let overlap = screen("overlap", "Two views of a container overlap.")
    static let truncated = screen("truncated", "Some of a text is left out.")
    static let tooSmall = screen("too-small", "A view that takes taps is too small.")
    static let notMirrored = screen("not-mirrored", "From right to left a view is not where a mirror would show it.")
    static let unsafe = screen("outside-safe-area", "A view reaches into the insets of the screen.")

    static let refuted = FindingRule("refuted", "A claim fails at some values of the parameters.", "Commands.md#prove")
    static let undecided = FindingRule(
        "undecided", "A claim is neither proved nor refuted within the limits.", "Commands.md#prove", level: .warning)

    static let certificateFault = FindingRule(
        "certificate-fault", "A certificate does not prove what it says.", "Commands.md#check")
    static let otherProblem = FindingRule(
        "other-problem", "A certificate is about something else than the files ask.", "Commands.md#check")
    static let unproved = FindingRule(
        "unproved", "No certificate proves a problem, or a claim, of the files.", "Commands.md#check")

    /// Of the fuzzer: a crash, a hang, junk.
    package static let noAnswer = FindingRule(
        "no-answer", "The engine gives no answer that could be judged.", "Commands.md#fuzz")
    /// Of the fuzzer: a fault that comes and goes.
    package static let notRepeated = FindingRule(
        "not-repeated", "A fault does not come back when the same is asked again.", "Commands.md#fuzz", level: .warning)

    /// Of the fuzzer: no fault of an answer, for there is nobody to ask.
    package static let notStarted = FindingRule("not-started", "The engine cannot be started.", "Commands.md#fuzz")

    /// An input, or a line of one, that could not be used.
    package static let unreadableInput = FindingRule(
        "unreadable-input", "An input, or a line of one, cannot be read.", "Commands.md")

    /// Whether what was to be judged is missing, rather than wrong: no baseline excuses that.
    var isOfTheRun: Bool { self == .unreadableInput || self == .notStarted }

    /// Every rule, in the order in which reports list them.
    package static let all: [FindingRule] = [
        .outOfBounds, .notIdeal, .avoidableOverflow, .wrongTotal, .unusedSpace, .priorityInversion, .unfair,
        .misplaced, .wrongLength, .misaligned, .outside, .lineOutside, .avoidableExtent,
        .overflow, .overlap, .truncated, .tooSmall, .notMirrored, .unsafe,
        .cutOff, .brokenWord, .wrongHeight, .tooTall, .tooWide, .uneven,
        .refuted, .undecided, .certificateFault, .otherProblem, .unproved, .noAnswer, .notRepeated, .notStarted,
        .unreadableInput,
    ]
}
