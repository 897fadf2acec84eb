// FirstSteps.swift: what `plumb` says to somebody who does not know it yet, or who mistyped a command.

enum FirstSteps {
    /// What one would do first.
    static let text = """
        plumb finds the best layout of a row, proves it, and judges the layouts of others.

        Try first:
          plumb generate --kind toolbar --seed 4 --count 1 | plumb solve
              a row, its best lengths, and what greedy rules make of it
          plumb generate --kind chips --count 1000 | plumb compare --with swiftui,css
              how often two rules miss the best lengths, and by how much
          plumb kit python
              an engine of your own in 40 lines, to be judged

          plumb help            all commands
          plumb help solve      one of them

        """

    /// The command that somebody may have meant; `nil` where none is near.
    ///
    /// - Complexity: O(*nm*) for each name.
    static func command(like typed: String, among names: [String]) -> String? {
        let near = names.map { (name: $0, edits: Array($0).difference(from: Array(typed)).count) }
        return near.min { $0.edits < $1.edits }.flatMap { $0.edits <= max(2, $0.name.count / 2) ? $0.name : nil }
    }
}
