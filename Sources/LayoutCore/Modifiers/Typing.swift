// Typing.swift: what fields do with what is typed, and who hears where typing goes and that it is done.

/// What the return key in a field means.
package enum SubmitTrigger { case text, search }

/// What typing does in a view.
struct TypingMarks {
    /// What takes a text; the view is a field where there is such a thing.
    var write: ((String) -> Void)?
    /// What the return key means in the field; `nil` where it begins a line.
    var trigger: SubmitTrigger?
    /// Who hears whether typing goes to a field in the view.
    var focus: [Focus] = []
    /// What runs when people are done with typing in a field in the view, the innermost first.
    var submit: [(SubmitTrigger) -> Void] = []
    /// Whether views around, and later modifiers, do not hear that they are done.
    var isSubmitScope = false

    /// Who hears whether typing goes to a view.
    struct Focus {
        /// What runs when it begins, and when it ends.
        let gain, lose: () -> Void
        /// How often a program has written where typing goes.
        let writes: () -> Int
    }
}

extension View {
    /// The view with what takes a text that is typed into it.
    ///
    /// - Parameter trigger: What the return key means; `nil` where it begins a line.
    package func typed(_ write: ((String) -> Void)?, submitting trigger: SubmitTrigger?) -> some View {
        typing { if let write { ($0.write, $0.trigger) = (write, trigger) } }
    }

    /// The field, in which the return key means something else.
    package func submitting(_ trigger: SubmitTrigger) -> some View { typing { $0.trigger = trigger } }

    /// The view with what runs when typing begins to go to it, and when it ends.
    ///
    /// - Parameter writes: How often a program has written where typing goes.
    package func hearingFocus(
        gain: @escaping () -> Void, lose: @escaping () -> Void, writes: @escaping () -> Int = { 0 }
    ) -> some View {
        typing { $0.focus.append(TypingMarks.Focus(gain: gain, lose: lose, writes: writes)) }
    }

    /// The view with what runs when people are done with typing in it.
    package func submitted(_ action: @escaping (SubmitTrigger) -> Void) -> some View {
        typing { if !$0.isSubmitScope { $0.submit.append(action) } }
    }

    /// The view, of which those around do not hear that typing is done.
    package func submitScoped(_ isBlocking: Bool) -> some View {
        typing { $0.isSubmitScope = $0.isSubmitScope || isBlocking }
    }

    private func typing(_ change: @escaping (inout TypingMarks) -> Void) -> some View {
        marked {
            var marks = $0.own.typing ?? TypingMarks()
            change(&marks)
            $0.own.typing = marks
        }
    }
}
