// BitSet.swift: whole numbers from 0 up to a bound, 64 in a word, so that all are moved by one at once.

/// Some of the whole numbers from 0 to a bound.
package struct BitSet: Sendable, Equatable {
    private var words: [UInt64]
    /// The largest number that it can have.
    package let bound: Int

    /// No numbers, none of which will be larger than a bound; at least 0.
    package init(upTo bound: Int) {
        self.bound = bound
        words = Array(repeating: 0, count: bound / 64 + 1)
    }

    /// Whether it has a number.
    package func contains(_ number: Int) -> Bool {
        number >= 0 && number <= bound && words[number >> 6] >> UInt64(number & 63) & 1 == 1
    }

    /// Adds a number within the bound.
    package mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

    /// Keeps what another set with the same bound has too.
    package mutating func formIntersection(_ other: Self) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    /// Adds every number of another set with the same bound, moved by a distance; what leaves the bounds is dropped.
    ///
    /// - Complexity: O(`bound` / 64).
    package mutating func formUnion(_ other: Self, movedBy distance: Int) {
        guard abs(distance) <= bound else { return }
        let (whole, rest) = (abs(distance) / 64, UInt64(abs(distance) % 64))
        if distance >= 0 {
            for index in stride(from: words.count - 1, through: whole, by: -1) {
                var moved = other.words[index - whole] << rest
                if rest > 0, index > whole { moved |= other.words[index - whole - 1] >> (64 - rest) }
                words[index] |= moved
            }
            words[words.count - 1] &= .max >> UInt64(63 - bound & 63)
        } else {
            for index in 0..<words.count - whole {
                var moved = other.words[index + whole] >> rest
                if rest > 0, index + whole + 1 < words.count { moved |= other.words[index + whole + 1] << (64 - rest) }
                words[index] |= moved
            }
        }
    }

    /// How many numbers it has that are less than one.
    ///
    /// - Complexity: O(`number` / 64).
    package func rank(of number: Int) -> Int {
        let before = words[..<(number >> 6)].reduce(0) { $0 + $1.nonzeroBitCount }
        return before + (words[number >> 6] & (1 << UInt64(number & 63) - 1)).nonzeroBitCount
    }

    /// How many numbers it has.
    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// The numbers, ascending.
    package var numbers: [Int] {
        var numbers: [Int] = []
        for (index, word) in words.enumerated() {
            var word = word
            while word != 0 {
                numbers.append(index << 6 + word.trailingZeroBitCount)
                word &= word - 1
            }
        }
        return numbers
    }
}
