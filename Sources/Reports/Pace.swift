// Pace.swift: how far a command is, how fast, and how long it will take, in words for one line of a terminal.

/// How far a command is in its input.
package struct Pace: Sendable {
    /// How many things it has done, in this run.
    package let count: Int
    /// What they are called: `problems solved`.
    package let noun: String
    /// How much of the input has been done, from 0 to 1; `nil` where its size is not known.
    package let share: Double?
    /// How much of it was left out at the beginning, since an earlier run had done it.
    package let skipped: Double
    /// How long it has taken.
    package let elapsed: Duration

    /// Says where a command is.
    package init(_ count: Int, _ noun: String, share: Double?, skipped: Double = 0, after elapsed: Duration) {
        (self.count, self.noun, self.share, self.skipped, self.elapsed) = (count, noun, share, skipped, elapsed)
    }

    /// `12000 problems solved, 34 %, 8000 a second, 12 s left`; the first words alone where the size is not known.
    ///
    /// The first seconds show nothing: they say little about the rest.
    package var text: String {
        let counted = Self.counted(count, noun)
        guard let share else { return counted }
        let seconds = elapsed / .seconds(1)
        var parts = [counted, "\(Int(min(max(share, 0), 1) * 100)) %"]
        if seconds >= 1, count > 0 { parts.append(Self.rate(Double(count) / seconds)) }
        let done = share - skipped
        if seconds >= 2, done > 0, share < 1 { parts.append("\(Self.time(seconds * (1 - share) / done)) left") }
        return parts.joined(separator: ", ")
    }

    /// A count of things whose name begins with a plural in s: `1 problem solved`.
    package static func counted(_ count: Int, _ noun: String) -> String {
        let end = noun.firstIndex(of: " ") ?? noun.endIndex
        guard count == 1, noun[..<end].last == "s" else { return "\(count) \(noun)" }
        return "1 \(noun[..<end].dropLast())\(noun[end...])"
    }

    private static func rate(_ perSecond: Double) -> String {
        if perSecond >= 10 { return "\(Int(perSecond)) a second" }
        if perSecond * 60 >= 1 { return "\(Int(perSecond * 60)) a minute" }
        return "\(Int((perSecond * 3_600).rounded(.up))) an hour"
    }

    /// In the largest unit of which there are two.
    private static func time(_ seconds: Double) -> String {
        if seconds < 120 { return "\(Int(seconds.rounded(.up))) s" }
        if seconds < 7_200 { return "\(Int((seconds / 60).rounded(.up))) min" }
        return seconds < 1e9 ? "\(Int((seconds / 3_600).rounded(.up))) h" : "years"
    }
}
