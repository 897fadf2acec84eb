// PrintableText.swift: names out of files, made safe for a terminal.

extension String {
    /// The text without control characters: a name out of a file must not move the cursor or begin a line.
    package var printable: String {
        // Most names are ASCII, whose control characters are known without the tables of Unicode.
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return map(\.printable).joined()
    }
}

extension Character {
    /// The character without control characters; the joiners inside of an emoji's sequence stay.
    fileprivate var printable: String {
        let isEmoji = unicodeScalars.count > 1 && unicodeScalars.first?.properties.isEmojiPresentation == true
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.isControl && !(isEmoji && $0 == "\u{200D}") ? "\u{FFFD}" : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
