// Snapshot.swift: text that is compared with a file.  RECORD_SNAPSHOTS=1 swift test writes the files anew.

public import Foundation

/// Text kept in a file of the repository.
public enum Snapshot {
    /// What a snapshot holds, or `nil` where there is none; under `RECORD_SNAPSHOTS=1`, `text` after writing it.
    public static func kept(_ text: String, at file: URL) throws -> String? {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try? String(contentsOf: file, encoding: .utf8)
    }
}
