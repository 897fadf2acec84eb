// PlainClaim.swift: a claim of the fields that nearly all claims have, or an answer of ours, read in one pass.  What it takes,
// `ClaimRecord` reads to the same.

import Rows

/// A claim with the name of the problem that it is an answer to.
struct PlainClaim {
    let claim: ClaimedAnswer
    /// The problem; `nil` where the claim does not say it.
    let problem: String?

    private typealias Unusual = ByteScanner.Unusual

    init(_ scanner: inout ByteScanner) throws(ByteScanner.Unusual) {
        var (engine, solver, problem): (String?, String?, String?)
        var (lengths, offsets, rounding): ([Double]?, [Double]?, Double?)
        // Fields that are not read may be there once each, too.
        var seen: UInt16 = 0
        try scanner.object { scanner, key throws(ByteScanner.Unusual) in
            if key.spells("engine"), engine == nil {
                engine = try scanner.string()
            } else if key.spells("lengths"), lengths == nil {
                lengths = try scanner.lengths()
            } else if key.spells("offsets"), offsets == nil {
                offsets = try scanner.lengths()
            } else if key.spells("rounding"), rounding == nil {
                rounding = try scanner.number()
            } else if key.spells("id"), problem == nil {
                problem = try scanner.string()
            } else if key.spells("solver"), seen & 1 == 0 {
                seen |= 1
                solver = try Self.solver(&scanner)
            } else if let field = AnswerFields.plain.firstIndex(where: key.spells), seen & 2 << field == 0 {
                seen |= 2 << field
                if field == 0 { try Self.skipTiers(&scanner) } else { try scanner.skipLeaf() }
            } else {
                throw ByteScanner.Unusual()
            }
        }
        guard let engine = engine ?? solver, let lengths, (0...Limits.length).contains(rounding ?? 0) else {
            throw Unusual()
        }
        claim = ClaimedAnswer(engine: engine, lengths: lengths, offsets: offsets, rounding: rounding ?? 0)
        self.problem = problem
    }

    private static func skipTiers(_ scanner: inout ByteScanner) throws(ByteScanner.Unusual) {
        _ = try scanner.list { scanner throws(ByteScanner.Unusual) in
            var (hasPriority, hasLevel) = (false, false)
            try scanner.object { scanner, key throws(ByteScanner.Unusual) in
                if key.spells("priority"), !hasPriority {
                    hasPriority = true
                } else if key.spells("level"), !hasLevel {
                    hasLevel = true
                } else {
                    throw ByteScanner.Unusual()
                }
                try scanner.skipLeaf()
            }
        }
    }

    /// The name of a solver, if it has one.
    private static func solver(_ scanner: inout ByteScanner) throws(ByteScanner.Unusual) -> String? {
        var name: String?
        var seen: UInt8 = 0
        try scanner.object { scanner, key throws(ByteScanner.Unusual) in
            if key.spells("name"), name == nil {
                name = try scanner.string()
            } else if let field = AnswerFields.plainOfSolver.firstIndex(where: key.spells), seen & 1 << field == 0 {
                seen |= 1 << field
                try scanner.skipLeaf()
            } else {
                throw ByteScanner.Unusual()
            }
        }
        return name
    }
}

extension AnswerFields {
    /// `unread`, as bytes are compared with them; the tiers first, which alone are a list.
    fileprivate static let plain: [StaticString] = [
        "tiers", "total", "overflow", "leastOverflow", "unused", "certified", "file", "line",
    ]
    /// `ofSolver`, as bytes are compared with them.
    fileprivate static let plainOfSolver: [StaticString] = ["method", "version", "iterations"]
}

extension ByteScanner {
    fileprivate mutating func lengths() throws(Unusual) -> [Double] {
        try list { scanner throws(ByteScanner.Unusual) in try scanner.number(orInfinity: .infinity) }
    }
}
