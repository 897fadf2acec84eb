// Node+Appearing.swift: views that come into sight and go out of it.

extension Node {
    /// Puts off what runs when the view has come, and keeps what runs when it has gone.
    ///
    /// Apart from placing, which calls itself: small stacks have no room for copies of traits.
    @inline(never)
    final func react(in pass: PlacementPass) {
        guard var appear = traits.rare?.appearActions, var disappear = traits.rare?.disappearActions,
            !appear.isEmpty || !disappear.isEmpty
        else { return }
        // While a view presents another there is a node for that around it, and modifiers outside stand on the one or the other.
        var owner = self
        while owner.asked is Presentation, let inner = owner.traitSource {
            owner = inner
            appear = (inner.traits.rare?.appearActions ?? []) + appear
            disappear = (inner.traits.rare?.disappearActions ?? []) + disappear
        }
        guard pass.isInSight else { return owner.identity.withdrawHere() }
        let (identity, session, depth) = (owner.identity, session, owner.modifierDepth)
        if !appear.isEmpty {
            pass.reactions.append { [appear] in session.run(identity) { identity.appear(appear, depth) } }
        }
        if !disappear.isEmpty {
            pass.reactions.append { [disappear] in identity.own.farewells[depth] = disappear }
        }
    }

    /// Takes the view out of sight with all inside it; what runs when they have gone runs, and they may come again.
    ///
    /// Values that were watched while it was seen are watched further.
    final func withdraw() {
        identity.withdraw()
        forgetPlaces()
        guard session.watchesValues else { return }
        var rest = [self]
        while let node = rest.popLast() {
            node.observeOutOfSight()
            rest += node.children.reversed()
        }
    }

    /// Has the node and all inside it placed anew, where they are.
    final func forgetPlaces() {
        var rest = [self]
        while let node = rest.popLast() {
            guard node.isPlaced else { continue }
            node.isPlaced = false
            rest += node.placedChildren
        }
    }
}

extension ViewIdentity {
    /// Takes all views here and below out of sight.
    fileprivate func withdraw() {
        var rest = [self]
        while let identity = rest.popLast() {
            identity.withdrawHere()
            rest += identity.children
        }
    }

    /// Takes the view here out of sight.
    fileprivate func withdrawHere() {
        guard let memory else { return }
        memory.appeared = [:]
        leave()
    }
}

/// A layout that, in a window onto it, makes its views when they come into sight.
package protocol LazyLayout: Layout {
    /// Which views stay in sight while the others scroll; `nil` for none.
    var pins: Pins? { get }
}

extension LazyLayout {
    package var pins: Pins? { nil }
}

extension CGRect {
    /// Whether something of a rectangle lies inside, or a point or line of it.
    func shows(_ other: CGRect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let (start, end) = (origin[axis], origin[axis] + size[axis])
            let (first, last) = (other.origin[axis], other.origin[axis] + other.size[axis])
            return first < end && (last > start || first == last && first >= start)
        }
    }

    /// What lies in both rectangles.
    func shared(with other: CGRect) -> CGRect {
        let start = CGPoint { max(origin[$0], other.origin[$0]) }
        let end = CGPoint { min(origin[$0] + size[$0], other.origin[$0] + other.size[$0]) }
        return CGRect(origin: start, size: CGSize { max(0, end[$0] - start[$0]) })
    }
}
