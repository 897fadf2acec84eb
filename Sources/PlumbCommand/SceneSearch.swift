// SceneSearch.swift: what a search over all widths says of a scene, as text and as JSON.  Lengths in points.

import ArgumentParser
import Documents
import LayoutCore
import PlumbViewTesting
import Reports
import Scenes
import Workbench

/// What can be claimed of a scene.
enum SceneClaim: String, CaseIterable, ExpressibleByArgument {
    case fits, apart, inside, untruncated, mirrored
    case noAvoidableOverflow = "no-avoidable-overflow"

    fileprivate var claim: ScreenClaim {
        switch self {
        case .fits: .fits
        case .noAvoidableOverflow: .noAvoidableOverflow
        case .apart: .apart
        case .inside: .inside
        case .untruncated: .untruncated
        case .mirrored: .mirrored
        }
    }

    /// Claims by their names, with commas between them.
    static func list(_ text: String) throws -> [SceneClaim] {
        try text.split(separator: ",").map { name in
            guard let claim = SceneClaim(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
                let known = allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--that has \(name); known are \(known)")
            }
            return claim
        }
    }
}

/// A search over all widths of a scene.
struct SceneSearch {
    private let id: String?
    private let widths: ClosedRange<Int>
    private let claims: [SceneClaim]
    private let result: Result<ScreenCoverage, ScreenCounterexample>

    /// Whether every claim held in all widths that were looked at.
    var holds: Bool { (try? result.get()) != nil }

    /// Searches a scene, which keeps the height that it proposes.
    init(
        _ document: SceneDocument, engine: SceneEngine, textMeasurer measurer: (any TextMeasurer)?,
        widths: ClosedRange<Int>, claims: [SceneClaim]
    ) throws {
        (id, self.widths, self.claims) = (document.id, widths, claims)
        result = try search(
            document, by: engine, textMeasurer: measurer, widths: widths, that: claims.map(\.claim))
    }

    /// The picture of the narrowest width that fails.
    ///
    /// - Throws: Where none does, since there is nothing to draw.
    var picture: String {
        get throws {
            guard case .failure(let found) = result else {
                throw ValidationError("\(nothing), so there is nothing to draw")
            }
            return found.svg
        }
    }

    private var nothing: String {
        let names = claims.map(\.rawValue).joined(separator: ", ")
        return "\(names): nothing found from \(widths.lowerBound) to \(widths.upperBound)"
    }

    /// What was found, with the views of the narrowest width that fails.
    var lines: [String] {
        switch result {
        case .success(let coverage):
            return ["\(id?.printable ?? "(no id)"): \(nothing), in \(coverage.layouts.counted("layout"))"]
        case .failure(let found):
            let direction = found.variant.direction == .rightToLeft ? ", right to left" : ""
            return ["\(id?.printable ?? "(no id)"): \(found.width) wide\(direction)", "  \(found.fault)".printable]
                + (found.repair.map { ["  every claim holds in all widths with \($0)".printable] } ?? [])
                + found.picture.split(separator: "\n").map { String($0).printable }
        }
    }

    /// The same as one object.
    var json: JSONText {
        var members: [(String, JSONText?)] = [
            ("id", id.map(JSONText.string)), ("from", .integer(widths.lowerBound)), ("to", .integer(widths.upperBound)),
            ("holds", .bool(holds)),
        ]
        switch result {
        case .success(let coverage): members.append(("layouts", .integer(coverage.layouts)))
        case .failure(let found):
            members += [
                ("claim", claims.first { $0.claim.source == found.claim.source }.map { .string($0.rawValue) }),
                ("width", .integer(found.width)),
                ("rightToLeft", .bool(found.variant.direction == .rightToLeft)),
                ("fault", .string(found.fault.description)),
                ("views", .array(found.fault.views.map { .string($0.path) })),
                ("repair", found.repair.map(JSONText.string)),
            ]
        }
        return .members(members)
    }
}
