// RepairCertificateTests.swift: that nothing cheaper repairs is read back, holds in both checkers, and cannot be forged.

@testable import Certificates
import Families
import Foundation
import PlumbTesting
import Proofs
import Scenes
import TestSupport
import Testing
import Workbench

@Suite(.enabled(if: PythonChecker.python != nil)) struct RepairCertificateTests {
    private static let toolbar = #"""
        {"id": "toolbar", "parameters": {"w": [320, 1440], "title": [0, 300]}, "available": "w", "spacing": 8, "items": [{"id": "back", "min": 44, "max": 44}, {"id": "title", "min": ["/", "title", 2], "ideal": "title", "max": "title"}, {"id": "search", "min": 120, "max": 400}], "claims": ["fits"]}
        """#
    private static let columns = #"""
        {"id": "columns", "parameters": {"w": [300, 1440], "t": [0, 60]}, "available": "w", "spacing": 8, "items": [{"id": "name", "min": 40, "max": ["+", 200, "t"]}, {"id": "date", "min": 150}, {"id": "size", "min": 90, "max": 200}], "claims": ["fits"]}
        """#
    /// In 180 points the first has to be above 90 to be served last: a cost of 5 is approached.
    private static let strict = #"""
        {"id": "strict", "parameters": {"a": [0, 1]}, "available": 180, "spacing": 0, "items": [{"id": "first", "max": 85}, {"id": "second", "min": 100, "max": 190}], "claims": ["fits"]}
        """#
    private static let bar = #"""
        {"id": "bar", "parameters": {"w": [320, 800]}, "proposal": ["w", 100], "displayScale": "infinity", "tree": {"kind": "hstack", "id": "line", "spacing": 8, "children": [{"kind": "range", "id": "icon", "w": [44, 44, 44], "h": 20}, {"kind": "range", "id": "field", "w": [290, 290, 400], "h": 20}]}, "claims": ["fits"]}
        """#
    private static let cards = #"""
        {"id": "cards", "parameters": {"w": [200, 400], "s": [1, 2]}, "proposal": ["w", 100], "displayScale": "infinity", "tree": {"kind": "vstack", "id": "all", "spacing": 4, "children": [{"kind": "hstack", "id": "row", "spacing": 12, "children": [{"kind": "fixed", "w": ["*", 60, "s"], "h": 9}, {"kind": "range", "id": "value", "w": [110, 110, "inf"], "h": 20}]}, {"kind": "color"}]}, "claims": ["fits"]}
        """#

    private static func proved(
        _ text: String, _ names: [String], prices: [String] = [], least: [String] = []
    ) throws -> ProvedFamily {
        try ProvingRecords(keepsCertificate: true, free: try FreeNumbers(names, prices: prices, least: least))
            .proved(Record(file: "-", text: text), by: RuleTable.standard.decoder)
    }

    private static let rows = Result {
        try proved(toolbar, ["search.min", "spacing"], prices: ["spacing=3"]).repairBounds
            + proved(toolbar, ["spacing"]).repairBounds + proved(columns, ["date.min", "size.min"]).repairBounds
            + proved(strict, ["first.max"], least: ["first.max=85"]).repairBounds
    }

    private static let scenes = Result {
        try proved(bar, ["field.w[0]", "line.spacing"]).repairBounds
            + proved(cards, ["row.spacing", "value.w[0]"], prices: ["row.spacing=2"]).repairBounds
    }

    @Test func `that nothing cheaper repairs is read back, and holds in both checkers`() throws {
        let certificates = try Self.rows.get() + Self.scenes.get()
        #expect(certificates.map(\.kind) == [.repair, .repair, .repair, .repair, .repair, .repair])
        for certificate in certificates {
            let line = certificate.json.line
            #expect(try CertificateDocument.read(line) == certificate)
            try certificate.check()
            guard case .repair(let document) = certificate else { continue }
            #expect(try PythonChecker.holds([certificate], by: document.script) == [true], "\(line)")
            #expect(try document.fault(seed: 1, designs: 12) == nil)
        }
        #expect(
            certificates[0].statement
                == "by swiftui: no change of search.min and spacing at 3 a point that costs less than 10 makes fits true"
        )
    }

    @Test func `where nothing repairs, every change is certified to fail`() throws {
        let wide = #"""
            {"parameters": {"w": [320, 400]}, "available": "w", "spacing": 8, "items": [{"min": 44}, {"min": 166}, {"min": 120}], "claims": ["fits"]}
            """#
        let certificates = try Self.proved(wide, ["spacing"]).repairBounds
        #expect(certificates.map(\.statement) == ["by swiftui: no change of spacing makes fits true"])
        for certificate in certificates { try certificate.check() }
        #expect(try PythonChecker.holds(certificates, by: PythonChecker.proofScript) == [true])
    }

    /// It holds of a row that has the lengths with nothing changed, and of no other.
    @Test func `a certificate belongs to the row that is not changed yet`() throws {
        let certificates = try Self.rows.get()
        let asked = AskedRule(rows: "swiftui", scenes: "swiftui")
        func differs(_ text: String) throws -> Bool {
            let problem = try RuleTable.standard.decoder.decodeStatedProblem(Record(file: "-", text: text))
            return StatedProblems([problem], by: asked).answer(of: certificates[0], holds: true).difference != nil
        }
        #expect(try !differs(Self.toolbar))
        #expect(try differs(Self.toolbar.replacing(#""min": 120"#, with: #""min": 121"#)))
        #expect(try differs(Self.toolbar.replacing("1440", with: "1441")))
        let scene = try RuleTable.standard.decoder.decodeStatedProblem(Record(file: "-", text: Self.bar))
        let answer = StatedProblems([scene], by: asked).answer(of: try Self.scenes.get()[0], holds: true)
        #expect(answer.difference == nil)
    }

    @Test(arguments: [false, true])
    func `no checker takes a false statement about repairs for proved`(areScenes: Bool) throws {
        let settings = TestingSettings.share(8, of: 5_000)
        let mutants = try CertificateMutants(of: areScenes ? Self.scenes.get() : Self.rows.get(), settings)
        #expect(settings.cases < 100 || !mutants.held.isEmpty)
        for index in mutants.held {
            let mutant = mutants.mutants[index]
            guard case .repair(let document)? = try? CertificateDocument.read(mutant.text) else {
                #expect(!mutants.heldByCommand[index])
                continue
            }
            let fault = try document.fault(seed: settings.seed, designs: 6)
            #expect(fault == nil, "seed \(settings.seed): \(fault ?? "")\n\(mutant)")
        }
    }
}

/// A layout some of whose parameters have one value each.
private struct FixedLayout<Base: ParametricLayout>: ParametricLayout {
    let base: Base
    let values: [String: Fraction]

    var parameters: [Parameter] {
        base.parameters.map { parameter in
            values[parameter.name].map { Parameter(parameter.name, $0...$0) } ?? parameter
        }
    }
    var ties: [LinearForm] { base.ties }
    var neededForms: [LinearForm] { base.neededForms }
    func check(at point: [Fraction]) throws(FamilyError) { try base.check(at: point) }
    func check(_ measure: LayoutMeasure) throws(FamilyError) { try base.check(measure) }
    func measured<J: Judge>(
        _ measures: [LayoutMeasure], at point: [J.Value], judge: inout J
    ) throws -> MeasuredLayout<J.Value> where J.Value.Scalar == Fraction {
        try base.measured(measures, at: point, judge: &judge)
    }
}

extension RepairCertificateDocument {
    /// A change that should break a claim and keeps all, by the prover, which knows nothing of the certificate.
    func fault(seed: UInt64, designs: Int) throws -> String? {
        switch subject {
        case .rows(let document, let name):
            guard let rule = ProvableRules.standard[name] else { return nil }
            func fault(_ rule: some Rule) throws -> String? {
                try self.fault([RuledFamily(document.family, by: rule)], seed, designs)
            }
            return try fault(rule)
        case .scenes(let family, let name):
            guard let engine = SceneEngine(rawValue: name) else { return nil }
            return try fault(family.alternatives.map { SceneLayout(family, $0, by: engine) }, seed, designs)
        }
    }

    private func fault(_ layouts: [some ParametricLayout], _ seed: UInt64, _ designs: Int) throws -> String? {
        var random = SplitMix64(seed: seed)
        let ranges = bound.prices.map { price in
            layouts[0].parameters.first { $0.name == price.parameter }?.range ?? 0...0
        }
        for _ in 0..<designs {
            var changes = ranges.map { range in
                range.lowerBound + (range.upperBound - range.lowerBound) * Fraction(Int(random.next() % 241), over: 240)
            }
            if let most = bound.cost.bound {
                let cost = zip(bound.prices, changes).reduce(0) { $0 + $1.0.price * max($1.1, 0 - $1.1) }
                let share = bound.cost.isStrict ? Fraction(999, over: 1_000) : 1
                // Half of them lie close to what is said to be the least cost.
                let goal = most * (random.next() % 2 == 0 ? share : Fraction(Int(random.next() % 100), over: 100))
                if cost > goal, cost > 0 { changes = changes.map { $0 * (goal / cost) } }
            }
            guard zip(ranges, changes).allSatisfy({ $0.contains($1) }) else { continue }
            let values = Dictionary(zip(bound.prices.map(\.parameter), changes)) { first, _ in first }
            do {
                let holds = try layouts.allSatisfy { layout in
                    try LayoutStudy(of: FixedLayout(base: layout, values: values), claims: bound.claims).proofs
                        .allSatisfy(\.isProved)
                }
                if holds { return "\(values) keeps \(bound.claims)" }
            } catch is FamilyError {
                // There is no layout in some world.
                continue
            }
        }
        return nil
    }
}
