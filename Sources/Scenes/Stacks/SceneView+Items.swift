// SceneView+Items.swift: which view of a stack tells its policy what: its own fields, and those of a view that it modifies.

import Documents
import Rows

extension SceneView {
    /// Whether it has fields for its stack, or may hand some on.
    private var mayTellItem: Bool { hasItem || kind.handsItemsOn }

    /// The fields of the view for its stack: its own, then what the view that it modifies hands on.
    var itemInStack: SceneItem? {
        var (found, view) = (item, self)
        while view.kind.handsItemsOn, let inner = view.children.last {
            if let own = inner.item { found = found?.over(own) ?? own }
            view = inner
        }
        return found
    }

    /// Checks the fields that the views inside have for policies, and leaves away those at their defaults.
    ///
    /// - Throws: A fault that names the field.
    mutating func settleItems(_ fields: SceneFields) throws {
        let views = children
        guard views.contains(where: \.mayTellItem), views.contains(where: { $0.itemInStack != nil }) else { return }
        let places = kind.places(of: views.count).map { FieldPath(fields.path.steps + $0) }
        if let stack = kind as? StackKind {
            children = try zip(views, places).map { view, place in
                try view.settled(under: stack.policy ?? .equalSizes, at: place, among: fields.policies)
            }
            return
        }
        for (index, (view, place)) in zip(views, places).enumerated() {
            if kind.handsItemsOn, index == views.count - 1 {
                try view.refuseTwice(item?.givenNames ?? [], at: place)
            } else {
                try view.refuseItems(at: place)
            }
        }
    }

    /// Throws where the view, or one that hands it on, tells a policy what none asks.
    func refuseItems(at place: FieldPath) throws(FieldError) {
        try walk(from: place) { view, place throws(FieldError) in
            guard let field = view.item?.givenNames.first else { return }
            throw FieldError(
                field: place.appending(field),
                message: "is for views that stand directly in an hstack or vstack; this one does not")
        }
    }

    private func settled(
        under policy: Policy, at place: FieldPath, among policies: [Policy]
    ) throws(FieldError) -> SceneView {
        var view = self
        try view.item?.settle(under: policy, at: place, among: policies)
        if view.item?.givenNames.isEmpty == true { view.item = nil }
        guard kind.handsItemsOn, let inner = children.last, inner.itemInStack != nil else { return view }
        let step = kind.places(of: children.count)[children.count - 1]
        view.children[children.count - 1] = try inner.settled(
            under: policy, at: FieldPath(place.steps + step), among: policies)
        return view
    }

    private func refuseTwice(_ names: [String], at place: FieldPath) throws(FieldError) {
        try walk(from: place) { view, place throws(FieldError) in
            guard let field = view.item?.givenNames.first(where: names.contains) else { return }
            throw FieldError(
                field: place.appending(field), message: "is given by a view around it as well; give it once")
        }
    }

    /// Visits the view and those that it hands on, each with its place.
    private func walk(
        from place: FieldPath, _ visit: (SceneView, FieldPath) throws(FieldError) -> Void
    ) throws(FieldError) {
        var (view, place) = (self, place)
        try visit(view, place)
        while view.kind.handsItemsOn, let inner = view.children.last {
            place.steps += view.kind.places(of: view.children.count)[view.children.count - 1]
            view = inner
            try visit(view, place)
        }
    }
}

extension SceneView {
    /// The tree without fields that no policy asks for where they stand now, as after a view was taken away.
    var withoutStrayItems: SceneView {
        all.contains { $0.item != nil } ? keepingItems(under: nil) : self
    }

    /// - Parameter policy: That of the stack that the view stands in; `nil` outside of stacks.
    private func keepingItems(under policy: Policy?) -> SceneView {
        var view = self
        if let own = item {
            let isKnown = policy.map { own.misplacedField(under: $0, among: []) == nil } ?? false
            view.item = isKnown ? own : nil
        }
        view.children = children.enumerated().map { index, child in
            if let stack = kind as? StackKind { return child.keepingItems(under: stack.policy ?? .equalSizes) }
            return child.keepingItems(under: kind.handsItemsOn && index == children.count - 1 ? policy : nil)
        }
        return view
    }
}
