// Repository.swift: files of the package that tests read.

public import Foundation

/// Where the package's own files lie.
public enum Repository {
    /// The package's root folder.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The gallery of example problems, sorted by name.
    public static func gallery() throws -> [URL] {
        let folder = root.appending(path: "Models/problems")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.sorted { $0.path < $1.path }
    }

    /// A recorded answer of somebody else.
    public static func recorded(_ name: String) -> URL { root.appending(path: "Tests/Peers/recorded/\(name)") }
}
