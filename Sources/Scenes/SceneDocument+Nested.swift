// SceneDocument+Nested.swift: a scene that is a field of another record, as in a certificate.

import Boxes
package import Documents

/// A record one field of which is a scene, or would be: what has to be known of it first.
private struct NestedHead: Decodable {
    let head: SceneHead?

    init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: FieldKey.self)
        head = try container?.decodeIfPresent(SceneHead.self, forKey: FieldKey(SceneDocument.nestedField))
    }
}

extension SceneDocument {
    /// The field in which other records have a scene.
    package static let nestedField = "scene"
}

extension ProblemDecoder {
    /// What a record has to know before the scene in its field `SceneDocument.nestedField` can be read.
    ///
    /// - Throws: `InputError` with file, line and field.
    package func contextOfNestedScene(_ record: Record) throws(InputError) -> [CodingUserInfoKey: any Sendable] {
        let guides = try decode(NestedHead.self, record).head?.guides
        return [.guideKeys: guides ?? GuideKey.named, .sceneKinds: SceneKinds.standard]
    }
}
