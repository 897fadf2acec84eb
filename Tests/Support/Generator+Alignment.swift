// Generator+Alignment.swift: random children across a row.  Lengths in points.

public import PlumbTesting

extension Generator where Value == AlignmentProblem {
    /// Children with guides inside, before and beyond them; the line counts in every other problem.
    public static func alignments(children count: ClosedRange<Int> = 1...20) -> Generator {
        let length = Generator<Double>.length(isCoarse: true)
        let child = Generator<AlignmentProblem.Child> { choices in
            let size = length.draw(&choices)
            let guide = Generator<Double>.length(upTo: 400, isCoarse: true).draw(&choices)
            return AlignmentProblem.Child(length: size, guide: choices.draw(upTo: 2) == 0 ? guide / 4 : guide - 100)
        }
        let children = child.array(count: count)
        return Generator { choices in
            let countsLine = Generator<Bool>.bool.draw(&choices)
            do {
                return try AlignmentProblem(children: children.draw(&choices), countsLine: countsLine)
            } catch {
                preconditionFailure("a drawn alignment is within the rules: \(error)")
            }
        }
    }
}
