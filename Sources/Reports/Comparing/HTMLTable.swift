// HTMLTable.swift: a table for a page, every text escaped.

import Rows
import Workbench

/// A table with a heading row; the first cell of each row heads it.
struct HTMLTable {
    /// A text with attributes of its cell.
    struct Cell: ExpressibleByStringLiteral {
        let text: String
        let attributes: String
        /// What stands under the text in small letters.
        let note: String

        init(_ text: String, attributes: String = "", note: String = "") {
            (self.text, self.attributes, self.note) = (text, attributes, note)
        }

        init(stringLiteral text: String) { self.init(text) }

        /// A count; 0 in a fainter ink.
        static func count(_ count: Int, note: String = "") -> Cell {
            Cell(count.grouped, attributes: count == 0 ? "class=\"zero\"" : "", note: note)
        }

        /// A length in points, with its interval; 0 in a fainter ink.
        static func points(_ length: Double, _ interval: ConfidenceInterval? = nil) -> Cell {
            Cell(
                length.points, attributes: length == 0 ? "class=\"zero\"" : "",
                note: interval?.words(beside: length) ?? "")
        }

        func html(_ tag: String) -> String {
            let small = note.isEmpty ? "" : "<small>\(SVGText.escaped(note))</small>"
            return "<\(tag)\(attributes.isEmpty ? "" : " \(attributes)")>\(SVGText.escaped(text))\(small)</\(tag)>"
        }
    }

    private let style: String
    private let head: String
    private var body = ""

    init(_ headings: [Cell], style: String = "") {
        self.style = style.isEmpty ? "" : " class=\"\(style)\""
        head = "<tr>\(headings.map { $0.html("th") }.joined())</tr>"
    }

    mutating func add(style: String = "", _ cells: [Cell]) {
        let opening = style.isEmpty ? "<tr>" : "<tr class=\"\(style)\">"
        body += opening + cells.enumerated().map { $1.html($0 == 0 ? "th" : "td") }.joined() + "</tr>\n"
    }

    /// The table; it scrolls by itself where the page is narrower.
    var html: String {
        "<div class=\"wide\"><table\(style)>\n<thead>\(head)</thead>\n<tbody>\n\(body)</tbody></table></div>\n"
    }
}
