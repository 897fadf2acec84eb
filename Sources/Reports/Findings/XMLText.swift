// XMLText.swift: texts as XML 1.0 has them.

extension String {
    /// The text between two tags, or in an attribute.  What XML has no character for is shown as `\u{FFFD}`.
    var xml: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            // A reader of attributes makes blanks of what is not escaped.
            case "\n": text += "&#10;"
            case "\r": text += "&#13;"
            case "\t": text += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

/// One element of XML, without what stands inside it.
struct XMLTag {
    private let name: String
    private let attributes: [(String, String?)]

    /// - Parameter attributes: In their order; those that are `nil` are left out.
    init(_ name: String, _ attributes: [(String, String?)] = []) { (self.name, self.attributes) = (name, attributes) }

    /// `<name a="1">text</name>`, or without a text `<name a="1"/>`.
    func text(_ inside: String? = nil) -> String {
        guard let inside else { return head + "/>" }
        return "\(head)>\(inside.xml)</\(name)>"
    }

    /// The element with lines inside it, each further to the right.
    func lines(_ inside: [String]) -> [String] { [head + ">"] + inside.map { "  " + $0 } + ["</\(name)>"] }

    private var head: String {
        "<" + name + attributes.compactMap { key, value in value.map { " \(key)=\"\($0.xml)\"" } }.joined()
    }
}
