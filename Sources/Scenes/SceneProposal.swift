// SceneProposal.swift: what a view is offered, as scenes write it.  Lengths in points.

import Documents
package import LayoutCore

/// `[width, height]`: numbers, null, or "inf".
struct SceneProposal: Decodable {
    let lengths: PerAxis<Double?>

    init(from decoder: any Decoder) throws {
        let fault = FieldError(
            field: FieldPath(decoder.codingPath),
            message: "must be [width, height], each a number, null or \"inf\"")
        guard var list = try? decoder.unkeyedContainer(), list.count == 2 else { throw fault }
        func length() throws -> Double? {
            if try list.decodeNil() { return nil }
            if let number = try? list.decode(Double.self) { return number }
            guard let word = try? list.decode(String.self), ["inf", "infinity"].contains(word) else { throw fault }
            return .infinity
        }
        let width = try length()
        lengths = PerAxis(horizontal: width, vertical: try length())
    }
}

extension ProposedViewSize {
    /// Two lengths as a proposal.
    package init(_ lengths: PerAxis<Double?>) {
        self.init(
            width: lengths.horizontal.map { CGFloat($0) }, height: lengths.vertical.map { CGFloat($0) })
    }
}
