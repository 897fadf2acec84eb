// CertificateOracles.swift: what certificates of screens and of scenes say, judged in doubles and without their proofs.
// Lengths in points.

import Boxes
import Families
import Foundation
import LayoutCore
import LinearPrograms
import Plumb
import PlumbTesting
import PlumbViewTesting
import Scenes
import TestSupport

@testable import Certificates
@testable import Workbench

/// Whether numbers are the same but for the rounding of doubles.
private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
}

extension ProgramRecord {
    /// What GLPK finds for every objective, in order; `nil` where the program is none, or has no optimum.
    var optima: [Double]? {
        var program = LinearProgram()
        guard lower.count == upper.count else { return nil }
        for (low, high) in zip(lower, upper) { _ = program.variable(atLeast: low, atMost: high) }
        for row in rows {
            guard row.columns.count == row.coefficients.count, let columns = Self.indices(row.columns, lower.count)
            else {
                return nil
            }
            program.addRow(columns: columns, coefficients: row.coefficients, lower: row.lower, upper: row.upper)
        }
        for goal in objectives {
            guard goal.columns.count == goal.costs.count, let columns = Self.indices(goal.columns, lower.count) else {
                return nil
            }
            let sense: Sense = goal.sense == "minimize" ? .minimize : .maximize
            program.addObjective(Objective(sense, columns: columns, costs: goal.costs, constant: goal.constant))
        }
        guard let solution = try? program.solved(), solution.status == .optimal else { return nil }
        return solution.stages.map(\.objective)
    }

    private static func indices(_ columns: [Double], _ count: Int) -> [Int32]? {
        let indices = columns.compactMap { Int32(exactly: $0) }.filter { (0..<Int32(count)).contains($0) }
        return indices.count == columns.count ? indices : nil
    }
}

/// A screen's certificate as a checker reads it that knows nothing of scenes: a program, and what its optima are said to be.
struct StatedProgram: Decodable {
    private let program: ProgramRecord
    private let stages: [Stage]

    private struct Stage: Decodable {
        let objective: Double

        private enum CodingKeys: CodingKey { case objective }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let number = try? container.decode(Double.self, forKey: .objective) {
                objective = number
            } else {
                let words = try container.decode(String.self, forKey: .objective)
                objective = Fraction(words: words)?.double ?? .nan
            }
        }
    }

    /// What a text states.
    static func read(_ text: String) throws -> StatedProgram {
        try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    }

    /// What is false of the program, as GLPK solves it.
    var fault: String? { program.fault(in: stages.map(\.objective)) }
}

extension ProgramRecord {
    /// What is false of optima that are stated of the program.
    fileprivate func fault(in stated: [Double]) -> String? {
        guard let optima else { return "the program has no optimum" }
        guard stated.count == optima.count, zip(stated, optima).allSatisfy(isNear) else {
            return "the optima are \(optima), not \(stated)"
        }
        return nil
    }
}

extension ScreenCertificateDocument {
    /// What is false of the scene, whose program is made anew, with room or without.
    var fault: String? {
        guard let program = try? ScreenProgram(Screen(scene)).program else { return "the scene has no program" }
        return ProgramRecord(hasRoom ? program.loosened() : program)
            .fault(in: certificate.stages.map(\.objective.double))
    }
}

extension SceneProofDocument {
    /// What some points contradict, scenes being laid out in doubles as `plumb layout` does.
    ///
    /// It tells of claims with names that are said to be proved, without an allowance, where whole points are proposed.
    func fault(seed: UInt64, points count: Int) throws -> String? {
        guard let engine = SceneEngine(rawValue: engine) else { return "there is no such engine" }
        let alternatives = family.alternatives
        guard parts.count == alternatives.count else { return "there are other texts" }
        var random = SplitMix64(seed: seed)
        for (alternative, part) in zip(alternatives, parts) {
            let claims = Self.named.filter { part.findings.contains(.proved($0.claim)) }
            let layout = SceneLayout(family, alternative, by: engine)
            for _ in 0..<count where !claims.isEmpty {
                let point = family.parameters.map { $0.range.lowerBound + $0.range.part(random.next()) }
                guard layout.contains(point), (try? layout.check(at: point)) != nil else { continue }
                let scene = family.scene(at: point, texts: alternative.texts)
                if let fault = try Self.fault(scene, engine, claims) { return "\(fault) where \(point)" }
            }
        }
        return nil
    }

    private typealias Claim = (claim: LayoutClaim, screen: ViewClaim, scene: SceneClaim)

    private static let named: [Claim] = [
        (.fits, .fits, .fits), (.inside, .inside, .inside), (.apart, .apart, .apart),
        (.untruncated, .untruncated, .untruncated),
        (.noAvoidableOverflow, .noAvoidableOverflow, .noAvoidableOverflow),
    ]

    private static func fault(_ scene: SceneDocument, _ engine: SceneEngine, _ claims: [Claim]) throws -> String? {
        guard let width = scene.proposal.horizontal.flatMap({ Int(exactly: $0) }), let height = scene.proposal.vertical
        else { return nil }
        // A search takes no lengths below 0, which a scene may propose.
        if width < 0 || height < 0 {
            var judge = PlainJudge<Double>()
            let boxes = try scene.optimizedBox(by: engine).placed(for: scene.proposal, judge: &judge)
            let judged = JudgedBoxes(boxes, in: scene.proposal)
            return claims.lazy.compactMap { judged.fault(against: $0.scene) }.first.map { "\($0)" }
        }
        do {
            try verify(
                screen: { _ in scene.view.layoutEngine(engine.rules) }, widths: width...width, height: height,
                that: claims.map(\.screen))
            return nil
        } catch let counterexample as ViewCounterexample {
            return "\(counterexample)"
        }
    }
}

extension ClosedRange<Fraction> {
    /// Some whole share of the interval, ends now and then.
    fileprivate func part(_ random: UInt64) -> Fraction {
        let size = upperBound - lowerBound
        if random % 8 < 2 { return random % 8 == 0 ? 0 : size }
        let whole = Int(size.double.rounded(.down))
        return whole > 3
            ? Fraction(Int((random >> 3) % UInt64(whole))) : size * Fraction(Int((random >> 3) % 9), over: 8)
    }
}
