// BoxMemory.swift: what a box has answered so far.  Lengths in points.

/// The answers of a box to earlier questions, which are those of one judge.
///
/// It is an object of its own, since half of all boxes are asked nothing that has to be remembered.
final class BoxMemory<Value: Number> {
    /// Sizes under earlier proposals.
    var sizes = KnownAnswers<Value, PerAxis<Value>>()
    /// Single lengths under earlier proposals.
    var lengthsAsked = PerAxis { _ in KnownAnswers<Value, Value>() }
    /// Answers along each axis, where each follows from the offer along it alone.
    var along = PerAxis(horizontal: KnownLengths<Value>(), vertical: KnownLengths<Value>())
    /// Explicit guides; an expression may name one twice, and so may that of the box inside.
    var guides: [(key: GuideKey, values: KnownAnswers<Value, Value?>)] = []
    /// A stack's children under earlier proposals: sizes, guides and places follow from them.
    var members = KnownAnswers<Value, [StackMeasure<Value>.Member]>()
    /// What the children of a stack were offered of earlier lengths, where these alone decide it.
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
