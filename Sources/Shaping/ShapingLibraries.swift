// ShapingLibraries.swift: which libraries shape texts, by the versions that were loaded.

import CLineBreaks

/// HarfBuzz and ICU.
package enum ShapingLibraries {
    /// Names and versions, such as `("HarfBuzz", "6.0.0")`; none where the package was built without the trait Text.
    package static var versions: [(name: String, version: String)] {
        guard let harfBuzz = HarfBuzzFont.version else { return [] }
        var text = [CChar](repeating: 0, count: 20)
        line_breaks_version(&text)
        let icu = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return [("HarfBuzz", harfBuzz), ("ICU", icu)]
    }
}
