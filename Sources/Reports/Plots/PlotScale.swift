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
        let (least, most) = (values.lowerBound, values.upperBound)
        // The span of the greatest doubles overflows.
        let share =
            (most - least).isFinite
            ? (value - least) / (most - least) : (value / 2 - least / 2) / (most / 2 - least / 2)
        return pixels.least + share * (pixels.greatest - pixels.least)
    }

    /// Round numbers along the axis, at most `most` of them and one: multiples of 1, 2 or 5 times a power of ten.
    func ticks(most: Int) -> [Double] {
        let step = Self.step(over: values.upperBound - values.lowerBound, most: most)
        guard step > 0, step.isFinite else { return [] }
        let first = (values.lowerBound / step - 1e-9).rounded(.up)
        let last = (values.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first <= Double(most) else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Values out to round numbers, whose steps are those of a span; 0 to 1 where it is too small for a step.
    static func rounded(_ values: ClosedRange<Double>, atLeast span: Double = 0) -> ClosedRange<Double> {
        let step = step(over: max(values.upperBound - values.lowerBound, span), most: 6)
        guard step > 0 else { return 0...1 }
        let (least, most) = (values.lowerBound / step + 1e-9, values.upperBound / step - 1e-9)
        let ends = (least: least.rounded(.down) * step, most: max(most.rounded(.up), 1) * step)
        return ends.least.isFinite && ends.most.isFinite ? ends.least...ends.most : values
    }

    /// The smallest such number at most `most` of which make up `span`; the part itself where that is 0 or no double.
    static func step(over span: Double, most: Int) -> Double {
        let least = span / Double(most)
        guard least > 0, least.isFinite else { return least }
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }
}
