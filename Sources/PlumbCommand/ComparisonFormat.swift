// ComparisonFormat.swift: the formats of the report on a comparison, the same for `plumb compare` and `plumb merge`.

import ArgumentParser
import Reports
import Workbench

/// How a comparison is reported.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv, html, svg, latex, markdown, partial

    /// The report.
    func report(on partial: ComparisonPartial, page: TerminalPage) -> String {
        let comparison = partial.comparison
        return switch self {
        case .json: comparison.json.line + "\n"
        case .text:
            page.shown(CorpusComparisonText(comparison, columns: page.columns, tables: page.tableColumns).lines).text
        case .csv: CorpusComparisonCSV(comparison).text
        case .html: CorpusComparisonPage(comparison).document
        case .svg: ComparisonFigure(comparison).document
        case .latex: CorpusComparisonLaTeX(comparison).text
        case .markdown: CorpusComparisonMarkdown(comparison).text
        case .partial: partial.json.line + "\n"
        }
    }
}
