// PageDocument.swift: what `plumb report` writes: everything that a page shows, and the page around it.

import Essentials
import Workbench

/// A page that needs nothing else: rows, and whatever else was reported, with the script that shows them.
package struct PageDocument {
    /// The heading of the page.
    package var title: String
    /// The command that wrote the page, for its foot.
    package var command: String
    /// Whether the page has the playground, with GLPK in WebAssembly.
    package var isPlayground = false
    private var rows: [[UInt8]] = []
    private var comparisons: [PageComparison] = []
    private var others: [Kind: [[UInt8]]] = [:]
    private var engines: [(name: String, title: String)] = []

    package init(title: String, command: String) { (self.title, self.command) = (title, command) }

    /// Data of more bytes are deflated, which browsers read by themselves.
    private static let mostPlain = 150_000

    /// What there can be beside rows and comparisons, by the name in the data, in the order of the views.
    fileprivate enum Kind: String, CaseIterable {
        case tallies, families, scenes, tables

        /// One of them, and several.
        var words: (String, String) {
            switch self {
            case .tallies: ("comparison of tables", "comparisons of tables")
            case .families: ("family", "families")
            case .scenes: ("scene", "scenes")
            case .tables: ("table", "tables")
            }
        }
    }

    /// What a page shows, ready to be added, made on any thread.
    package struct Part: Sendable {
        fileprivate enum Content {
            case row([UInt8])
            case comparison(PageComparison)
            case other(Kind, [UInt8])
        }

        fileprivate let content: Content
        fileprivate var engines: [(name: String, title: String)] = []
        /// The numbers that were free to change in it.
        package var freed: [String] = []

        /// Writes a row.
        package init(_ row: PageRow) { (content, engines) = (.row(PageText.json(row.json)), row.engines) }

        /// Writes a family.
        package init(_ family: PageFamily) { content = .other(.families, PageText.json(family.json)) }

        /// Writes a scene.
        package init(_ scene: PageScene) { content = .other(.scenes, PageText.json(scene.json)) }

        /// Writes a table.
        package init(_ table: PageTable) { content = .other(.tables, PageText.json(table.json)) }

        /// Keeps a comparison, whose rows are written behind all others.
        package init(_ comparison: PageComparison) { content = .comparison(comparison) }

        init(_ tally: WrittenTableTally) { content = .other(.tallies, PageText.json(tally.json)) }
        init(_ table: WrittenTable) { content = .other(.tables, PageText.json(table.json)) }
    }

    /// Whether there is anything to show.
    package var isEmpty: Bool { count == 0 }
    /// How many things of any kind there are.
    package var count: Int { rows.count + comparisons.count + others.values.reduce(0) { $0 + $1.count } }
    /// What there is, as a heading.
    package var contents: String {
        let counts =
            [(comparisons.count, ("comparison", "comparisons")), (rows.count, ("row", "rows"))]
            + Kind.allCases.map { (others[$0]?.count ?? 0, $0.words) }
        return counts.filter { $0.0 > 0 }.map { $0.0.counted($0.1.0, $0.1.1) }.listed
    }

    /// Adds what a part has behind what there is.
    package mutating func add(_ part: Part) {
        switch part.content {
        case .row(let json): rows.append(json)
        case .comparison(let comparison): comparisons.append(comparison)
        case .other(let kind, let json): others[kind, default: []].append(json)
        }
        for engine in part.engines { add(engine) }
    }

    private mutating func add(_ engine: (name: String, title: String)) {
        if !engines.contains(where: { $0.name == engine.name }) { engines.append(engine) }
    }

    /// The worst rows of comparisons behind the others, and the comparisons, which name them by their places.
    private func withWorstRows() -> (page: PageDocument, comparisons: [[UInt8]]) {
        var page = self
        let comparisons = comparisons.map { comparison in
            let first = page.rows.count
            for row in comparison.rows { page.add(Part(row)) }
            return PageText.json(comparison.json(rowsFrom: first))
        }
        return (page, comparisons)
    }

    /// The page in UTF-8.
    package var document: [UInt8] {
        let (page, comparisons) = withWorstRows()
        let head = PageText.json(
            .object([
                ("format", .string("plumb.page/1")), ("title", .string(title)), ("command", .string(command)),
                ("kinds", .array(Verdict.Kind.allCases.map { .string($0.rawValue) })),
                (
                    "engines",
                    .array(page.engines.map { .object([("name", .string($0.name)), ("title", .string($0.title))]) })
                ),
            ]))
        var data = Array(head.dropLast())
        let lists =
            [("rows", page.rows), ("comparisons", comparisons)] + Kind.allCases.map { ($0.rawValue, others[$0] ?? []) }
        for (name, parts) in lists where !parts.isEmpty {
            data += Array(",\"\(name)\":[".utf8) + parts.joined(separator: [UInt8(ascii: ","), UInt8(ascii: "\n")])
            data.append(UInt8(ascii: "]"))
        }
        data.append(UInt8(ascii: "}"))
        var template = PageTemplate(title: title, isPlayground: isPlayground)
        guard data.count > Self.mostPlain else { return template.document(holding: data) }
        template.isDeflated = true
        return template.document(holding: Array(Data(Deflated(data).bytes).base64EncodedData()))
    }
}
