// ExitStatus.swift: the exit statuses of the command: 0 done, 1 a claim has a fault, 2 anything in error, bad input above all.

import ArgumentParser

/// How the command ends.
enum ExitStatus: Int32 {
    case done = 0
    case claimsFail = 1
    case badInput = 2

    /// Ends the command unless all went well.
    func leave() throws {
        if self != .done { throw ExitCode(rawValue) }
    }
}
