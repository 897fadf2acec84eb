// PageScene.swift: a scene as a page has it: its tree, and every frame followed over the container's width, in each of its texts and
// sizes.  Lengths in points.  `web/scenes.js` reads it: change both together.

import Boxes
import Families
import Fractions
package import Scenes
package import Workbench

/// A scene of a page, by SwiftUI's rule and with the best lengths.
package struct PageScene: Sendable {
    /// A scene in one language, or one set of texts, and at one size.
    private struct Variant: Sendable {
        let texts, size: String
        let document: SceneDocument
        let sweeps: [SweptScene]
    }

    /// So many sizes of texts, and so many languages, are shown at most.
    private static let mostOfEach = 5

    private let id: String?
    private let variants: [Variant]
    /// What is proved of a family, a claim each.
    private let claims: [JSONText]

    /// Follows the frames of all views that have an id; where the scene has texts, also with texts of other sizes.
    ///
    /// - Throws: What the sweep by SwiftUI's rule throws; where that with the best lengths throws, the page goes without, as
    ///   it does without other sizes.
    package init(_ document: SceneDocument) throws {
        (id, claims) = (document.id, [])
        var variants = [try Self.variant(document, texts: "", size: "")]
        if document.root.all.contains(where: { $0.kind is TextKind }) {
            let sizes: [(name: String, factor: Double)] = [
                ("texts half as large again", 1.5), ("texts twice as large", 2),
            ]
            let others = sizes.compactMap { size in
                try? Self.variant(document.withTexts(scaledBy: size.factor), texts: "", size: size.name)
            }
            if !others.isEmpty {
                variants[0] = Variant(texts: "", size: "as given", document: document, sweeps: variants[0].sweeps)
                variants += others
            }
        }
        self.variants = variants
    }

    /// Follows a family: each of its texts, at some values of the parameters that are not its width.
    ///
    /// - Parameter proved: What is proved of it.
    /// - Throws: As above.
    package init(_ family: SceneFamily, proved: ProvedFamily? = nil) throws {
        id = family.id
        var widths: Set<String> = []
        if case .varying(let length)? = family.proposal.horizontal {
            widths = Set(length.coefficients.keys.map(\.name))
        }
        claims = proved.map { Self.claims(of: $0, widths) } ?? []
        var points: [(name: String, point: [Fraction])] = [("", family.parameters.map(\.range.lowerBound))]
        // The texts' size is most often the one parameter beside the width; of several each varies with the others at their least.
        for (place, parameter) in family.parameters.enumerated() where !widths.contains(parameter.name) {
            let (least, most) = (parameter.range.lowerBound, parameter.range.upperBound)
            let values = (0..<Self.mostOfEach).map { least + (most - least) * Fraction($0, over: Self.mostOfEach - 1) }
            points = points.flatMap { before in
                values.map { value in
                    var point = before.point
                    point[place] = value
                    let name = "\(parameter.name) = \(value.double.points)"
                    return (before.name.isEmpty ? name : "\(before.name), \(name)", point)
                }
            }
            if points.count >= Self.mostOfEach { break }
        }
        var variants: [Variant] = []
        for texts in family.alternatives.prefix(Self.mostOfEach) {
            for (name, point) in points.prefix(Self.mostOfEach) {
                var document = family.scene(at: point, texts: texts.texts)
                document.proposal.horizontal = document.proposal.horizontal.map { max($0, 0) }
                variants.append(try Self.variant(document, texts: texts.name, size: name))
            }
        }
        self.variants = variants
    }

    /// Each claim with its verdict, what stands against it, and the width at which that is seen.
    private static func claims(of proved: ProvedFamily, _ widths: Set<String>) -> [JSONText] {
        let text = ProofText(proved, columns: 80)
        return proved.claims.map { claim in
            let width = claim.refutation?.point.values.first { widths.contains($0.name) }?.value
            return .members([
                ("claim", .string(claim.claim.description)),
                ("verdict", .string(claim.holds.map { $0 ? "proved" : "refuted" } ?? "undecided")),
                ("words", claim.holds == true ? nil : .string(text.sentence(on: claim))),
                ("at", width.map { .number($0.double) }),
            ])
        }
    }

    private static func variant(_ document: SceneDocument, texts: String, size: String) throws -> Variant {
        let best = try? SweptScene(document, by: .optimal)
        return Variant(
            texts: texts, size: size, document: document, sweeps: [try SweptScene(document)] + [best].compactMap(\.self)
        )
    }

    var json: JSONText {
        .members([
            ("id", id.map(JSONText.string)), ("claims", claims.isEmpty ? nil : .array(claims)),
            (
                "variants",
                .array(
                    variants.map { variant in
                        .members([
                            ("texts", variant.texts.isEmpty ? nil : .string(variant.texts)),
                            ("size", variant.size.isEmpty ? nil : .string(variant.size)),
                            ("scene", variant.document.json),
                            ("sweeps", .array(variant.sweeps.map(\.followed))),
                        ])
                    })
            ),
        ])
    }
}

extension SceneDocument {
    /// The scene with all texts larger or smaller.
    fileprivate func withTexts(scaledBy factor: Double) -> SceneDocument {
        var scaled = self
        scaled.root = root.perform { root.withTexts(scaledBy: factor) }
        return scaled
    }
}

extension SceneView {
    fileprivate func withTexts(scaledBy factor: Double) -> SceneView {
        var view = self
        if var text = kind as? TextKind {
            text.size = .points((text.size?.points ?? (text.style ?? .body).size) * factor)
            view.kind = text
        }
        view.children = children.map { $0.withTexts(scaledBy: factor) }
        return view
    }
}
