// TextGrid.swift: the widths among which the steps of texts are looked for.  Lengths in points.

import Fractions

/// The grid on which staircases of texts have their widths.
@usableFromInline package enum TextGrid {
    /// Parts of a point.
    package static let parts = 64.0
    /// The most steps with words cut that are looked for, from the widest on.
    @usableFromInline static let mostCuts = 1_000

    /// The least width of the grid in which lines of a width fit.
    package static func roundedUp(_ width: Double) -> Double {
        ((width - LineBreaker<Double>.tolerance) * parts).rounded(.up) / parts
    }

    /// Steps with their widths on the grid, of those at one width the last.
    package static func steps(_ steps: [(width: Double, lines: Int)]) -> [(width: Double, lines: Int)] {
        var found: [(width: Double, lines: Int)] = []
        for step in steps {
            let width = max(0, roundedUp(step.width))
            if found.last?.width == width { found.removeLast() }
            found.append((width, step.lines))
        }
        return found
    }

    /// The first place of the grid that is at least as wide as something.
    static func place(above width: Double) -> Int { Int((max(0, width) * parts).rounded(.up)) }

    /// The width of a place.
    static func width<Length: KnownNumber>(_ place: Int) -> Length { Length(decimal: Double(place) / parts) }

    /// The least place that passes a test which all wider ones pass too; strides grow until one fails.
    ///
    /// - Parameter guess: What it may be; it is asked first.
    package static func least<Failure: Error>(
        upTo place: Int, from least: Int = 0, near guess: Int? = nil, _ passes: (Int) throws(Failure) -> Bool
    ) throws(Failure) -> Int {
        if let guess, (least...place).contains(guess) {
            let isEnough = guess == place ? true : try passes(guess)
            let isLeast = guess == least ? true : try !passes(guess - 1)
            if isEnough, isLeast { return guess }
        }
        var (high, low, stride) = (place, least - 1, 1)
        while high - stride > low, try passes(high - stride) { (high, stride) = (high - stride, 2 * stride) }
        low = max(low, high - stride)
        while high - low > 1 {
            let middle = (low + high) / 2
            if try passes(middle) { high = middle } else { low = middle }
        }
        return high
    }
}
