// ItemFields.swift: the fields of an item that some policies read and others do not.
// Their names in JSON are the names here (Documentation/Formats.md).

/// Fields of an item that belong to policies.
public struct ItemFields: OptionSet, Sendable, Hashable {
    /// One bit a field.
    public let rawValue: UInt16

    /// Fields by their bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The flex base size, `Item.Flex.basis`.
    public static let basis = ItemFields(rawValue: 1)
    /// A grow factor, `Item.Flex.grow`.
    public static let grow = ItemFields(rawValue: 2)
    /// A shrink factor, `Item.Flex.shrink`; with `stretch` the shrinkability of glue, `Item.Glue.shrink`.
    public static let shrink = ItemFields(rawValue: 4)
    /// The stretchability of glue, `Item.Glue.stretch`.
    public static let stretch = ItemFields(rawValue: 8)
    /// The order of infinity of `stretch`.
    public static let stretchOrder = ItemFields(rawValue: 16)
    /// The order of infinity of `shrink`.
    public static let shrinkOrder = ItemFields(rawValue: 32)
    /// The length at level 0, `Item.base`.
    public static let base = ItemFields(rawValue: 64)
    /// Who shrinks first, `Item.shrinkPriority`.
    public static let shrinkPriority = ItemFields(rawValue: 128)
    /// The least heights by length, `Item.steps`; views of a scene answer them themselves.
    public static let steps = ItemFields(rawValue: 256)

    /// Every field that a number states, with its name.
    package static let named: [(field: ItemFields, name: String)] = [
        (.basis, "basis"), (.grow, "grow"), (.shrink, "shrink"), (.stretch, "stretch"),
        (.stretchOrder, "stretchOrder"), (.shrinkOrder, "shrinkOrder"), (.base, "base"),
        (.shrinkPriority, "shrinkPriority"),
    ]

    /// What an item may tell its policy, in the order in which it is read.
    package static let names = ["weight"] + named.map(\.name)

    /// The fields of a CSS flex line.
    static let ofFlex: ItemFields = [.basis, .grow, .shrink]
    /// The fields of TeX's glue.
    static let ofGlue: ItemFields = [.stretch, .shrink, .stretchOrder, .shrinkOrder]
}
