// Staircase.swift: how low a child can be in each width, where it has finitely many useful ones.
// Widths and heights in the caller's units: points, or cells and lines of a terminal.

/// The least heights of a child by its width.
///
/// Widths ascend and heights fall, both strictly.  Below the first width the child does not fit.
public struct Staircase<Length: KnownNumber>: Sendable, Equatable {
    /// A width, and the least height in it and in every wider one up to the next step.
    public struct Step: Sendable, Equatable {
        /// The least width in which the height suffices.
        public let width: Length
        public let height: Length

        /// A step.
        public init(width: Length, height: Length) { (self.width, self.height) = (width, height) }
    }

    /// The steps from the narrowest to the widest; at least one.
    public let steps: [Step]

    /// Takes any answers of a child: what is neither narrower nor lower than another answer is no step.
    ///
    /// A child of some width may be placed in more room, so that a wider answer need not be higher.
    ///
    /// - Throws: `StaircaseError` where a measurer gives no answer, or a length that is negative or no number.
    /// - Complexity: O(*n* log *n*).
    public init(answers: [Step]) throws(StaircaseError) {
        guard !answers.isEmpty else { throw .noAnswers }
        for answer in answers {
            guard answer.width.isFinite, answer.height.isFinite, answer.width >= 0, answer.height >= 0 else {
                throw .badStep(width: answer.width.double, height: answer.height.double)
            }
        }
        var steps: [Step] = []
        for answer in answers.sorted(by: { $0.width == $1.width ? $0.height < $1.height : $0.width < $1.width })
        where steps.last.map({ answer.height < $0.height }) ?? true {
            steps.append(answer)
        }
        self.steps = steps
    }

    /// A child of one size.
    ///
    /// - Throws: `StaircaseError.badStep` for a length that is negative or no number.
    public init(width: Length, height: Length) throws(StaircaseError) {
        try self.init(answers: [Step(width: width, height: height)])
    }

    /// Steps that are known to ascend and to fall.
    package init(ordered steps: [Step]) { self.steps = steps }

    /// The narrowest width, and the height in it.
    public var narrowest: Step { steps[0] }
    /// The least width in which the child is as low as it can be, and that height.
    public var lowest: Step { steps[steps.count - 1] }

    /// The least height in a width; `nil` where the child does not fit.
    ///
    /// - Complexity: O(log *n*).
    @inlinable public func height(at width: Length) -> Length? {
        let beyond = steps.partitionPoint { $0.width <= width }
        return beyond == 0 ? nil : steps[beyond - 1].height
    }

    /// The least width in which the child is at most so high; `nil` where it never is.
    ///
    /// - Complexity: O(log *n*).
    @inlinable public func leastWidth(for height: Length) -> Length? {
        let first = steps.partitionPoint { height < $0.height }
        return first < steps.count ? steps[first].width : nil
    }

    /// The same steps in numbers of another kind.
    func mapped<Other: KnownNumber>(_ number: (Length) -> Other) -> Staircase<Other> {
        Staircase<Other>(ordered: steps.map { .init(width: number($0.width), height: number($0.height)) })
    }

    /// The same heights at other widths, which ascend as these do.
    package func widened(_ width: (Length) -> Length) -> Self {
        Self(ordered: steps.map { Step(width: width($0.width), height: $0.height) })
    }

    /// The steps with room on both sides of the child, on each as much.
    public func padded(horizontally: Length, vertically: Length) -> Self {
        Self(
            ordered: steps.map {
                Step(
                    width: $0.width + horizontally + horizontally, height: $0.height + vertically + vertically)
            })
    }
}

/// Why some answers are no staircase.
public enum StaircaseError: Error, Equatable, CustomStringConvertible {
    /// There is no answer.
    case noAnswers
    /// A width or a height is negative, infinite or not a number.
    case badStep(width: Double, height: Double)

    /// What is wrong, and what would be right.
    public var description: String {
        switch self {
        case .noAnswers: "there is no step; a child has at least one width with its height"
        case .badStep(let width, let height):
            "a step is \(width.shortest) wide and \(height.shortest) high; both must be numbers from 0 on"
        }
    }
}

extension Array {
    /// How many elements from the first on pass a test that all behind one which fails it fail too.
    ///
    /// - Complexity: O(log *n*).
    @inlinable package func partitionPoint(_ passes: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
