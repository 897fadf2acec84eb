// JSONCall+Rows.swift: rows out of nothing: `generate`, and `fuzz` for the rules of the table.

import Deadlines
import Documents
import Trials
import Workbench

/// What `generate` is asked.
struct GeneratingCall {
    static let options = ["kind", "count", "seed", "policy", "like", "explicit"]
    /// What a call may hold in memory: some gigabytes.
    private static let most = 10_000_000

    let corpus: Corpus
    let count: Int
    let isExplicit: Bool

    init(_ object: StrictObject) throws {
        let kind = try object.present(
            "kind", try object.choice("kind", of: CorpusKind.allCases),
            demand: "be one of \(CorpusKind.allCases.map(\.rawValue).listed)")
        let like = try object.preset("like")
        let policy = try object.policy("policy")
        if like != nil, policy != nil { throw object.fault("like", "has a policy; leave policy out") }
        let seed = UInt64(try object.integer("seed", in: 0...Int.max) ?? 1)
        corpus =
            like.map { Corpus(kind, like: $0, seed: seed) } ?? Corpus(kind, policy: policy ?? .equalSizes, seed: seed)
        count = try object.integer("count", in: 1...Self.most) ?? 100
        isExplicit = try object.flag("explicit")
    }
}

/// What `fuzz` is asked of a rule of the table.
struct FuzzingCall {
    static let options = [
        "layout", "like", "against", "verdict", "cases", "seed", "resume", "items", "one-tier", "feasible", "whole",
        "one-gap",
    ]

    let rule: RuleEntry
    let shape: RowShape
    let wanted: Verdict.Kind?
    let cases, passed: Int
    let seed: UInt64

    init(_ object: StrictObject) throws {
        let name = try object.present("layout", try object.string("layout"), demand: "name a rule of the table")
        guard let rule = RuleTable.standard[name] else {
            throw object.fault("layout", "\(RuleListError.unknown(name, names: RuleTable.standard.names))")
        }
        self.rule = rule
        let like = try object.preset("like")
        let against = try object.policy("against")
        if like != nil, against != nil { throw object.fault("like", "has a policy; leave against out") }
        let items = try object.integer("items", in: 1...100) ?? 8
        var shape = like?.shape(items: 1...items) ?? RowShape(policy: against ?? .equalSizes, items: 1...items)
        if try object.flag("one-tier") { shape.hasTiers = false }
        if try object.flag("feasible") { shape.isFeasible = true }
        if try object.flag("whole") { shape.isWhole = true }
        if try object.flag("one-gap") { shape.hasOneGap = true }
        self.shape = shape
        wanted = try object.choice("verdict", of: Verdict.Kind.allCases.filter { $0 != .optimal })
        cases = try object.integer("cases", in: 1...Int.max) ?? 100_000
        passed = try object.integer("resume", in: 0...Int.max) ?? 0
        seed = UInt64(try object.integer("seed", in: 0...Int.max) ?? 1)
    }
}

extension JSONCall {
    /// How many rows are made or tried between two looks at the clock.
    private static let block = 4_096

    private var deadline: Deadline? { options.limits.whole.map { Deadline(after: .seconds($0)) } }

    private func isLate(after count: Int, _ deadline: Deadline?, _ outcome: inout Outcome) -> Bool {
        guard let deadline, deadline.left <= .zero else { return false }
        outcome.errors.append(
            "the deadline of \((options.limits.whole ?? 0).shortest) s was over after \(count.counted("row")); "
                + "give more time (deadline), or fewer rows")
        outcome.status = 2
        return true
    }

    func generated() throws -> Outcome {
        guard let call = options.generating else { return Outcome(status: 2) }
        var outcome = Outcome()
        let deadline = deadline
        for number in 1...call.count {
            if number % Self.block == 0, isLate(after: number - 1, deadline, &outcome) { break }
            outcome.text += Array(call.corpus.json(of: number, isExplicit: call.isExplicit).utf8)
            outcome.text.append(UInt8(ascii: "\n"))
        }
        return outcome
    }

    func fuzzed() throws -> Outcome {
        guard let call = options.fuzzing else { return Outcome(status: 2) }
        let fuzzer = Fuzzer(
            FuzzTarget(call.rule.title, call.rule.rule), shape: call.shape, wanted: call.wanted, seed: call.seed)
        var (outcome, tried) = (Outcome(), call.passed)
        let deadline = deadline
        while tried < call.cases {
            if isLate(after: tried - call.passed, deadline, &outcome) { return outcome }
            let end = min(call.cases, tried + Self.block)
            if let found = try fuzzer.search(cases: end, after: tried) {
                outcome.text = Array((found.smallest.json + "\n").utf8)
                outcome.status = 1
                return outcome
            }
            tried = end
        }
        let rows = (call.cases - call.passed).counted("row")
        outcome.errors = ["\(call.rule.title): no counterexample in \(rows) (seed \(call.seed))"]
        return outcome
    }
}

extension StrictObject {
    fileprivate func policy(_ field: String) throws -> Policy? {
        let policies = RuleTable.standard.policies.map(\.policy)
        guard let name = try string(field) else { return nil }
        guard let policy = Policy(named: name, among: policies) else {
            throw fault(field, "\(CallError.badChoice(name, policies.map(\.name)))")
        }
        return policy
    }

    fileprivate func preset(_ field: String) throws -> RowPreset? {
        guard let name = try string(field) else { return nil }
        guard let preset = RowPreset(named: name) else {
            throw fault(field, "\(CallError.badChoice(name, RowPreset.all.map(\.name)))")
        }
        return preset
    }
}
