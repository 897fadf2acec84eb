// SymbolBox.swift: the box of a symbol, by the size of its font.

/// The box of a symbol.
package enum SymbolBox {
    /// Its width and height in ems of the surroundings' font.
    package static let ems = PerAxis(horizontal: 1.25, vertical: 1.1)
    /// Where its baselines are, as a share of its height.
    package static let baseline = 0.85
}
