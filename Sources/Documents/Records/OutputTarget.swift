// OutputTarget.swift: where a name leads that is to be written: to a file, or to what is written as it is.

internal import Essentials

/// A name that is to be written, followed to its end.
struct OutputTarget {
    enum Place {
        /// A regular file, there or not yet, by a name that is no symbolic link; its facts if it is there.
        case file(FileName, stat?)
        /// A pipe, a device, or what the process has open.
        case open(Int32)
    }

    let place: Place
    /// Which file it is, if it is one and there.
    let identity: FileIdentity?

    /// - Throws: `WholeFile.Failure` where nothing can be written under the name.
    init(_ name: FileName) throws(WholeFile.Failure) {
        if let number = Self.descriptor(of: name) {
            let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
            if copy < 0 { throw .init("cannot be opened for writing", errno) }
            (place, identity) = (.open(copy), FileIdentity(descriptor: copy))
            return
        }
        var facts = stat()
        guard stat(name.path, &facts) == 0 else {
            let code = errno
            guard code == ENOENT, name.bytes.last != UInt8(ascii: "/") else {
                throw .init("cannot be opened for writing", code)
            }
            (place, identity) = (.file(try Self.end(of: name), nil), nil)
            return
        }
        switch facts.st_mode & S_IFMT {
        case S_IFDIR: throw .init("is a folder; name a file in it")
        case S_IFREG:
            let file = FileIdentity(facts)
            if [STDOUT_FILENO, STDERR_FILENO].contains(where: { FileIdentity(descriptor: $0) == file }) {
                throw .init("is where standard output or standard error goes; name another file, or /dev/stdout")
            }
            // A file that takes another's name asks its folder alone.
            if access(name.path, W_OK) != 0 { throw .init("cannot be opened for writing", errno) }
            (place, identity) = (.file(try Self.end(of: name), facts), file)
        default:
            let descriptor = open(name.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
            if descriptor < 0 { throw .init("cannot be opened for writing", errno) }
            (place, identity) = (.open(descriptor), nil)
        }
    }

    /// The number of a descriptor of this process that has such a name.
    private static func descriptor(of name: FileName) -> Int32? {
        let text = String(decoding: name.bytes, as: UTF8.self)
        if text == "-" || text == "/dev/stdout" { return STDOUT_FILENO }
        if text == "/dev/stderr" { return STDERR_FILENO }
        let folder = ["/dev/fd/", "/proc/self/fd/"].first { text.hasPrefix($0) }
        return folder.flatMap { Int32(text.dropFirst($0.count)) }
    }

    /// What a chain of symbolic links leads to, whether it is there or not.
    private static func end(of name: FileName) throws(WholeFile.Failure) -> FileName {
        var name = name
        for _ in 0..<40 {
            var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(name.path, &bytes, bytes.count)
            if count < 0 { return name }
            let target = bytes.prefix(count).map { UInt8(bitPattern: $0) }
            name = FileName(bytes: target.first == UInt8(ascii: "/") ? target : name.folder + target)
        }
        throw .init("cannot be opened for writing", ELOOP)
    }
}

extension FileName {
    /// What stands before the last part of the name: nothing, or a folder with its slash.
    var folder: [UInt8] { bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[...$0]) } ?? [] }
}
