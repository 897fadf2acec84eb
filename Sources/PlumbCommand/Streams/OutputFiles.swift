// OutputFiles.swift: the files that the command is writing, for whoever ends it early.

import Documents
import Essentials
import Synchronization

/// Files that are not finished yet.
enum OutputFiles {
    // The process ends for all of them at once, wherever it does.
    private static let files = Mutex<[(name: FileName, file: WholeFile, isWholeAnyTime: Bool)]>([])

    /// Knows a file from now on; what is not finished when the process exits is let go of.
    ///
    /// - Parameter isWholeAnyTime: Whether what is written is whole behind any record.
    static func add(_ file: WholeFile, named name: FileName, isWholeAnyTime: Bool = true) {
        files.withLock { files in
            if files.isEmpty { atexit { OutputFiles.discard() } }
            files.append((name, file, isWholeAnyTime))
        }
    }

    /// Puts the files in their places that are whole at the end of some record.
    static func finish() {
        for (name, file, isWhole) in files.withLock({ $0 }) {
            guard isWhole else {
                file.discard()
                continue
            }
            do throws(WholeFile.Failure) { try file.finish() } catch { Output.complain("\(name): \(error)") }
        }
    }

    /// Leaves the targets of the files as they were.
    static func discard() {
        for entry in files.withLock({ $0 }) { entry.file.discard() }
    }
}
