// RowBound.swift: the numbers of a row that may be changed one at a time, and the row with one of them changed.
// Lengths in points.

/// One number of a row.
public enum RowBound: Hashable, Sendable {
    /// The container.
    case container
    /// The least length of an item, by index.
    case minimum(Int)
    /// The greatest length of an item.
    case maximum(Int)
    /// The gap after an item.
    case gap(Int)
    /// The flex base size of an item, under `cssFlex`.
    case basis(Int)
    /// The natural length of an item, under `glue`.
    case ideal(Int)
    /// How far an item shrinks from its natural length, under `glue`.
    case shrinkability(Int)
    /// The shrink factor of an item under `cssFlex`: a number, no length.
    case shrinkFactor(Int)
    /// All gaps, which are equal, at once.
    case spacing
    /// The minimum of an item and its natural length, which are equal, at once.
    case least(Int)

    /// What the number is called: `minimum`, `natural length`.
    package var noun: String {
        switch self {
        case .container: "container"
        case .minimum: "minimum"
        case .maximum: "maximum"
        case .gap, .spacing: "gap"
        case .basis: "basis"
        case .ideal: "natural length"
        case .shrinkability: "shrinkability"
        case .shrinkFactor: "flex-shrink"
        case .least: "minimum and natural length"
        }
    }

    /// The item, or the item before the gap; `nil` for the container and for all gaps.
    public var item: Int? {
        switch self {
        case .container, .spacing: nil
        case .minimum(let item), .maximum(let item), .gap(let item), .basis(let item), .ideal(let item),
            .shrinkability(let item), .shrinkFactor(let item), .least(let item):
            item
        }
    }
}
