// BoxMemory.swift: the sizes and lengths that a box keeps between questions.  Lengths in points.

/// The answers that a box gave one judge.
///
/// It is a separate object because half of all boxes keep no answers.
final class BoxMemory<Value: Number> {
    // No answer is remembered while one is looked for.

    /// Sizes under earlier proposals.
    @exclusivity(unchecked) var sizes = KnownAnswers<Value, PerAxis<Value>>()
    /// Single lengths under earlier proposals.
    @exclusivity(unchecked) var lengthsAsked = PerAxis { _ in KnownAnswers<Value, Value>() }
    /// Answers along each axis, where each follows from the offer along it alone.
    @exclusivity(unchecked) var along = PerAxis(horizontal: KnownLengths<Value>(), vertical: KnownLengths<Value>())
    /// Explicit guides; an expression may name one twice, and so may that of the box inside.
    var guides: [(key: GuideKey, values: KnownAnswers<Value, Value?>)] = []
    /// A stack's children under earlier proposals: sizes, guides and places follow from them.
    @exclusivity(unchecked) var members = KnownAnswers<Value, [StackMeasure<Value>.Member]>()
    /// The offers to the children of a stack, by the stack's length, if that alone decides them.
    var offers: [(length: Value?, offers: [Value?])] = []
    /// A grid's columns and rows under earlier proposals.
    var tracks = KnownAnswers<Value, (tracks: PerAxis<[Value]>, widths: [Value])>()

    /// An explicit guide under an earlier proposal; `nil` for one that has not been asked for.
    func guide(_ key: GuideKey, for proposal: PerAxis<Value?>) -> Value?? {
        guard let index = guides.firstIndex(where: { $0.key == key }) else { return nil }
        return guides[index].values.answer(to: proposal)
    }

    /// Remembers an explicit guide.
    func remember(_ value: Value?, of key: GuideKey, for proposal: PerAxis<Value?>) {
        if let index = guides.firstIndex(where: { $0.key == key }) {
            guides[index].values.remember(value, to: proposal)
        } else {
            guides.append((key, KnownAnswers()))
            guides[guides.count - 1].values.remember(value, to: proposal)
        }
    }
}
