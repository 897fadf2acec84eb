// ExitStatus.swift: what the command says to its caller.

import ArgumentParser

/// How the command ended.
enum ExitStatus: Int32 {
    case done = 0
    case claimsFail = 1
    case badInput = 2

    /// Ends the command unless all went well.
    func leave() throws {
        if self != .done { throw ExitCode(rawValue) }
    }
}
