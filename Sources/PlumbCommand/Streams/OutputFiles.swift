// OutputFiles.swift: the files that the command is writing, for whoever ends it early.

import Documents
import Foundation
import Synchronization

/// Files that are not finished yet.
enum OutputFiles {
    // The process ends for all of them at once, wherever it does.
    private static let files = Mutex<[(name: FileName, file: WholeFile)]>([])

    /// Knows a file from now on; what is not finished when the process exits is let go of.
    static func add(_ file: WholeFile, named name: FileName) {
        files.withLock { files in
            if files.isEmpty { atexit { OutputFiles.discard() } }
            files.append((name, file))
        }
    }

    /// Puts the files in their places as they are, at the end of some record.
    static func finish() {
        for (name, file) in files.withLock({ $0 }) {
            do throws(WholeFile.Failure) { try file.finish() } catch { Output.complain("\(name): \(error)") }
        }
    }

    /// Leaves the targets of the files as they were.
    static func discard() {
        for entry in files.withLock({ $0 }) { entry.file.discard() }
    }
}
