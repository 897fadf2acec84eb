// JSONCall+Rows.swift: rows out of nothing: `generate`, and `fuzz` for the rules of the table.

import Deadlines
import Documents
import Tables
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
        let seed = try object.seed()
        corpus =
            like.map { Corpus(kind, like: $0, seed: seed) } ?? Corpus(kind, policy: policy ?? .equalSizes, seed: seed)
        count = try object.integer("count", in: 1...Self.most) ?? 100
        isExplicit = try object.flag("explicit")
    }
}

/// What `fuzz` is asked of a rule of the table.
struct FuzzingCall {
    static let options = [
        "with", "table", "like", "against", "verdict", "cases", "seed", "resume", "items", "one-tier", "feasible",
        "whole",
        "one-gap",
    ]

    let rule: RuleEntry
    /// A rule of tables, which is tried in place of `rule`, by its name.
    let table: (name: String, rule: any TableRule)?
    let shape: RowShape
    let wanted: Verdict.Kind?
    let cases, passed: Int
    let seed: UInt64

    init(_ object: StrictObject) throws {
        table = try Self.table(object)
        if table != nil {
            for option in Self.options where !["table", "cases", "seed"].contains(option) && object.has(option) {
                throw object.fault(option, "says nothing of tables; leave it away")
            }
        }
        rule = table == nil ? try Self.rule(object) : .swiftui
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
        cases = try object.integer("cases", in: 1...Fuzzer.mostCases) ?? 100_000
        passed = try object.integer("resume", in: 0...cases - 1) ?? 0
        seed = try object.seed()
    }

    private static func rule(_ object: StrictObject) throws -> RuleEntry {
        let name = try object.present("with", try object.string("with"), demand: "name a rule, such as swiftui")
        guard let rule = RuleTable.standard[name] else {
            throw object.fault("with", "\(RuleListError.unknown(name, names: RuleTable.standard.names))")
        }
        return rule
    }

    private static func table(_ object: StrictObject) throws -> (name: String, rule: any TableRule)? {
        guard let name = try object.string("table") else { return nil }
        guard let rule = TableRules.named(name) else {
            throw object.fault(
                "table", "\(CallError.badChoice(name, TableRules.standard.map { type(of: $0).name }))")
        }
        return (name, rule)
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
        if let table = call.table { return try fuzzed(table.rule, named: table.name, call) }
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

    /// The search of a rule of tables has been stopped.
    private struct Late: Error {}

    private func fuzzed(_ rule: any TableRule, named name: String, _ call: FuzzingCall) throws -> Outcome {
        var (outcome, tried) = (Outcome(), 0)
        let deadline = deadline
        do {
            let found = try TableFuzzer(seed: call.seed).search(cases: call.cases) {
                tried = $0
            } _: { table throws in
                if let deadline, deadline.left <= .zero { throw Late() }
                let kind = try table.document.verdict(on: table.document.claim(by: rule, named: name)).kind
                return kind.isSoughtFault ? kind : nil
            }
            guard let found else {
                outcome.errors = ["\(name): no counterexample in \(call.cases.counted("table")) (seed \(call.seed))"]
                return outcome
            }
            let claim = try found.table.document.claim(by: rule, named: name)
            let verdict = try found.table.document.verdict(on: claim)
            outcome.errors = ["\(name): case \(found.number): \(verdict.kind.rawValue): \(verdict.sentence)"]
            outcome.text = Array((found.table.json(claiming: claim).line + "\n").utf8)
            outcome.status = 1
        } catch is Late {
            _ = isLate(after: tried, deadline, &outcome)
        }
        return outcome
    }
}

extension StrictObject {
    func policy(_ field: String) throws -> Policy? {
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
