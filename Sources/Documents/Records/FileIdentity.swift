// FileIdentity.swift: which file is meant, whatever names it has: symbolic links, hard links, redirections.

internal import Essentials

/// A regular file as the system knows it.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// The regular file whose facts these are; `nil` for folders, pipes and devices.
    init?(_ facts: stat) {
        guard facts.st_mode & S_IFMT == S_IFREG else { return nil }
        (device, number) = (UInt64(truncatingIfNeeded: facts.st_dev), UInt64(facts.st_ino))
    }

    /// What is open under a number.
    init?(descriptor: Int32) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// What a command reads that is given this name: standard input for `-`.
    init?(readAs name: FileName) {
        if name.isStandardInput {
            self.init(descriptor: STDIN_FILENO)
        } else {
            var facts = stat()
            guard stat(name.path, &facts) == 0 else { return nil }
            self.init(facts)
        }
    }

    /// Whether what is read by a name is what standard output or standard error goes to: it would never come to an end.
    static func isWritten(_ name: FileName) -> Bool {
        guard let identity = FileIdentity(readAs: name) else { return false }
        return [STDOUT_FILENO, STDERR_FILENO].contains { FileIdentity(descriptor: $0) == identity }
    }
}
