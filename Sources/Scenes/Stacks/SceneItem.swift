// SceneItem.swift: what a view tells the policy of the stack that it stands in, in JSON and out of it.  Lengths in points.

package import Documents
import Families
import Rows

/// The fields of a view for the policy of its stack: those that items of rows have.
package typealias SceneItem = PolicyFields<SceneLength, Double>

/// The fields of a view, behind a pointer: few views have any.
final class ToldItem: Sendable {
    let item: SceneItem

    init(_ item: SceneItem) { self.item = item }
}

extension SceneItem {
    /// Takes the fields out of a view; `nil` if it has none.
    ///
    /// - Throws: A fault that names the field.
    static func read(_ fields: SceneFields) throws -> SceneItem? {
        guard fields.object.hasAny(of: ItemFields.names) else { return nil }
        let item = try SceneItem(
            fields.object, length: { try fields.length($0, infinities: []) }, factor: { try fields.object.number($0) })
        return item.givenNames.isEmpty ? nil : item
    }

    /// The fields in JSON.
    var members: [(String, JSONText?)] { members(length: \.json, factor: JSONText.number) }

    /// The item at some values of the parameters of a family.
    func substituting(_ values: SceneSubstitution) -> SceneItem { mapped(values.of) { $0 } }

    /// The lengths among the fields.
    var lengths: [SceneLength] { [basis, base].compactMap(\.self) }

    /// Lengths that must not be below 0.
    var demands: [SceneDemand] {
        [("basis", basis), ("base", base)].compactMap { words, length in
            length.map { SceneDemand(words: words, length: $0.form) }
        }
    }

    /// Checks the fields as those of a row's item, and leaves away those at their defaults.
    ///
    /// - Parameters:
    ///   - place: Where the view stands in its document, for faults.
    ///   - policies: Those that there are.
    mutating func settle(under policy: Policy, at place: FieldPath, among policies: [Policy]) throws(FieldError) {
        if let (field, known) = misplacedField(under: policy, among: policies) {
            throw FieldError(
                field: place.appending(field),
                message: "belongs to policy \(known); this stack's policy is \(policy.name)")
        }
        let known = item(under: policy, length: { $0.form.known?.double ?? 0 }, factor: { $0 }) as Item
        do {
            _ = try Row(items: [known], available: nil)
        } catch {
            throw error.fieldError(ofItemAt: place)
        }
        let isGlue = policy.definition.fields.contains(.stretch)
        if weight == 1 { weight = nil }
        if basis == 0 { basis = nil }
        if base == 0 { base = nil }
        if grow == 0 { grow = nil }
        if shrink == (isGlue ? 0 : 1) { shrink = nil }
        if stretch == 0 { stretch = nil }
        if stretchOrder == 0 { stretchOrder = nil }
        if shrinkOrder == 0 { shrinkOrder = nil }
        if shrinkPriority == 0 { shrinkPriority = nil }
    }

    /// Takes what is given here, and what is not from what a view inside hands on.
    func over(_ inner: SceneItem) -> SceneItem {
        var item = self
        item.weight = weight ?? inner.weight
        item.basis = basis ?? inner.basis
        item.base = base ?? inner.base
        item.grow = grow ?? inner.grow
        item.shrink = shrink ?? inner.shrink
        item.stretch = stretch ?? inner.stretch
        item.stretchOrder = stretchOrder ?? inner.stretchOrder
        item.shrinkOrder = shrinkOrder ?? inner.shrinkOrder
        item.shrinkPriority = shrinkPriority ?? inner.shrinkPriority
        return item
    }
}

extension SceneRun {
    /// An item with the fields of a view for its policy.
    func item(_ fields: SceneItem?, under policy: Policy) -> ItemOver<Value> {
        fields?.item(under: policy, length: length) { Value.Scalar(decimal: $0) } ?? ItemOver()
    }
}
