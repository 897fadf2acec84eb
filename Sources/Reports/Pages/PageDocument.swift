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
    private var families: [[UInt8]] = []
    private var scenes: [[UInt8]] = []
    private var engines: [(name: String, title: String)] = []

    package init(title: String, command: String) { (self.title, self.command) = (title, command) }

    /// Data of more bytes are deflated, which browsers read by themselves.
    private static let mostPlain = 300_000

    /// A row, a family or a scene ready to be added, made on any thread.
    package struct Part: Sendable {
        fileprivate enum Kind { case row, family, scene }

        fileprivate let kind: Kind
        fileprivate let json: [UInt8]
        fileprivate let engines: [(name: String, title: String)]

        /// Writes a row.
        package init(_ row: PageRow) { (kind, json, engines) = (.row, PageText.json(row.json), row.engines) }

        /// Writes a family.
        package init(_ family: PageFamily) { (kind, json, engines) = (.family, PageText.json(family.json), []) }

        /// Writes a scene.
        package init(_ scene: PageScene) { (kind, json, engines) = (.scene, PageText.json(scene.json), []) }
    }

    /// Whether there is anything to show.
    package var isEmpty: Bool { count == 0 }
    /// How many rows, families and scenes there are.
    package var count: Int { rows.count + families.count + scenes.count }
    /// What there is, as a heading.
    package var contents: String {
        let kinds = [(rows, "row", "rows"), (families, "family", "families"), (scenes, "scene", "scenes")]
        return kinds.filter { !$0.0.isEmpty }.map { $0.0.count.counted($0.1, $0.2) }.listed
    }

    /// Adds a row, a family or a scene behind the others.
    package mutating func add(_ part: Part) {
        switch part.kind {
        case .row: rows.append(part.json)
        case .family: families.append(part.json)
        case .scene: scenes.append(part.json)
        }
        for engine in part.engines where !engines.contains(where: { $0.name == engine.name }) { engines.append(engine) }
    }

    /// The page in UTF-8.
    package var document: [UInt8] {
        let head = PageText.json(
            .object([
                ("format", .string("plumb.page/1")), ("title", .string(title)), ("command", .string(command)),
                ("kinds", .array(Verdict.Kind.allCases.map { .string($0.rawValue) })),
                (
                    "engines",
                    .array(engines.map { .object([("name", .string($0.name)), ("title", .string($0.title))]) })
                ),
            ]))
        var data = Array(head.dropLast())
        for (name, parts) in [("rows", rows), ("families", families), ("scenes", scenes)] where !parts.isEmpty {
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
