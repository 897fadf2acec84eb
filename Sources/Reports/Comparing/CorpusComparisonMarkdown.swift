// CorpusComparisonMarkdown.swift: the tables on a comparison in Markdown, as GitHub and Pandoc read them.

package import Workbench

/// A comparison as tables of Markdown.
package struct CorpusComparisonMarkdown {
    private let tables: [PaperTable]

    package init(_ comparison: CorpusComparison) { tables = PaperTable.tables(on: comparison) }

    package var text: String {
        tables.map { table in
            let rule = table.headings.indices.map { $0 < table.words ? ":--" : "--:" }
            let lines = [table.headings.map(Self.escaped), rule] + table.rows.map { $0.map(Self.escaped) }
            return Self.escaped(table.caption) + "\n\n"
                + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
        }.joined(separator: "\n")
    }

    /// A text that means only itself: a backslash stands before every mark that might mean something.
    static func escaped(_ text: String) -> String {
        String(text.printable.flatMap { marks.contains($0) ? ["\\", $0] : [$0] })
    }

    private static let marks = Set<Character>("\\`*_{}[]<>#|~$&")
}
