// Natural.swift: natural numbers of any size, for fractions that a word does not hold.
// Words stand in the order of their weight, the least first, and the last one is not 0; zero has none.
// `Natural+Division.swift` divides, `Whole.swift` adds signs.

/// A natural number, or zero.
struct Natural: Hashable, Sendable {
    private(set) var words: [UInt]

    init(_ value: UInt) { words = value == 0 ? [] : [value] }

    /// Takes words of which the last ones may be 0.
    init(words: [UInt]) {
        self.words = words
        while self.words.last == 0 { self.words.removeLast() }
    }

    init(_ value: UInt128) {
        self.init(words: [UInt(truncatingIfNeeded: value), UInt(truncatingIfNeeded: value >> 64)])
    }

    var isZero: Bool { words.isEmpty }

    /// How many bits it has from the highest one that is set.
    var bitWidth: Int { words.count * UInt.bitWidth - (words.last?.leadingZeroBitCount ?? 0) }

    /// How often two divides it; 0 for zero.
    var trailingZeroBitCount: Int {
        guard let index = words.firstIndex(where: { $0 != 0 }) else { return 0 }
        return index * UInt.bitWidth + words[index].trailingZeroBitCount
    }

    /// The number where two words hold it.
    var double: UInt128? {
        guard words.count <= 2 else { return nil }
        return words.reversed().reduce(0) { $0 << 64 | UInt128($1) }
    }
}

extension Natural: Comparable {
    static func < (first: Natural, second: Natural) -> Bool {
        guard first.words.count == second.words.count else { return first.words.count < second.words.count }
        return zip(first.words, second.words).reversed().first { $0 != $1 }.map { $0 < $1 } ?? false
    }
}

extension Natural {
    static func + (first: Natural, second: Natural) -> Natural {
        let (longer, shorter) = first.words.count < second.words.count ? (second, first) : (first, second)
        var (sum, carry) = (longer.words, false)
        for index in sum.indices {
            if index >= shorter.words.count, !carry { break }
            let (partial, overflow) = sum[index].addingReportingOverflow(
                index < shorter.words.count ? shorter.words[index] : 0)
            let (whole, again) = partial.addingReportingOverflow(carry ? 1 : 0)
            (sum[index], carry) = (whole, overflow || again)
        }
        if carry { sum.append(1) }
        return Natural(words: sum)
    }

    /// The difference.
    ///
    /// - Precondition: The second is not the greater.
    static func - (first: Natural, second: Natural) -> Natural {
        var (rest, borrow) = (first.words, false)
        for index in rest.indices {
            if index >= second.words.count, !borrow { break }
            let (partial, overflow) = rest[index].subtractingReportingOverflow(
                index < second.words.count ? second.words[index] : 0)
            let (whole, again) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
            (rest[index], borrow) = (whole, overflow || again)
        }
        precondition(!borrow, "a natural number less a greater one")
        return Natural(words: rest)
    }

    static func * (first: Natural, second: Natural) -> Natural {
        if first.isZero || second.isZero { return Natural(0 as UInt) }
        var product = [UInt](repeating: 0, count: first.words.count + second.words.count)
        for (place, word) in first.words.enumerated() where word != 0 {
            var carry: UInt = 0
            for (index, other) in second.words.enumerated() {
                let sum = UInt128(word) * UInt128(other) + UInt128(product[place + index]) + UInt128(carry)
                product[place + index] = UInt(truncatingIfNeeded: sum)
                carry = UInt(truncatingIfNeeded: sum >> 64)
            }
            product[place + second.words.count] = carry
        }
        return Natural(words: product)
    }

    /// Multiplies by a word and adds another one.
    mutating func multiply(by factor: UInt, adding addend: UInt) {
        var carry = addend
        for index in words.indices {
            let sum = UInt128(words[index]) * UInt128(factor) + UInt128(carry)
            words[index] = UInt(truncatingIfNeeded: sum)
            carry = UInt(truncatingIfNeeded: sum >> 64)
        }
        if carry != 0 { words.append(carry) }
    }

    /// Divides by a word that is not 0 and gives what is left over.
    mutating func divide(by divisor: UInt) -> UInt {
        var rest: UInt = 0
        for index in words.indices.reversed() {
            (words[index], rest) = divisor.dividingFullWidth((rest, words[index]))
        }
        self = Natural(words: words)
        return rest
    }

    /// The number times a power of two.
    static func << (number: Natural, count: Int) -> Natural {
        let (whole, bits) = (count / UInt.bitWidth, UInt(count % UInt.bitWidth))
        var shifted = [UInt](repeating: 0, count: whole)
        shifted.reserveCapacity(whole + number.words.count + 1)
        var carry: UInt = 0
        for word in number.words {
            shifted.append(word << bits | carry)
            // A shift by 64 gives 0.
            carry = word >> (64 - bits)
        }
        shifted.append(carry)
        return Natural(words: shifted)
    }

    /// The number by a power of two, rounded down.
    static func >> (number: Natural, count: Int) -> Natural {
        let (whole, bits) = (count / UInt.bitWidth, UInt(count % UInt.bitWidth))
        let words = number.words.dropFirst(whole)
        return Natural(
            words: words.indices.map { index in
                let next = index + 1 < words.endIndex ? words[index + 1] : 0
                return words[index] >> bits | next << (64 - bits)
            })
    }
}
