// CorpusWords.swift: shares, times and measures as the reports of `plumb compare` word them.
// Lengths in points, times in microseconds.

import Workbench

struct GapMeasure {
    let title: String
    /// The same in one word, as JSON and CSV call it.
    let key: String
    let rows: Int
    /// Its distribution over all rows that were answered; `nil` where there are none.
    let quantiles: Quantiles?
    /// Its distribution over the answers that miss the optimum by any of it, beyond their rounding; `nil` where there are none.
    let missing: Quantiles?

    fileprivate init(_ title: String, _ key: String, _ values: LogHistogram, missing: LogHistogram) {
        (self.title, self.key, rows) = (title, key, missing.count)
        (quantiles, self.missing) = (values.quantiles, missing.quantiles)
    }
}

extension EngineTally {
    /// The measures to show to people: none of an engine that is always at the optimum, or else all four.
    var tellingMeasures: [GapMeasure] {
        let measures = measures
        if measures.contains(where: { ($0.quantiles?.greatest ?? 0) > 0 }) { return measures }
        return [GapMeasure(answers == 0 ? "–" : "none", "none", largest, missing: LogHistogram())]
    }

    var measures: [GapMeasure] {
        [
            GapMeasure("largest difference", "max", largest, missing: missingLargest),
            GapMeasure("mean difference", "mean", mean, missing: missingMean),
            GapMeasure("avoidable overflow", "overflow", overflow, missing: overflow.positive),
            GapMeasure("usable space left", "unused", unused, missing: unused.positive),
        ]
    }

    /// The share of the answers that are optimal.
    var optimal: Share { Share(verdicts[.optimal] ?? 0, of: answers) }
}

extension ConfidenceInterval {
    /// `86.4–93.2 %`, each end to a tenth.
    var percent: String {
        func tenths(_ share: Double) -> String { ((share * 1_000).rounded() / 10).points }
        return "\(tenths(low))–\(tenths(high)) %"
    }

    /// `10–25`; nothing where both ends are the value itself in these words.
    ///
    /// - Parameter words: Words an end.
    func words(beside value: Double, _ words: (Double) -> String = \.points) -> String? {
        let ends = [words(low), words(high)]
        return ends == [words(value), words(value)] ? nil : ends.joined(separator: "–")
    }
}

extension Quantiles {
    /// The median and the 95th percentile, each with its interval: `12.5 (10–25)`.
    func intervalWords(_ words: (Double) -> String = \.points) -> [String] {
        named.compactMap { _, value, interval in
            guard let interval else { return nil }
            return words(value) + (interval.words(beside: value, words).map { " (\($0))" } ?? "")
        }
    }
}

extension AgreementCount {
    /// `91.25 %`; a dash where there is no row that both answer.
    var percent: String { share == nil ? "–" : Share(agreeing, of: rows).percent }

    /// The same to a whole number without its sign, for narrow columns.  Only all is `100`, and only nothing `0`.
    var wholePercent: String {
        guard let share else { return "–" }
        if agreeing == 0 || agreeing == rows { return agreeing == 0 ? "0" : "100" }
        return String(Int(min(99, max(1, (share * 100).rounded()))))
    }
}

struct Share {
    private let part: Int
    private let whole: Int
    /// Where the share lies of all the things from which these were drawn; `nil` of nothing.
    var interval: ConfidenceInterval? { ConfidenceInterval(part: part, of: whole) }

    init(_ part: Int, of whole: Int) { (self.part, self.whole) = (part, whole) }

    /// From 0 to 1; 0 of nothing.
    var value: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

    /// At most two digits after the point.  Only all is `100 %`, and only nothing `0 %`.
    var percent: String {
        if part == whole { return whole == 0 ? "–" : "100 %" }
        if part == 0 { return "0 %" }
        return "\(min(99.99, max(0.01, value * 100)).points) %"
    }

    /// `91.25 % (86.4–93.2 %)`.
    var percentWithInterval: String { percent + (interval.map { " (\($0.percent))" } ?? "") }
}

extension Double {
    /// A time in microseconds with its unit, to three digits: `1.57 µs`, `23 ms`.
    var duration: String {
        guard isFinite else { return points }
        let (value, unit) = self < 1_000 ? (self, "µs") : self < 1e6 ? (self / 1_000, "ms") : (self / 1e6, "s")
        return "\(value.points) \(unit)"
    }
}

extension Int {
    /// `1,000,000`.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
        return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
    }
}

extension WorstAnswer {
    /// The row's id and its place in the input: `toolbar (corpus.jsonl:17)`.
    var title: String { "\(document.id.map { "\($0.printable) " } ?? "")(\(place.file.printable):\(place.line))" }

    /// How far the answer lies from the optimum, and what is wrong with it; an overflow that the verdict does not name
    /// comes first.
    var sentence: String {
        let overflow =
            avoidableOverflow > 0 && verdict != .avoidableOverflow
            ? "overflows by \(avoidableOverflow.points) more than it must, " : ""
        return "\(overflow)off by up to \(distance.max.points), \(distance.mean.points) on average; "
            + verdictSentence.printable
    }

    /// The optimum and the answer under it; `nil` for lengths that are no answer to the row.
    var picture: AnsweredRow? {
        var document = document
        document.claims.insert(ClaimedAnswer(engine: "optimum", lengths: optimum), at: 0)
        return try? AnsweredRow(claimsOf: document)
    }
}

extension Verdict.Kind {
    var words: String {
        switch self {
        case .outOfBounds: "out of bounds"
        case .notIdeal: "not ideal"
        case .avoidableOverflow: "avoidable overflow"
        case .wrongTotal: "wrong total"
        case .unusedSpace: "unused space"
        case .priorityInversion: "priority inversion"
        case .unfair: "unfair"
        case .optimal: "optimal"
        }
    }
}
