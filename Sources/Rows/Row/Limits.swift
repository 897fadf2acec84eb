// Limits.swift: how large a row may be, and how closely an answer is judged.  Lengths in points.

/// The sizes that the package accepts; beyond them a problem is refused when it is made.
///
/// They keep every sum and every quotient of a row far from the limits of a double.
public enum Limits {
    /// The greatest finite length, in points; an item without a maximum says infinity instead.
    public static let length = 1e9
    /// The range of weights, flex factors and glue, where they are not 0.
    public static let factor = 1e-6...1e6
    /// The greatest number of items of one row.
    public static let items = 10_000
    /// The greatest number of steps of one item.
    public static let steps = 100_000
    /// The greatest order of infinity of glue: TeX's filll.
    public static let order = 3
}

/// How closely lengths are compared.
public enum Tolerance {
    /// The share of a row's scale below which two lengths count as equal (Mathematics.md, section 5).
    public static let relative = 1e-6
}
