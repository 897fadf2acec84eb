// CorpusComparisonLaTeX.swift: the tables on a comparison in LaTeX, ruled as the package booktabs does.

package import Workbench

/// A comparison as tables of LaTeX.
package struct CorpusComparisonLaTeX {
    private let tables: [PaperTable]

    package init(_ comparison: CorpusComparison) { tables = PaperTable.tables(on: comparison) }

    package var text: String {
        "% Needs \\usepackage{booktabs}.\n" + tables.map(Self.text).joined(separator: "\n")
    }

    private static func text(of table: PaperTable) -> String {
        func line(_ cells: [String]) -> String { "    \(cells.map(escaped).joined(separator: " & ")) \\\\\n" }
        let columns = table.headings.indices.map { $0 < table.words ? "l" : "r" }.joined()
        return """
            \\begin{table}
              \\centering
              \\footnotesize
              \\setlength{\\tabcolsep}{4pt}
              \\caption{\(escaped(table.caption))}
              \\begin{tabular}{@{}\(columns)@{}}
                \\toprule
            \(line(table.headings))    \\midrule
            \(table.rows.map(line).joined())    \\bottomrule
              \\end{tabular}
            \\end{table}

            """
    }

    /// A text that means only itself.
    static func escaped(_ text: String) -> String {
        text.printable.map { marks[$0] ?? String($0) }.joined()
    }

    private static let marks: [Character: String] = [
        "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "_": "\\_", "&": "\\&", "%": "\\%", "$": "\\$", "#": "\\#",
        "~": "\\textasciitilde{}", "^": "\\textasciicircum{}", "<": "\\textless{}", ">": "\\textgreater{}",
        "|": "\\textbar{}", "`": "\\textasciigrave{}", "–": "--", "∞": "$\\infty$", "“": "``", "”": "''", "µ": "$\\mu$",
        "\u{FFFD}": "?", "…": "\\dots{}",
    ]
}
