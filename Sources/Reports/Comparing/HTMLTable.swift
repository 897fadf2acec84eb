// HTMLTable.swift: a table for a page, every text escaped.

import Rows

/// A table with a heading row; the first cell of each row heads it.
struct HTMLTable {
    /// A text with attributes of its cell.
    struct Cell: ExpressibleByStringLiteral {
        let text: String
        let attributes: String

        init(_ text: String, attributes: String = "") { (self.text, self.attributes) = (text, attributes) }

        init(stringLiteral text: String) { self.init(text) }

        /// A count; 0 in a fainter ink.
        static func count(_ count: Int) -> Cell { Cell(count.grouped, attributes: count == 0 ? "class=\"zero\"" : "") }

        /// A length in points; 0 in a fainter ink.
        static func points(_ length: Double) -> Cell {
            Cell(length.points, attributes: length == 0 ? "class=\"zero\"" : "")
        }

        func html(_ tag: String) -> String {
            "<\(tag)\(attributes.isEmpty ? "" : " \(attributes)")>\(SVGText.escaped(text))</\(tag)>"
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
