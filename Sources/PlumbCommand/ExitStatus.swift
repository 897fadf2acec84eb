// ExitStatus.swift: what the command says to its caller: 0 done, 1 a claim does not stand, 2 bad input.

import ArgumentParser

/// What the command says to its caller.
enum ExitStatus: Int32 {
    case done = 0
    case claimsFail = 1
    case badInput = 2

    /// Ends the command unless all went well.
    func leave() throws {
        if self != .done { throw ExitCode(rawValue) }
    }
}
