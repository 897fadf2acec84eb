// Font+Weight.swift: how heavy a font's strokes are, and the designs of the system font.

extension Font {
    /// How heavy a font's strokes are.
    public struct Weight: Sendable, Hashable, Comparable {
        /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
        public let value: Int

        /// The thinnest strokes: 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// The weight of plain text: 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// The heaviest strokes: 900.
        public static let black = Weight(value: 900)

        /// Whether the first weight is lighter.
        public static func < (lighter: Weight, heavier: Weight) -> Bool { lighter.value < heavier.value }
    }

    /// A design of the system font.
    public enum Design: Sendable, Hashable {
        /// The plain sans serif.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// Every letter equally wide.
        case monospaced
    }
}
