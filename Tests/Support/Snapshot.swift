// Snapshot.swift: text that is compared with a file.  RECORD_SNAPSHOTS=1 Scripts/test writes the files anew, and fails.

public import Foundation

/// Text kept in a file of the repository.
public enum Snapshot {
    /// What a snapshot holds, or `nil` where there is none.
    ///
    /// - Parameter isRecording: Whether to write `text` instead, as `RECORD_SNAPSHOTS=1` asks.
    /// - Returns: While recording a sentence that says so and differs from `text`: a run in which nothing was compared
    ///   must not pass for one in which all was well.
    public static func kept(
        _ text: String, at file: URL,
        isRecording: Bool = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    ) throws -> String? {
        guard isRecording else { return try? String(contentsOf: file, encoding: .utf8) }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return "\(file.path) has been recorded: look at it, then run the tests without RECORD_SNAPSHOTS"
    }
}
