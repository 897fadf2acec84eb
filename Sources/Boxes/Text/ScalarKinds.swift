// ScalarKinds.swift: which scalars are wide, invisible or part of the character before them.
// Ranges of scalars, not properties, so that the answer does not change with a toolchain's Unicode version.  Only
// the marks of scripts other than the Latin, kana and hangul ones are asked of the standard library.

/// Sets of scalars, as sorted ranges of their values.
enum ScalarKinds {
    /// One em: CJK ideographs and punctuation, kana, hangul, fullwidth forms, emoji and the symbols beside them.
    static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23FA, 0x25FD...0x25FE, 0x2600...0x27BF, 0x2B1B...0x2B1C,
        0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303F, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
        0x1F000...0x1FAFF, 0x20000...0x3FFFD,
    ]

    /// No width, and part of the character before: marks, variation selectors, joiners, later jamo, tags.
    static let extending: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200C...0x200D, 0x20D0...0x20FF,
        0x302A...0x302F, 0x3099...0x309A, 0xD7B0...0xD7FB, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0020...0xE007F,
        0xE0100...0xE01EF,
    ]

    /// No width, but characters of their own: directions, word joiners, the zero width space,
    /// and the soft hyphen, at which no line is broken here.
    static let invisible: [ClosedRange<UInt32>] = [
        0x0000...0x0008, 0x000E...0x001F, 0x007F...0x0084, 0x0086...0x009F, 0x00AD...0x00AD, 0x061C...0x061C,
        0x200B...0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF,
    ]

    /// Half an em: halfwidth katakana and hangul.
    static let half: ClosedRange<UInt32> = 0xFF61...0xFFDC
    /// Two of these make one flag.
    static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    /// Skin tones: part of the emoji before.
    static let emojiModifiers: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
    /// What joins two emoji to one.
    static let zeroWidthJoiner: UInt32 = 0x200D
    /// Shows the character before it as an emoji.
    static let emojiPresentation: UInt32 = 0xFE0F

    /// Whether `value` lies in one of the sorted `ranges`; O(log *n*).
    static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }

    /// Whether `scalar` has no width and belongs to the character before it.
    static func isExtending(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x300 { return false }
        if contains(extending, value) { return true }
        if value < 0x483 || contains(wide, value) { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Whether emoji joined by a zero width joiner may hold `value`.
    static func isPictograph(_ value: UInt32) -> Bool { 0x1F000...0x1FAFF ~= value || 0x2190...0x2BFF ~= value }
}
