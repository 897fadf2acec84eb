// ScreenNumber.swift: numbers of a screen that may be others where a claim fails, and the least change that a search found.

/// A number of a screen that may be another one; the screen reads it by `ViewSetting.number(_:)`.
public struct ScreenNumber: Sendable, Hashable {
    /// What the screen asks for.
    public let name: String
    /// What it is.
    public let value: CGFloat
    /// What else it may be, in steps from its value.
    public let range: ClosedRange<CGFloat>
    /// What a change by one point costs.
    public let price: CGFloat
    /// The distance between two values that are tried.
    public let step: CGFloat

    /// A number that may be changed.
    ///
    /// - Precondition: Price and step are above 0.
    public init(
        _ name: String, _ value: CGFloat, in range: ClosedRange<CGFloat>, price: CGFloat = 1, step: CGFloat = 1
    ) {
        precondition(price > 0 && step > 0, "the price and the step of \(name) must be above 0")
        (self.name, self.value, self.range, self.price, self.step) = (name, value, range, price, step)
    }

    /// All that it may be, its own value first.
    var values: [CGFloat] {
        let (down, up) = ((value - range.lowerBound) / step, (range.upperBound - value) / step)
        let steps = Array(Int((0 - down).rounded(.up))...max(Int((0 - down).rounded(.up)), Int(up.rounded(.down))))
        let others = steps.filter { $0 != 0 }.map { value + CGFloat($0) * step }.filter(range.contains)
        return [value] + others
    }
}

/// What came of a search for the least change of a screen's numbers.
public struct ScreenRepair: Sendable, Hashable {
    /// What came of it.
    public enum Outcome: Sendable, Hashable {
        /// With these numbers nothing fails in so many settings, over all widths, and something does with each of so many
        /// choices that cost no more.
        case found([String: CGFloat], variants: Int, cheaper: Int)
        /// None of so many choices repairs the screen.
        case none(tried: Int)
        /// So many choices, the cheapest, fail; the others were not tried.
        case unfinished(tried: Int)
    }

    /// What came of it.
    public let outcome: Outcome
    let numbers: [ScreenNumber]
}

extension ScreenRepair: CustomStringConvertible {
    /// `spacing 3 instead of 8 repairs it, in all 4 settings; 4 choices that cost no more fail`.
    public var description: String {
        switch outcome {
        case .found(let values, let variants, let cheaper):
            let changes = numbers.compactMap { number in
                values[number.name].map { "\(number.name) \($0.points) instead of \(number.value.points)" }
            }
            let settings = variants == 1 ? "" : ", in all \(variants) settings"
            return
                "\(changes.joined(separator: " and ")) repairs it\(settings); \(cheaper) choices that cost no more fail"
        case .none(let tried): return "none of \(tried) choices of \(names) repairs it"
        case .unfinished(let tried): return "the \(tried) cheapest choices of \(names) fail; others were not tried"
        }
    }

    private var names: String { numbers.map(\.name).joined(separator: ", ") }
}
