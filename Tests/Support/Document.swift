// Document.swift: a page of the repository, and what tests hold it to.

public import Foundation

/// A page in Markdown.
public struct Document: Sendable, CustomStringConvertible {
    /// Where it lies, from the package's root.
    public let path: String

    /// A page, by its path from the package's root.
    public init(_ path: String) { self.path = path }

    /// The path.
    public var description: String { path }

    /// The name of the file.
    public var name: String { path.components(separatedBy: "/").last ?? path }

    /// The folder in which its links begin.
    public var folder: URL { Repository.root.appending(path: path).deletingLastPathComponent() }

    /// The whole text.
    public func text() throws -> String {
        try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    /// The blocks of code of one language, in order.
    public func blocks(_ language: String) throws -> [String] { Self.blocks(language, of: try text()) }

    private static func blocks(_ language: String, of text: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    /// What the comments say that the `print` lines under a heading of the second level print, in order.
    public func comments(under heading: String) throws -> [String] {
        let section = try text().components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") } ?? ""
        return Self.blocks("swift", of: section).joined(separator: "\n").split(separator: "\n")
            .filter { $0.hasPrefix("print(") }
            .compactMap { $0.components(separatedBy: "  // ").dropFirst().first }
    }

    /// The targets of its links and pictures, code left out.
    public func links() throws -> [String] {
        let parts = try text().components(separatedBy: "```")
        let prose = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined()
        return prose.matches(of: /\]\(([^()\s]+)\)/).map { String($0.1) }
    }

    /// The names by which links reach its headings, as GitHub makes them.
    public func anchors() throws -> [String] {
        try text().split(separator: "\n").filter { $0.hasPrefix("#") && $0.contains("# ") }.map { line in
            line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                .replacing(" ", with: "-")
        }
    }

    /// Every page of the package, sorted by path.
    public static func all() throws -> [Document] {
        let folders = ["", "Documentation/", "Documentation/reference/", "Tests/Peers/"]
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
                .filter { $0.hasSuffix(".md") }.map { folder + $0 }
        }
        .sorted().map(Document.init)
    }
}
