// FileName+Size.swift: how much there is to read, where the system knows.  In bytes.

internal import Essentials

extension [FileName] {
    /// The sizes of all files that are there; no file is standard input.  `nil` where one of them is a pipe or a device.
    package var totalSize: Int? {
        let names = isEmpty ? [FileName("-")] : self
        return names.reduce(0 as Int?) { sum, name in
            guard let sum, let size = name.size else { return nil }
            return sum + size
        }
    }
}

extension FileName {
    /// What is left to read of the file; 0 where there is none, which is said where it is opened.
    fileprivate var size: Int? {
        var facts = stat()
        guard !isStandardInput else {
            guard fstat(STDIN_FILENO, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
            // Whoever started the command may have read a part of it.
            return Swift.max(0, Int(facts.st_size) - Int(lseek(STDIN_FILENO, 0, SEEK_CUR)))
        }
        guard stat(path, &facts) == 0 else { return 0 }
        return facts.st_mode & S_IFMT == S_IFREG ? Int(facts.st_size) : nil
    }
}
