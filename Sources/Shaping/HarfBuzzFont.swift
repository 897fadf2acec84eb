// HarfBuzzFont.swift: the only code that calls HarfBuzz: tables of a font, and text shaped by it.  Widths in ems.

#if Text

    import CHarfBuzz
    import Essentials

    /// A script of Unicode, by the tag of ISO 15924; text is shaped a script at a time.
    struct Script: Equatable, Sendable {
        fileprivate let tag: hb_script_t

        static func == (left: Script, right: Script) -> Bool { left.tag.rawValue == right.tag.rawValue }

        /// The script of a scalar; `nil` for what all scripts share, and for marks, which take that of their letter.
        init?(of scalar: Unicode.Scalar) {
            tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            if [HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].contains(tag) { return nil }
        }

        private init() { tag = HB_SCRIPT_COMMON }
        /// Signs and digits that stand in no script.
        static let common = Script()
    }

    /// A font of HarfBuzz, which is made immutable before anyone sees it.
    ///
    /// `@unchecked`: HarfBuzz lets threads share immutable fonts, and counts references to them atomically.
    final class HarfBuzzFont: @unchecked Sendable {
        private let font, face: OpaquePointer
        private let unitsPerEm: Double

        /// How many fonts some bytes hold; 0 where they are no font.
        static func count(in data: Data) -> Int {
            let blob = blob(of: data)
            defer { hb_blob_destroy(blob) }
            return Int(hb_face_count(blob))
        }

        /// - Parameter index: Less than `count(in:)`.
        init(_ data: Data, index: Int) {
            let blob = Self.blob(of: data)
            defer { hb_blob_destroy(blob) }
            face = hb_face_create(blob, UInt32(index))
            font = hb_font_create(face)
            unitsPerEm = Double(hb_face_get_upem(face))
            hb_face_make_immutable(face)
            hb_font_make_immutable(font)
        }

        deinit {
            hb_font_destroy(font)
            hb_face_destroy(face)
        }

        private static func blob(of data: Data) -> OpaquePointer {
            data.withUnsafeBytes { bytes in
                let start = bytes.bindMemory(to: CChar.self).baseAddress
                return hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
        }
    }

    extension HarfBuzzFont {
        /// Whether the font has a table of the four letters with something in it.
        func hasTable(_ tag: String) -> Bool {
            let table = hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | UInt32($1) })
            defer { hb_blob_destroy(table) }
            return hb_blob_get_length(table) > 0
        }

        /// A line's part above and below the baseline, and the gap to the next one, in ems.
        var line: (ascent: Double, descent: Double, gap: Double)? {
            var extents = hb_font_extents_t()
            guard hb_font_get_h_extents(font, &extents) != 0 else { return nil }
            return (ems(extents.ascender), -ems(extents.descender), ems(extents.line_gap))
        }

        /// How far capital letters reach above the baseline, in ems.
        var capHeight: Double? {
            var height: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0 else {
                return nil
            }
            return ems(height)
        }

        /// How heavy the strokes are, on the scale from 1 to 1,000.
        var weight: Int { Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()) }

        /// Whether the letters lean.
        var isItalic: Bool {
            hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
                || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
        }

        /// The name of the family, or nothing.
        var family: String {
            var bytes = [CChar](repeating: 0, count: 256)
            var size = UInt32(bytes.count)
            let english = hb_language_from_string("en", -1)
            _ = hb_ot_name_get_utf8(face, hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), english, &size, &bytes)
            return String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }

        /// Whether the font has a glyph for a scalar.
        func covers(_ scalar: Unicode.Scalar) -> Bool {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
        }

        private func ems(_ units: Int32) -> Double { Double(units) / unitsPerEm }
    }

    extension HarfBuzzFont {
        /// Shapes part of a text: ligatures, kerning and the forms of joined letters, by the tables of the font.
        ///
        /// - Parameters:
        ///   - text: The units of UTF-16 of a line; letters beside the range join those in it.
        ///   - script: Which features apply, and in which direction.
        /// - Returns: The glyphs, in no particular order.
        /// - Complexity: O(*n*) in the units.
        func shape(_ text: ArraySlice<UInt16>, _ range: Range<Int>, script: Script) -> [ShapedGlyph] {
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            text.withUnsafeBufferPointer { units in
                hb_buffer_add_utf16(
                    buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound - text.startIndex),
                    Int32(range.count))
            }
            let direction = hb_script_get_horizontal_direction(script.tag)
            hb_buffer_set_direction(buffer, direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, script.tag)
            hb_shape(font, buffer, nil, 0)
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return [] }
            return (0..<Int(count)).map { index in
                var info = infos[index]
                let flags = hb_glyph_info_get_glyph_flags(&info).rawValue
                return ShapedGlyph(
                    unit: Int(info.cluster) + text.startIndex, advance: ems(positions[index].x_advance),
                    isSafe: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
            }
        }
    }

    extension HarfBuzzFont {
        /// The version of the HarfBuzz that was loaded; `nil` where the package was built without one.
        static let version: String? = String(cString: hb_version_string())
    }

#endif
