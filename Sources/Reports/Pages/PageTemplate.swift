// PageTemplate.swift: the files of Sources/CPage/web joined to one page.

internal import CPage

/// The page around its data.
struct PageTemplate {
    let title: String
    /// Whether one can edit rows on the page, and GLPK solves them there.
    var isPlayground = false
    /// Whether the data are deflated and in base64.
    var isDeflated = false

    private static let holes = ["scripts", "styles", "title", "style", "encoding", "data", "script"].map {
        "<!--\($0)-->"
    }

    /// The page in UTF-8, with data that is safe inside a script element.
    func document(holding data: [UInt8]) -> [UInt8] {
        let contents = [
            Array(allowedScripts.utf8), Array("'sha256-\(PageHashes.style)'".utf8),
            Array(SVGText.escaped(title).utf8), Array(Self.text("style.css").utf8),
            Array((isDeflated ? "deflate" : "plain").utf8), data, Array(script.utf8),
        ]
        var (page, rest) = ([UInt8](), Self.text("shell.html")[...])
        for (hole, content) in zip(Self.holes, contents) {
            guard let range = rest.range(of: hole) else { continue }
            page += Array(rest[..<range.lowerBound].utf8) + content
            rest = rest[range.upperBound...]
        }
        return page + Array(rest.utf8)
    }

    /// The one script that a browser runs; GLPK is none that it compiles from text.
    private var allowedScripts: String {
        isPlayground
            ? "'sha256-\(PageHashes.playgroundScript)' 'wasm-unsafe-eval'" : "'sha256-\(PageHashes.reportScript)'"
    }

    /// The modules one behind the other: none of their names is used twice, so that they need no imports in the page; what
    /// is said in comments and by indentation stays in the sources.
    private var script: String {
        var script = ""
        var index: UInt32 = 0
        while let name = cpage_module(index, isPlayground ? 1 : 0).map({ String(cString: $0) }) {
            var isComment = false
            for line in Self.text(name).split(separator: "\n") {
                let code = line.drop { $0 == " " }
                if code.hasPrefix("/**") { isComment = true }
                if !isComment, !code.hasPrefix("//"), !code.hasPrefix("import ") {
                    script += (code.hasPrefix("export ") ? code.dropFirst(7) : code) + "\n"
                }
                // What follows a comment on its line is an expression with a type.
                if isComment, code.contains("*/") {
                    isComment = false
                    if !code.hasSuffix("*/") { script += code + "\n" }
                }
            }
            index += 1
        }
        return script
    }

    private static func text(_ name: String) -> String { String(cString: cpage_text(name)) }
}

extension Substring {
    /// The first place of a text.
    fileprivate func range(of text: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) { return place..<index(place, offsetBy: text.count) }
            place = index(after: place)
        }
        return nil
    }
}
