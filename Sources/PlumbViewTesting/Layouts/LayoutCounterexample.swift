// LayoutCounterexample.swift: the smallest case in which a layout is wrong, as source code and as JSON.

/// A case in which a layout is not what it is held to.
public struct LayoutCounterexample: Error, Sendable, CustomStringConvertible {
    /// The layout's type.
    public let layout: String
    /// What is wrong.
    public let fault: LayoutFault
    /// How the case was found; `nil` for one that was given.
    public let search: Search?
    /// A statement for a test that fails in this way; empty for a case that was given.
    public let source: String
    /// The case as a row that `plumb verify` reads, with the layout's claim, as one line of JSON; `nil` where the
    /// children are no row, and where no policy of the package counts.
    public let json: String?

    /// How a case was found.
    public struct Search: Sendable {
        /// The number of the failing case from 1; 0 when it came from the replay file.
        public let failingCase: Int
        /// How many cases were to be tried.
        public let cases: Int
        /// The seed that repeats the search.
        public let seed: UInt64
        /// How many cases were tried while shrinking.
        public let attempts: Int
        /// Why shrinking ended before nothing smaller was left to try; `nil` where it did not.
        public let stop: ShrinkingStop?
        /// The number of children in the case.
        public let children: Int
        /// Whether the fault came back when the case was asked again; if not, the layout answers one question in two ways.
        public let isRepeated: Bool
    }

    /// The fault, the seed, and the case in both forms.
    public var description: String {
        var lines = ["\(layout): \(fault)"]
        if let search {
            let source = foundIn(search.failingCase, of: search.cases, seed: search.seed)
            if !search.isRepeated {
                lines.append("  it did not come back when the case was asked again: the layout answers it in two ways")
            }
            lines += ["  found in \(source); smallest \(search.attempts.attempted(search.stop)):", self.source]
        }
        if let json { lines.append(json) }
        return lines.joined(separator: "\n")
    }
}
