// FillStyle.swift: how the inside of a shape is found; without effect here.

/// How the inside of a shape is found.
public struct FillStyle: Equatable, Sendable {
    /// Whether only areas count that an odd number of lines surrounds, and whether edges are smooth.
    public var isEOFilled, isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
