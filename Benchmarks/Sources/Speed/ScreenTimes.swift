// ScreenTimes.swift: what whole screens take as one linear program, in milliseconds of processor time.

import Foundation
import Scenes
import Subjects

/// Times screens that are stated, solved and proved; an answer without a proof ends the run.
enum ScreenTimes {
    private static let kinds: [(name: String, make: @Sendable (Int) throws -> Screen)] = [
        ("bushy", { try screen(leaves: $0, deep: false) }), ("deep", { try screen(leaves: $0, deep: true) }),
        ("forms", { try forms(leaves: $0) }),
    ]

    /// The table, numbers of leaves below each other and kinds of screens beside each other.
    static func table(passes: Int) throws -> String {
        var lines = ["| leaves | bushy | deep | forms |", "| --- | --- | --- | --- |"]
        for leaves in [200, 1_000, 5_000] {
            let times = try kinds.map { kind in
                let screen = try kind.make(leaves)
                return inMilliseconds(try medianSeconds(of: leaves < 5_000 ? passes : 1) { try screen.solved() })
            }
            let count = leaves.formatted(.number.locale(Locale(identifier: "en_US")))
            lines.append("| \(count) | \(times.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n")
    }
}
