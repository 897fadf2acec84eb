// PageText.swift: JSON and markup as they stand in a page.

import Workbench

/// JSON inside a page's script element.
enum PageText {
    /// The value without blanks, and without a `<` that could end the element in which it stands.
    static func json(_ value: JSONText) -> [UInt8] {
        var (bytes, isQuoted, isEscaped): ([UInt8], Bool, Bool) = ([], false, false)
        let line = Array(value.line.utf8)
        bytes.reserveCapacity(line.count)
        for byte in line {
            if byte == UInt8(ascii: "<") {
                bytes += Array(#"\u003c"#.utf8)
            } else if isQuoted || byte != UInt8(ascii: " ") {
                bytes.append(byte)
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return bytes
    }
}
