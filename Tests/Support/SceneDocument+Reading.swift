// SceneDocument+Reading.swift: scenes out of JSON, for tests.

package import Documents
package import Foundation
package import Scenes

extension SceneDocument {
    /// Reads a scene.
    package static func read(_ text: String, kinds: SceneKinds = .standard) throws -> SceneDocument {
        try read(Record(file: "scene.json", line: 1, data: Data(text.utf8)), kinds: kinds)
    }

    /// Reads a scene.
    package static func read(_ record: Record, kinds: SceneKinds = .standard) throws -> SceneDocument {
        guard case .scene(let scene) = try ProblemDecoder().decodeQuestion(record, kinds: kinds) else {
            throw record.error("is no scene")
        }
        return scene
    }

    /// Reads the scene of a file.
    package static func read(file: URL) throws -> SceneDocument {
        let name = file.deletingPathExtension().lastPathComponent
        return try read(Record(file: name, line: 1, data: Data(contentsOf: file)))
    }
}

extension SceneFamily {
    /// Reads a family of scenes.
    package static func read(_ text: String) throws -> SceneFamily {
        try ProblemDecoder().decodeSceneFamily(Record(file: "scene.json", line: 1, data: Data(text.utf8)))
    }
}
