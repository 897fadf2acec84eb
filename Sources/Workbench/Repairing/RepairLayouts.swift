// RepairLayouts.swift: what a record with free numbers lays out, whatever it is, to be explored or proved of.

import Certificates
import Families
import Proofs
import Scenes

/// What is done with layouts that all have the same parameters.
protocol UseOfLayouts {
    associatedtype Outcome
    func callAsFunction(_ layouts: [some ParametricLayout], _ subject: RepairCertificateDocument.Subject) throws
        -> Outcome
}

extension ProvingRecords {
    /// Lays out what stands in a record, once for each way in which its texts come together.
    ///
    /// - Throws: `InputError`; what the use throws.
    func withLayouts<Use: UseOfLayouts>(
        of record: Record, by decoder: ProblemDecoder, _ use: Use
    ) throws -> Use.Outcome {
        if try decoder.isScene(record) {
            let family = try decoder.decodeSceneFamily(record)
            let engine = rule.engineOfScenes ?? .swiftui
            return try family.root.perform {
                try use(
                    family.alternatives.map { SceneLayout(family, $0, by: engine) },
                    .scenes(family, engine: engine.rawValue))
            }
        }
        let document = try decoder.decodeFamily(record)
        guard let provable = rule.provable?.rule else { throw ProvingError.notProvable(rule.name) }
        func ruled(_ rule: some Rule, _ name: String) throws -> Use.Outcome {
            try use([RuledFamily(document.family, by: rule)], .rows(document, rule: name))
        }
        do {
            return try ruled(provable, rule.nameOfProvable)
        } catch let error as NotLinear {
            throw record.error(error, in: document)
        }
    }
}

/// The study of which changes of free numbers make claims true.
struct ExploringChanges: UseOfLayouts {
    let claims: [LayoutClaim]
    let numbers: [FreedRecord.Number]
    let free: FreeNumbers
    let limits: ProofLimits
    let progress: (Int) -> Void

    func callAsFunction(
        _ layouts: [some ParametricLayout], _ subject: RepairCertificateDocument.Subject
    ) throws -> RepairStudy {
        let places = numbers.map { number in
            layouts[0].parameters.firstIndex { $0.name == number.parameter } ?? 0
        }
        let demands = try zip(numbers, places).flatMap { number, place in
            try free.demands(number, LinearForm(parameter: place))
        }
        return try RepairStudy(
            of: layouts, claims: claims, free: places, demands: demands, limits: limits, progress: progress)
    }
}

/// The certificate that no change up to a cost makes claims true.
struct ProvingBound: UseOfLayouts {
    let study: RepairStudy
    let cost: RepairBound.Cost
    let prices: [Fraction]

    func callAsFunction(
        _ layouts: [some ParametricLayout], _ subject: RepairCertificateDocument.Subject
    ) throws -> CertificateDocument? {
        try study.bound(layouts, cost, prices: prices).map { .repair(RepairCertificateDocument(subject, $0)) }
    }
}
