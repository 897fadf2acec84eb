// InputDescriptor.swift: a file or standard input as the system hands it out, in pieces; or bytes that are there already.
// Foundation's handles trap where standard input is closed, and take names that are text alone.

internal import Essentials

/// An open file; closed with the last reference, unless it is standard input.
final class InputDescriptor {
    private let number: Int32
    /// What is left of bytes that are there already; `nil` for what the system hands out.
    private var rest: Data?
    /// Whether somebody may still be writing what is read, as with a pipe or a terminal.
    let isLive: Bool

    /// Why there is nothing to read.
    enum Failure: Error {
        case missing
        case folder
        case refused(String)

        /// What is wrong with a file, and what would be right.
        func complaint(about file: FileName) -> String {
            switch self {
            case .missing: return "does not exist; name a file, or - for standard input"
            case .folder:
                let stem = file.description.hasSuffix("/") ? file.description : "\(file)/"
                return "is a folder; name its files, as in \(stem)*.json"
            case .refused(let reason): return "cannot be opened for reading: \(reason)"
            }
        }
    }

    /// Standard input.
    init() { (number, isLive) = (STDIN_FILENO, true) }

    /// Bytes that are there already.
    init(_ bytes: Data) { (number, isLive, rest) = (STDIN_FILENO, false, bytes) }

    /// Opens a file.
    init(_ name: FileName) throws(Failure) {
        let opened = open(name.path, O_RDONLY | O_CLOEXEC)
        guard opened >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .refused(Self.reason)
        }
        var facts = stat()
        let kind = fstat(opened, &facts) == 0 ? facts.st_mode & S_IFMT : S_IFREG
        if kind == S_IFDIR {
            close(opened)
            throw .folder
        }
        (number, isLive) = (opened, kind != S_IFREG)
    }

    deinit { if number != STDIN_FILENO { close(number) } }

    /// What is there, at most so many bytes; nothing at the end.
    func read(atMost count: Int) throws(Failure) -> Data {
        if let bytes = rest {
            rest = bytes.dropFirst(count)
            return bytes.prefix(count)
        }
        var data = Data(count: count)
        while true {
            let taken = data.withUnsafeMutableBytes { Essentials.read(number, $0.baseAddress, count) }
            if taken >= 0 { return data.prefix(taken) }
            guard errno == EINTR else {
                throw .refused(number == STDIN_FILENO && errno == EBADF ? "it is closed" : Self.reason)
            }
        }
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
