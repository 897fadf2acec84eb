// FirstSteps.swift: what `plumb` says to somebody who does not know it yet.

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
}
