// FormJudge.swift: a judge of lengths that vary with parameters, which asks somebody else.

/// Hands every comparison of forms on; rules are compiled for it, so that proofs do not pay for being generic.
package struct FormJudge: Judge {
    /// A length that varies is not known.
    package typealias Failure = NotLinear

    private let answer: (LinearForm, LinearForm) -> Bool

    /// - Parameter answer: Whether one form is less than another.
    package init(_ answer: @escaping (LinearForm, LinearForm) -> Bool) { self.answer = answer }

    /// Whether one length is less than another.
    package func isLess(_ first: LinearForm, _ second: LinearForm) -> Bool { answer(first, second) }

    /// The length where it does not vary.
    ///
    /// - Throws: `NotLinear` where it does.
    package func known(_ value: LinearForm) throws(NotLinear) -> Fraction {
        guard let known = value.known else { throw NotLinear() }
        return known
    }
}
