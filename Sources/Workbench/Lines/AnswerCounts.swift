// AnswerCounts.swift: what a run over a stream counts: records, and answers by engine and verdict.

/// How many records were read, and how many answers of whom got which verdict.
///
/// Counts of the parts of a stream, merged in any order and any tree, are those of the whole (`KeptEngines`).
package struct AnswerCounts: Sendable {
    /// The most engines that are counted one by one; the rest of a larger number is counted together.
    package static let mostEngines = 1_000

    /// What is counted of one answer.
    package struct Answer: Sendable {
        let engine: String
        let verdict: String
        /// Whether nothing is wrong with it.
        let stands: Bool
        var isMisplaced = false
        /// `nil` where nothing is said of places across.
        var isAligned: Bool?
        /// How far it is from the optimum, in points; `nil` where that is not measured.
        var distance: Double?
        /// Whether nothing fits, and the answer is the best that there is.
        var isForced = false

        /// An answer with a verdict of any kind.
        package init(of engine: String, verdict: String, stands: Bool) {
            (self.engine, self.verdict, self.stands) = (engine, verdict, stands)
        }

        /// A judged answer to a row.
        @_specialize(where Value == Double)
        package init<Value: DocumentNumber>(_ answer: borrowing RowAnswerOver<Value>) {
            self.init(of: answer.engine, verdict: answer.kind.rawValue, stands: answer.stands)
            (isMisplaced, isAligned) = (answer.misplacement != nil, answer.alignment.map { $0.kind == .optimal })
            distance = answer.distance.max.double
            isForced = if case .optimal(_, let least) = answer.verdict { answer.stands && least > 0 } else { false }
        }
    }

    /// What is known of one engine.
    package struct Engine: Sendable {
        /// Its name.
        package let name: String
        /// How many of its answers have each verdict.
        package private(set) var verdicts: [String: Int] = [:]
        /// The place of the verdict that was counted last, while there are no others than then.
        private var latest: Dictionary<String, Int>.Index?
        /// How many answers have offsets that do not follow from their lengths.
        package private(set) var misplaced = 0
        /// How many answers across are not optimal; `nil` while there are none.
        package private(set) var misaligned: Int?
        /// The greatest distance of an answer from the optimum, in points; `nil` while none is known.
        package private(set) var farthest: Double?

        init(_ name: String) { self.name = name }

        /// Counts of other times.
        init(
            _ name: String, verdicts: [String: Int], misplaced: Int, misaligned: Int?, farthest: Double?
        ) {
            (self.name, self.verdicts, self.misplaced) = (name, verdicts, misplaced)
            (self.misaligned, self.farthest) = (misaligned, farthest)
        }

        /// How many answers it gave.
        package var answers: Int { verdicts.values.reduce(0, +) }

        mutating func count(_ answer: Answer) {
            // As of engines, the place of a verdict is looked up where it is another one than before.
            if let latest, verdicts[latest].key == answer.verdict {
                verdicts.values[latest] += 1
            } else {
                verdicts[answer.verdict, default: 0] += 1
                latest = verdicts.index(forKey: answer.verdict)
            }
            misplaced += answer.isMisplaced ? 1 : 0
            if let isAligned = answer.isAligned { misaligned = (misaligned ?? 0) + (isAligned ? 0 : 1) }
            if let distance = answer.distance { farthest = max(farthest ?? 0, distance) }
        }

        mutating func merge(_ other: Engine) {
            latest = nil
            verdicts.merge(other.verdicts, uniquingKeysWith: +)
            misplaced += other.misplaced
            if let more = other.misaligned { misaligned = (misaligned ?? 0) + more }
            if let distance = other.farthest { farthest = max(farthest ?? 0, distance) }
        }
    }

    /// How many records were read, those in error among them.
    package private(set) var records = 0
    /// How many records were not answered, since something is wrong with them.
    package private(set) var unreadable = 0
    /// How many files were not read to their end.
    package private(set) var unreadFiles = 0
    /// How many records claim no answer, where claims are asked for.
    package private(set) var withoutClaim = 0
    /// How many answers there are.
    package private(set) var answers = 0
    /// How many answers have a fault.
    package private(set) var faults = 0
    /// How many answers have none, on rows that nothing fits.
    package private(set) var forced = 0
    private var tallies: [EngineName: Engine] = [:]
    /// The engine that was counted last, and its place among the tallies while these have the same engines.
    private var latest: (name: EngineName, place: Dictionary<EngineName, Engine>.Index)?
    private var kept: KeptEngines
    private static let others = EngineName("(other engines)")

    /// The engines by name, and then the others.
    package var engines: [Engine] {
        tallies.sorted { ($1.key == Self.others || $0.key < $1.key) && $0.key != Self.others }.map(\.value)
    }

    /// Nothing yet.
    ///
    /// - Parameter mostEngines: How many engines are counted one by one.
    package init(atMost mostEngines: Int = mostEngines) { kept = KeptEngines(atMost: mostEngines) }

    /// Counts of other times, without engines.
    init(records: Int, unreadable: Int, unreadFiles: Int, withoutClaim: Int, answers: Int, faults: Int, forced: Int) {
        self.init()
        (self.records, self.unreadable, self.unreadFiles) = (records, unreadable, unreadFiles)
        (self.withoutClaim, self.answers, self.faults, self.forced) = (withoutClaim, answers, faults, forced)
    }

    /// Counts a record that has been answered.
    package mutating func countRecord() { records += 1 }

    /// Counts a record of which something cannot be answered.
    package mutating func countUnreadable() {
        records += 1
        unreadable += 1
    }

    /// Counts what is wrong with a record, or with a file as a whole.
    package mutating func count(_ error: InputError) {
        if error.line == nil { unreadFiles += 1 } else { countUnreadable() }
    }

    /// Counts a problem that nobody claims to have answered.
    package mutating func countWithoutClaim() { withoutClaim += 1 }

    /// Counts one answer.
    package mutating func count(_ answer: Answer) {
        answers += 1
        faults += answer.stands ? 0 : 1
        forced += answer.isForced ? 1 : 0
        let name = EngineName(answer.engine)
        // Neighbours mostly are of one engine, whose place need not be looked up again.
        if let latest, latest.name == name { return tallies.values[latest.place].count(answer) }
        guard let place = tallies.index(forKey: name) else {
            let name = admit(name)
            return tallies[name, default: Engine(name.text)].count(answer)
        }
        latest = (name, place)
        tallies.values[place].count(answer)
    }

    /// Adds the counts of another part.
    package mutating func merge(_ other: AnswerCounts) {
        records += other.records
        unreadable += other.unreadable
        unreadFiles += other.unreadFiles
        withoutClaim += other.withoutClaim
        answers += other.answers
        faults += other.faults
        forced += other.forced
        for engine in other.tallies.values { add(engine) }
    }

    /// Adds the counts of an engine.
    mutating func add(_ engine: Engine) {
        let name = admit(EngineName(engine.name))
        tallies[name, default: Engine(name.text)].merge(engine)
    }

    /// Sees an engine before it is counted, and says by which name it is.
    private mutating func admit(_ name: EngineName) -> EngineName {
        latest = nil
        if name == Self.others { return name }
        guard let leaving = kept.admit(name) else { return name }
        if leaving == name { return Self.others }
        if let left = tallies.removeValue(forKey: leaving) {
            tallies[Self.others, default: Engine(Self.others.text)].merge(left)
        }
        return name
    }
}
