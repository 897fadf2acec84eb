// StandardStreams.swift: standard input, output and error of a process that was started without some of them.

import Essentials

/// The three descriptors that every program expects to be open.
enum StandardStreams {
    /// Fills those that are closed with what can be neither read nor written.
    ///
    /// The next file that is opened would get their numbers, and what is meant for standard output would go there.
    static func fill() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free is the one that is missing.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
