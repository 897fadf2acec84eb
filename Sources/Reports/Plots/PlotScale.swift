// PlotScale.swift: where a value stands along an axis, and the round numbers beside it.  Places in pixels.

/// A linear axis.
struct PlotScale {
    let values: ClosedRange<Double>
    /// The pixels at the ends: where the least and where the greatest value stands.
    let pixels: (least: Double, greatest: Double)

    /// - Parameter values: More than a point.
    init(_ values: ClosedRange<Double>, from least: Double, to greatest: Double) {
        self.values = values
        pixels = (least, greatest)
    }

    func place(_ value: Double) -> Double {
        let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return pixels.least + share * (pixels.greatest - pixels.least)
    }

    /// Round numbers along the axis, at most `most` of them and one: multiples of 1, 2 or 5 times a power of ten.
    func ticks(most: Int) -> [Double] {
        let step = Self.step(over: values.upperBound - values.lowerBound, most: most)
        let first = (values.lowerBound / step - 1e-9).rounded(.up)
        let last = (values.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first <= Double(most) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The smallest such number at most `most` of which make up `span`.
    static func step(over span: Double, most: Int) -> Double {
        let least = span / Double(most)
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }
}
