// EdgeSpacing.swift: what a view prefers on one side, by what its neighbour there is, over any number.  Lengths in points.

/// What a view prefers on one side.
@usableFromInline struct EdgeSpacing<Value: Number>: Sendable, Equatable {
    /// The distance where both know nothing of each other; `nil` where the view leaves it to its neighbour or the platform.
    @usableFromInline var plain: Value?
    /// Whether something that is no text ends here: a text beside it has the distance that the text wants.
    @usableFromInline var isBox = false
    /// What a text wants that ends here.
    @usableFromInline var text: TextSpacing<Value>?
    /// Whether two lengths met in a union of which none is known to be the larger.
    @usableFromInline var isUndecided = false

    @inlinable init(plain: Value? = nil, isBox: Bool = false) { (self.plain, self.isBox) = (plain, isBox) }

    /// The distance to the side of the next view, in points; `nil` where it is the larger of two that vary.
    @inlinable func distance(to next: EdgeSpacing) -> Value? {
        if isUndecided || next.isUndecided { return nil }
        var wishes: [Value] = []
        if next.isBox, let text { wishes.append(text.besideBox) }
        if isBox, let text = next.text { wishes.append(text.besideBox) }
        if text != nil, let text = next.text { wishes.append(text.leading) }
        guard var largest = wishes.first else {
            guard let plain, let other = next.plain else { return plain ?? next.plain ?? PreferredSpacing.platform }
            return plain.greater(other)
        }
        for wish in wishes.dropFirst() {
            guard let greater = largest.greater(wish) else { return nil }
            largest = greater
        }
        return largest
    }

    /// Takes the larger distances of both.
    @inlinable mutating func formUnion(_ other: EdgeSpacing) {
        isBox = isBox || other.isBox
        isUndecided = isUndecided || other.isUndecided
        plain = larger(plain, other.plain) { $0.greater($1) }
        text = larger(text, other.text) { $0.union($1) }
    }

    @inlinable mutating func larger<Wish>(_ first: Wish?, _ second: Wish?, _ larger: (Wish, Wish) -> Wish?) -> Wish? {
        guard let first, let second else { return first ?? second }
        let wish = larger(first, second)
        if wish == nil { isUndecided = true }
        return wish ?? first
    }
}

/// What a text wants above or below.
@usableFromInline struct TextSpacing<Value: Number>: Sendable, Equatable {
    /// The distance to something that is no text, in points.
    @usableFromInline var besideBox: Value
    /// From one line of it to the next, in points.
    @usableFromInline var height: Value
    /// The distance that it wants from a text above, in points.
    @usableFromInline var leading: Value

    @inlinable init(besideBox: Value, height: Value, leading: Value) {
        (self.besideBox, self.height, self.leading) = (besideBox, height, leading)
    }

    /// The larger distance beside boxes, and the leading of the larger lines; `nil` where that is not known.
    @inlinable func union(_ other: TextSpacing) -> TextSpacing? {
        guard let besideBox = besideBox.greater(other.besideBox), let height = height.greater(other.height) else {
            return nil
        }
        return TextSpacing(
            besideBox: besideBox, height: height, leading: height == self.height ? leading : other.leading)
    }
}

extension Number {
    /// The larger of two lengths; `nil` where one varies and they are not the same.  A wish that varies is never below 0.
    @inlinable func greater(_ other: Self) -> Self? {
        if self == other { return self }
        guard let known else { return other.known.map { $0 <= 0 } ?? false ? self : nil }
        guard let number = other.known else { return known <= 0 ? other : nil }
        return known < number ? other : self
    }
}
