// NoFont.swift: what stands in the place of HarfBuzz where the package is built without the trait Text.
// No font is ever made then, for `FontFile` refuses every file; so nothing here is asked for a width.

#if !Text

    import Essentials

    /// A script of Unicode, which only shaping asks for.
    struct Script: Equatable, Sendable {
        init?(of scalar: Unicode.Scalar) { return nil }

        private init() {}
        /// Signs and digits that stand in no script.
        static let common = Script()
    }

    /// No font.
    final class HarfBuzzFont: Sendable {
        /// There is no HarfBuzz.
        static let version: String? = nil

        static func count(in data: Data) -> Int { 0 }

        init(_ data: Data, index: Int) {}

        var line: (ascent: Double, descent: Double, gap: Double)? { nil }
        var capHeight: Double? { nil }
        var weight: Int { 0 }
        var isItalic: Bool { false }
        var family: String { "" }

        func hasTable(_ tag: String) -> Bool { false }
        func covers(_ scalar: Unicode.Scalar) -> Bool { false }
        func shape(_ text: ArraySlice<UInt16>, _ range: Range<Int>, script: Script) -> [ShapedGlyph] { [] }
    }

#endif
