// PolicyFields.swift: the fields of an item that say how its policy treats it, whatever its bounds are.  Lengths in points.
// Items of rows have them, and so have the views of a scene that stand in a stack.

package import Rows

/// The fields of an item for its policy, as far as they are given.
package struct PolicyFields<Length: Sendable & Equatable, Factor: Sendable & Equatable>: Sendable, Equatable {
    /// Lengths, in points.
    package var basis, base: Length?
    /// Numbers without a unit.
    package var weight, grow, shrink, stretch: Factor?
    /// Who shrinks first.
    package var shrinkPriority: Double?
    /// Orders of infinity.
    package var stretchOrder, shrinkOrder: Int?

    /// Takes the fields out of an object.
    ///
    /// - Parameters:
    ///   - length: Reads a length; `nil` where the field is absent.
    ///   - factor: Reads a number.
    /// - Throws: A fault that names the field.
    package init(
        _ object: StrictObject, length: (String) throws -> Length?, factor: (String) throws -> Factor?
    ) throws {
        weight = try factor("weight")
        basis = try length("basis")
        grow = try factor("grow")
        shrink = try factor("shrink")
        stretch = try factor("stretch")
        stretchOrder = try object.integer("stretchOrder")
        shrinkOrder = try object.integer("shrinkOrder")
        base = try length("base")
        shrinkPriority = try object.number("shrinkPriority")
    }

    /// The fields that are given of those that belong to policies.
    private var given: ItemFields {
        var given: ItemFields = []
        if basis != nil { given.insert(.basis) }
        if grow != nil { given.insert(.grow) }
        if shrink != nil { given.insert(.shrink) }
        if stretch != nil { given.insert(.stretch) }
        if stretchOrder != nil { given.insert(.stretchOrder) }
        if shrinkOrder != nil { given.insert(.shrinkOrder) }
        if base != nil { given.insert(.base) }
        if shrinkPriority != nil { given.insert(.shrinkPriority) }
        return given
    }

    /// The names of the fields that are given.
    package var givenNames: [String] {
        (weight == nil ? [] : ["weight"]) + ItemFields.named.filter { given.contains($0.field) }.map(\.name)
    }

    /// The name of the first field that the policy does not know, with the policies that do.
    package func misplacedField(
        under policy: Policy, among policies: [Policy]
    ) -> (field: String, known: String)? {
        let misplaced = given.subtracting(policy.definition.fields)
        guard let (field, name) = ItemFields.named.first(where: { misplaced.contains($0.field) }) else { return nil }
        return (name, field.policies(among: policies))
    }

    /// An item with these fields under its policy, absent ones filled in; its bounds, name and tier are at their defaults.
    package func item<Value: Number>(
        under policy: Policy, length: (Length) -> Value, factor: (Factor) -> Value.Scalar
    ) -> ItemOver<Value> {
        let isGlue = policy.definition.fields.contains(.stretch)
        var item = ItemOver<Value>(
            weight: weight.map(factor) ?? 1, base: base.map(length) ?? 0, shrinkPriority: shrinkPriority ?? 0)
        if isGlue {
            item.glue = .init(
                stretch: stretch.map(factor) ?? 0, shrink: shrink.map(factor) ?? 0, stretchOrder: stretchOrder ?? 0,
                shrinkOrder: shrinkOrder ?? 0)
        } else {
            item.flex = .init(
                basis: basis.map(length) ?? 0, grow: grow.map(factor) ?? 0, shrink: shrink.map(factor) ?? 1)
        }
        return item
    }
}

extension PolicyFields {
    /// The same fields as another document has them.
    package func mapped<OtherLength, OtherFactor>(
        _ length: (Length) -> OtherLength, _ factor: (Factor) -> OtherFactor
    ) -> PolicyFields<OtherLength, OtherFactor> {
        PolicyFields<OtherLength, OtherFactor>(
            basis: basis.map(length), base: base.map(length), weight: weight.map(factor), grow: grow.map(factor),
            shrink: shrink.map(factor), stretch: stretch.map(factor), shrinkPriority: shrinkPriority,
            stretchOrder: stretchOrder, shrinkOrder: shrinkOrder)
    }

    /// Puts fields together.
    package init(
        basis: Length? = nil, base: Length? = nil, weight: Factor? = nil, grow: Factor? = nil, shrink: Factor? = nil,
        stretch: Factor? = nil, shrinkPriority: Double? = nil, stretchOrder: Int? = nil, shrinkOrder: Int? = nil
    ) {
        (self.basis, self.base, self.weight, self.grow) = (basis, base, weight, grow)
        (self.shrink, self.stretch, self.shrinkPriority) = (shrink, stretch, shrinkPriority)
        (self.stretchOrder, self.shrinkOrder) = (stretchOrder, shrinkOrder)
    }

    /// The fields in JSON.
    package func members(
        length: (Length) -> JSONText, factor: (Factor) -> JSONText
    ) -> [(String, JSONText?)] {
        [
            ("weight", weight.map(factor)), ("basis", basis.map(length)), ("grow", grow.map(factor)),
            ("shrink", shrink.map(factor)), ("stretch", stretch.map(factor)),
            ("stretchOrder", stretchOrder.map(JSONText.integer)), ("shrinkOrder", shrinkOrder.map(JSONText.integer)),
            ("base", base.map(length)), ("shrinkPriority", shrinkPriority.map(JSONText.number)),
        ]
    }
}

extension ItemFields {
    /// The policies that know a field, in words.
    func policies(among policies: [Policy]) -> String {
        policies.filter { $0.definition.fields.contains(self) }.map(\.name).alternatives
    }
}

extension [String] {
    /// `a`, `a or b`, `a, b or c`.
    fileprivate var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
