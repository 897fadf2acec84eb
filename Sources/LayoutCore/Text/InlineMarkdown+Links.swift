// InlineMarkdown+Links.swift: links, and attributes that are read over, in a literal.
// Source: CommonMark 0.31.2, section 6.3.

extension InlineMarkdown {
    /// A closing bracket ends a link where an address in parentheses follows it.
    mutating func link(closedAt place: Int) -> Int {
        let opening = pieces.lastIndex { piece in
            if case .bracket = piece.content { true } else { false }
        }
        guard let opening else {
            append("]")
            return place + 1
        }
        if let end = endOfAttributes(of: opening, from: place + 1) { return end }
        guard pieces[opening].content == .bracket(isOpen: true), let end = endOfAddress(from: place + 1) else {
            pieces[opening].content = .text("[")
            append("]")
            return place + 1
        }
        pair(from: opening + 1)
        let address = address(in: place + 2..<end - 1)
        for index in pieces.indices[(opening + 1)...] {
            pieces[index].style.insert(.link)
            pieces[index].address = address
        }
        pieces[opening].content = .text("")
        // There is no link in a link.
        for index in pieces.indices[..<opening] where pieces[index].content == .bracket(isOpen: true) {
            pieces[index].content = .bracket(isOpen: false)
        }
        return end
    }

    /// The place after the attributes in parentheses that follow `^[…]`, whose text is shown; `nil` if none follow.
    ///
    /// Source: Apple, "Automatic grammar agreement": `^[3 photo](inflect: true)`.  The text is not inflected.
    private mutating func endOfAttributes(of opening: Int, from place: Int) -> Int? {
        guard opening > 0, case .text(let before) = pieces[opening - 1].content, before.last == "^",
            character(place) == "("
        else { return nil }
        var (end, depth) = (place + 1, 1)
        while depth > 0 {
            guard end < elements.count else { return nil }
            if character(end) == "(" { depth += 1 }
            if character(end) == ")" { depth -= 1 }
            end += 1
        }
        pair(from: opening + 1)
        pieces[opening - 1].content = .text(String(before.dropLast()))
        pieces[opening].content = .text("")
        return end
    }

    /// The address between parentheses, up to a title; `nil` for one with a value in it.
    private func address(in places: Range<Int>) -> String? {
        var (address, place) = ("", places.lowerBound)
        while place < places.upperBound {
            guard let character = character(place) else { return nil }
            if character.isWhitespace { break }
            // A mark after a backslash stands for itself.
            if character == "\\", place + 1 < places.upperBound, self.character(place + 1)?.isPunctuation == true {
                place += 1
            }
            address += self.character(place).map(String.init) ?? ""
            place += 1
        }
        return address
    }

    /// The place after an address in parentheses and its title; `nil` without an address.
    private func endOfAddress(from place: Int) -> Int? {
        guard character(place) == "(" else { return nil }
        var (place, depth) = (place + 1, 1)
        while place < elements.count {
            switch character(place) {
            case "\\": place += 1
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return place + 1 }
            case let character? where character.isWhitespace: return endOfTitle(from: place)
            default: break
            }
            place += 1
        }
        return nil
    }

    private func endOfTitle(from place: Int) -> Int? {
        var place = place
        while character(place)?.isWhitespace == true { place += 1 }
        if character(place) == "\"", let end = first("\"", from: place + 1) {
            place = end + 1
            while character(place)?.isWhitespace == true { place += 1 }
        }
        return character(place) == ")" ? place + 1 : nil
    }
}
