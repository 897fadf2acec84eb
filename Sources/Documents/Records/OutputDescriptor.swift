// OutputDescriptor.swift: bytes to a file, a pipe or a terminal, all of them or an error.

internal import Essentials

/// What is open for writing.
package enum OutputDescriptor {
    /// Writes all bytes, and waits where the reader is slow.
    ///
    /// - Returns: 0, or what went wrong as the system numbers it.
    package static func put(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
                if count >= 0 { written += count } else if !mayGoOn(descriptor) { return errno }
            }
            return 0
        }
    }

    /// Whether the last error was a matter of time; waits until it may be over.
    private static func mayGoOn(_ descriptor: Int32) -> Bool {
        let code = errno
        if code == EINTR { return true }
        guard code == EAGAIN else { return false }
        // Another program that shares the pipe or the terminal has set it not to block.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
        return true
    }
}
