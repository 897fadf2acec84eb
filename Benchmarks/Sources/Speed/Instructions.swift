// Instructions.swift: the methods of Plumb and some layouts once each, between marks at which callgrind counts instructions.

import CPeers

/// Answers a few rows by every method, so that `Scripts/instructions` can read how many instructions an answer takes.
///
/// Counts hardly change from run to run, however busy the machine is; times do.
enum Instructions {
    /// The numbers of items.
    static let sizes = [10, 100]

    /// How many rows of a size are answered: enough that a row with many levels does not decide.
    static func rows(of items: Int) -> Int { max(20, 1_000 / items) }

    /// Counts every method and layout, each under `name|items|rows`.
    ///
    /// - Throws: `WrongAnswer` where an answer is wrong; `NoCounter` where nobody counts.
    static func count() throws {
        guard peers_can_count() != 0 else { throw NoCounter() }
        for items in sizes {
            let count = rows(of: items)
            let rows = try RandomRows(items: items, rows: count)
            for method in try rows.ownMethods(within: 0) {
                // What is made once, such as types and tables, is made here.
                for row in 0..<count { try method.check(row) }
                sink += try method.answer(count)
                sink += try counted("\(method.name)|\(items)|\(count)") { try method.answer(count) }
            }
        }
        try ViewTimes.countInstructions()
    }

    /// Counts the instructions of some work under a name.
    static func counted<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        peers_begin_count()
        defer { peers_end_count(name) }
        return try work()
    }

    /// Nobody counts.
    struct NoCounter: Error, CustomStringConvertible {
        var description: String {
            "nobody counts: run this under valgrind --tool=callgrind, compiled where valgrind/callgrind.h is"
        }
    }
}
