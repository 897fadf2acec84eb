// ClaimedFrames.swift: an engine's answer to a scene, as documents record it.  Lengths in points.

package import Documents
package import Boxes
import Rows

/// Where an engine puts the views of a scene.
public struct ClaimedFrames: Sendable, Equatable {
    /// The engine, with its version where that matters.
    public let engine: String
    /// The frames of views by name, in the coordinates of the root.
    package let frames: [String: BoxFrame]
    /// How far rounding may have moved each side, in points.
    public let rounding: Double

    /// Makes a claim.
    package init(engine: String, frames: [String: BoxFrame], rounding: Double = 0) {
        (self.engine, self.frames, self.rounding) = (engine, frames, rounding)
    }
}

/// A claim on a scene as it stands in a document: what an engine says, or a line of `plumb layout` or `plumb solve` as it is.
struct ClaimedFramesRecord: Decodable {
    let claim: ClaimedFrames
    /// The scene; `nil` where the claim does not say it.
    let scene: String?

    private static let ownFields = ["engine", "frames", "rounding", "id", "note"]
    /// What follows from the frames, or says where the answer stood; a claim is judged by its frames alone.
    private static let unread = [
        "size", "proposals", "explicit", "anchors", "preferences", "unproven", "diagnostics", "solver", "certified",
        "room",
        "file",
        "line",
    ]

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: Self.ownFields + Self.unread)
        let engine = try object.present("engine", object.string("engine"), demand: "name the engine that answered")
        let rounding = try object.length("rounding", try object.number("rounding") ?? 0)
        _ = try object.string("note")
        scene = try object.string("id")
        let named = try object.present(
            "frames", object.value("frames", as: NamedFrames.self),
            demand: "be an object of frames [x, y, width, height] by name")
        claim = ClaimedFrames(engine: engine, frames: named.frames, rounding: rounding)
    }
}

/// Frames by name, each `[x, y, width, height]`.
private struct NamedFrames: Decodable {
    var frames: [String: BoxFrame] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        // A dictionary's order changes from run to run; the first fault should not.
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            let numbers = (try? container.decode([Double].self, forKey: key)) ?? []
            let isFrame = numbers.count == 4 && numbers.allSatisfy { abs($0) <= Limits.length }
            guard isFrame, numbers[2] >= 0, numbers[3] >= 0 else {
                throw FieldError(
                    field: FieldPath(decoder.codingPath).appending(key.stringValue),
                    message: "is no frame; it must be [x, y, width, height] in points, the last two at least 0")
            }
            frames[key.stringValue] = BoxFrame(numbers: numbers)
        }
    }
}

extension SceneFields {
    /// The claims on a scene: none, one, or a list.
    ///
    /// - Parameters:
    ///   - names: The names of the scene's views; a frame of another one is a mistake.
    ///   - scene: The name of the scene; an answer to another one is a mistake, too.
    func claims(on names: Set<String>, of scene: String?) throws -> [ClaimedFrames] {
        let isList = object.isList("claimed")
        let records =
            isList
            ? try object.list("claimed", of: ClaimedFramesRecord.self) ?? []
            : try object.value("claimed", as: ClaimedFramesRecord.self).map { [$0] } ?? []
        for (index, record) in records.enumerated() {
            let entry = FieldPath([.key("claimed")] + (isList ? [.index(index)] : []))
            if let other = record.scene, let scene, other != scene {
                throw FieldError(
                    field: entry.appending("id"),
                    message: "is \(other.printable); the answer must be to this scene, \(scene.printable)")
            }
            guard let unknown = record.claim.frames.keys.filter({ !names.contains($0) }).min() else { continue }
            throw FieldError(
                field: entry.appending("frames"),
                message: "has a frame of \"\(unknown)\"; no view of the scene has that id")
        }
        return records.map(\.claim)
    }
}

extension ClaimedFrames {
    /// The claim under `claimed`, its frames by name.
    package var json: JSONText {
        .members([
            ("engine", .string(engine)),
            ("frames", .object(frames.sorted { $0.key < $1.key }.map { ($0.key, .numbers($0.value.numbers)) })),
            ("rounding", rounding == 0 ? nil : .number(rounding)),
        ])
    }
}
