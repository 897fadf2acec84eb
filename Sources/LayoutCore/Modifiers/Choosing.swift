// Choosing.swift: values that people choose among, by tags or by the ids that `ForEach` gives.

/// What choosing a value does.
package struct ChoiceAction {
    /// A value in the type of the selection; `nil` for one of another type.
    private let read: (AnyHashable) -> AnyHashable?
    private let choose: (AnyHashable) -> Void

    /// An action for values of a type.
    ///
    /// - Parameter isOffered: Which of them can be chosen.
    package init<Value: Hashable>(
        of type: Value.Type, where isOffered: @escaping (Value) -> Bool = { _ in true },
        _ choose: @escaping (Value) -> Void
    ) {
        self.init(reading: { $0 as? Value }, where: isOffered, choose)
    }

    /// An action for values that a function makes of what is wanted.
    package init<Value: Hashable>(
        reading read: @escaping (Any) -> Value?, where isOffered: @escaping (Value) -> Bool,
        _ choose: @escaping (Value) -> Void
    ) {
        self.read = { value in
            guard let value = read(value.base), isOffered(value) else { return nil }
            return AnyHashable(value)
        }
        self.choose = { value in (value.base as? Value).map(choose) }
    }

    /// An action that writes a value.
    package init<Value: Hashable>(_ selection: Binding<Value>) {
        self.init(of: Value.self) { selection.wrappedValue = $0 }
    }

    /// The first of some values that has the type of the selection, in that type; `nil` where none has.
    fileprivate func first(of values: [AnyHashable]) -> AnyHashable? { values.lazy.compactMap(read).first }

    /// What choosing the first of some values does that has the type of the selection; `nil` where none has.
    package func choosing(_ values: [AnyHashable]) -> (() -> Void)? {
        first(of: values).map { value in { choose(value) } }
    }
}

/// The values that a view offers, and what choosing one does.
struct OfferedChoices {
    private let action: ChoiceAction
    /// In the type of the selection; `nil` for all that the action reads.
    private let values: [AnyHashable]?

    /// - Parameter choices: What each choice goes by, of which the first counts that has the type of the selection.
    init(_ choices: [[AnyHashable]], _ action: ChoiceAction) {
        (self.action, values) = (action, choices.compactMap(action.first))
    }

    /// All values that an action reads.
    init(_ action: ChoiceAction) { (self.action, values) = (action, nil) }

    /// What choosing a value does; `nil` where it is not offered.
    func action(for value: AnyHashable) -> (() -> Void)? {
        guard let value = action.first(of: [value]), values?.contains(value) ?? true else { return nil }
        return action.choosing([value])
    }
}

/// Views of which a tap chooses one.
package struct Choosable<Content: View>: View, PrimitiveView {
    private let content: Content
    private let action: ChoiceAction?
    private let isChoice: (Subview) -> Bool

    /// - Parameters:
    ///   - action: What a choice does; `nil` where nothing can be chosen.
    ///   - isChoice: Which of the views can be chosen.
    package init(
        _ content: Content, choosing action: ChoiceAction?, where isChoice: @escaping (Subview) -> Bool = { _ in true }
    ) {
        (self.content, self.action, self.isChoice) = (content, action, isChoice)
    }

    func build(in context: BuildContext, into list: inout NodeList) {
        context.build(content, into: &list) { node in
            // A node that was kept has its marks.
            if let action, node.build == context.session.build, isChoice(Subview(node)) {
                node.offer(node.offeredValues(inside: context.identity), to: action)
            }
            return node
        }
    }
}

extension Node {
    /// What the view goes by as a choice: its tag, or else the ids that each `ForEach` inside a view gave it, the innermost first.
    func choiceValues(inside container: ViewIdentity) -> [AnyHashable] {
        trait(\.tag).map { [$0] } ?? identity.ids(inside: container)
    }

    /// The same, of a view that people may choose.
    func offeredValues(inside container: ViewIdentity) -> [AnyHashable] {
        let isKept = trait { rare in rare.isSelectionDisabled || rare.accessibility?.isDisabled == true ? true : nil }
        return isKept == true ? [] : choiceValues(inside: container)
    }

    /// Offers the view as a choice that goes by some values.
    fileprivate func offer(_ values: [AnyHashable], to action: ChoiceAction) {
        guard let choose = action.choosing(values) else { return }
        traits.own.touchActions.append(.after(1) { _ in choose() })
        traits.own.touchTarget = .row
        // The whole row takes the tap, also where nothing is drawn.
        if traits.own.effects.tapOutline == nil { traits.own.effects.tapOutline = { _ in .rectangle } }
        traits.own.choosing = OfferedChoices([values], action)
    }
}

extension [Node] {
    /// The position of the view that goes by a value, as values of an optional type count, too; `nil` where none does.
    func position(of choice: AnyHashable?, inside container: ViewIdentity) -> Int? {
        guard let choice = choice?.unwrapped else { return nil }
        return firstIndex { $0.choiceValues(inside: container).contains { $0.unwrapped == choice } }
    }
}

extension AnyHashable {
    /// The value inside an optional one, which a tag may have and a selection may not, or the other way round.
    fileprivate var unwrapped: AnyHashable { (base as? any OptionalValue)?.value ?? self }
}

private protocol OptionalValue {
    var value: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var value: AnyHashable? { map { AnyHashable($0) } }
}

/// The view that was chosen of several, which offers the others.
final class ChosenNode: TransparentNode {}

extension View {
    /// The view, unless it keeps people from choosing it.
    package func keptFromChoice(_ isKept: Bool) -> some View { marked { $0.own.isSelectionDisabled = isKept } }

    /// The view, which offers choices.
    ///
    /// - Parameter choices: What each goes by, of which the first counts that has the type of the selection.
    package func offering(_ choices: [[AnyHashable]], _ action: ChoiceAction) -> some View {
        marked { $0.own.choosing = OfferedChoices(choices, action) }
    }

    /// The view, which offers all values that an action reads.
    package func offering(_ action: ChoiceAction) -> some View {
        marked { $0.own.choosing = OfferedChoices(action) }
    }
}
