// AnswerCounts.swift: what a run over a stream counts: records, and answers by engine and verdict.

/// How many records were read, and how many answers of whom got which verdict.
///
/// Counts of neighbouring parts, merged in the order of the input, are those of the whole.
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
        package init<Value: DocumentNumber>(_ answer: RowAnswerOver<Value>) {
            self.init(of: answer.engine, verdict: answer.verdict.kind.rawValue, stands: answer.stands)
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
        /// How many answers have offsets that do not follow from their lengths.
        package private(set) var misplaced = 0
        /// How many answers across are not optimal; `nil` while there are none.
        package private(set) var misaligned: Int?
        /// The greatest distance of an answer from the optimum, in points; `nil` while none is known.
        package private(set) var farthest: Double?

        init(_ name: String) { self.name = name }

        /// How many answers it gave.
        package var answers: Int { verdicts.values.reduce(0, +) }

        mutating func count(_ answer: Answer) {
            verdicts[answer.verdict, default: 0] += 1
            misplaced += answer.isMisplaced ? 1 : 0
            if let isAligned = answer.isAligned { misaligned = (misaligned ?? 0) + (isAligned ? 0 : 1) }
            if let distance = answer.distance { farthest = max(farthest ?? 0, distance) }
        }

        mutating func merge(_ other: Engine) {
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
    /// The engines, in the order in which they came.
    package private(set) var engines: [Engine] = []
    private var places: [String: Int] = [:]

    /// Nothing yet.
    package init() {}

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
        engines[place(of: answer.engine)].count(answer)
    }

    /// Adds the counts of what comes next in the input.
    package mutating func merge(_ next: AnswerCounts) {
        records += next.records
        unreadable += next.unreadable
        unreadFiles += next.unreadFiles
        withoutClaim += next.withoutClaim
        answers += next.answers
        faults += next.faults
        forced += next.forced
        for engine in next.engines { engines[place(of: engine.name)].merge(engine) }
    }

    private mutating func place(of engine: String) -> Int {
        if let place = places[engine] { return place }
        let name = engines.count < Self.mostEngines ? engine : "(other engines)"
        if let place = places[name] { return place }
        places[name] = engines.count
        engines.append(Engine(name))
        return engines.count - 1
    }
}
