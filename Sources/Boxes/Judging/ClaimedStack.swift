// ClaimedStack.swift: the stacks of a scene as rows of numbers, with the lengths that somebody else's frames give them.
// Lengths in points.

/// A stack with where an engine puts its children.
package struct ClaimedStack: Sendable {
    /// The row that the stack had to solve, and the children's lengths as they are claimed.
    package let row: LaidOutRow
    /// Where each child begins along the stack; from the beginning of the stack where that is claimed, else from the first
    /// child's.
    package let offsets: [Double]
    /// The lengths that the tree's own engine gives the children in the same length.
    let own: [Double]
    /// Whether each child does not take every length within its bounds, as text does.
    let steps: [Bool]
    /// What is claimed across the stack; `nil` where it is no number.
    package let across: ClaimedAcross?

    /// The row to be judged.
    ///
    /// A text takes some lengths and no others, and a view may have an ideal length that it takes of no offer.  Where such a
    /// one has the length that the engine gives it, with all steps in view, that is the length that it can have; where it
    /// has another, it is judged as if it could have any.
    ///
    /// - Parameter rounding: How far a claimed length may lie from the true one, in points.
    /// - Throws: `RowError` where a row does not accept a child's answers as lengths.
    package func problem(rounding: Double) throws(RowError) -> Row {
        try row.problem(stepping: steps, to: own, rounding: rounding)
    }
}

extension LaidOutRow {
    /// The row in which children that step, or that have a length which they take of no offer, can have the lengths that an
    /// engine gives them, where these are theirs.
    ///
    /// - Parameters:
    ///   - steps: Whether each child does not take every length within its bounds.
    ///   - own: The engine's lengths, in points.
    ///   - rounding: How far a length may lie from the engine's, in points.
    func problem(stepping steps: [Bool], to own: [Double], rounding: Double = 0) throws(RowError) -> Row {
        var items = items
        for index in items.indices {
            let (item, length) = (items[index], own[index])
            let isWithin = length >= item.minimum - .slack(length) && length <= item.maximum + .slack(length)
            guard steps[index] || !isWithin, abs(lengths[index] - length) <= rounding + .slack(length) else { continue }
            (items[index].minimum, items[index].ideal, items[index].maximum) = (length, length, length)
            items[index].steps = item.steps.map { steps in
                let height = steps.height(at: length + .slack(length)) ?? steps.narrowest.height
                return Staircase(ordered: [.init(width: length, height: height)])
            }
        }
        return try problem(items: items)
    }
}

extension Box where Value == Double {
    /// The stacks with two children or more of which all have claimed frames, each before those inside it.
    ///
    /// A stack is held to the length that the claim gives it, the outermost to the proposal: whoever gives a stack the wrong
    /// length is judged by the stack around.  Where the claim gives it the size that the tree's own engine does, it is held to
    /// the length that the engine offers it, which may be more: some policies leave room.  Of modifiers around a stack, such
    /// as padding, the outermost one with a claimed frame decides, since the stack around judges that one.
    ///
    /// - Parameters:
    ///   - proposal: That of the scene.
    ///   - frames: The frames of views by name, in the coordinates of the root.
    ///   - rounding: How far each side of a frame may lie from the true one, in points.
    package func stacks(
        for proposal: PerAxis<Double?>, claimed frames: [String: BoxFrame], rounding: Double
    ) -> [ClaimedStack] {
        var judge = PlainJudge<Double>()
        let boxes = placed(for: proposal, judge: &judge)
        let paths = boxes.paths
        var inside = [[Int]](repeating: [], count: boxes.count)
        for (index, box) in boxes.enumerated() { if let parent = box.parent { inside[parent].append(index) } }
        let sharesNothing = boxes.sharesNothing
        return boxes.indices.compactMap { index in
            guard inside[index].count > 1, case .stack(let measure, let gaps, let guide) = boxes[index].box.content
            else {
                return nil
            }
            let claimed = inside[index].compactMap { boxes.claimedFrame($0, in: frames) }
            guard claimed.count == inside[index].count,
                let offer = boxes.offer(to: index, in: frames, rounding: rounding)
            else { return nil }
            let (axis, stack) = (measure.axis, boxes[index].box)
            let across = offer[axis.across] ?? boxes[index].size[axis.across]
            let children = zip(inside[index], claimed).map { child, frame in
                boxes.child(child, length: frame.size[axis], along: axis, across: across)
            }
            let placed = stack.placed(for: offer, judge: &judge)
            let own = placed.filter { $0.parent == 0 }
            let first = boxes.claimedFrame(index, in: frames) ?? claimed[0]
            let row = LaidOutRow(
                path: paths[index], id: stack.id, axis: axis, children: children, spacing: gaps,
                available: offer[axis], sharing: stack.sharing)
            let places = ClaimedPlaces(
                stack: measure, guide: guide, ownOffer: boxes[index].proposal[axis.across],
                isKnown: sharesNothing[index][axis.across], offer: offer[axis.across],
                frame: boxes.claimedFrame(index, in: frames), ownExtent: placed[0].size[axis.across],
                children: claimed.indices.map { child in
                    let number = inside[index][child]
                    return ClaimedPlaces.Child(
                        box: own[child], frame: claimed[child],
                        hasOwnTexts: boxes.areOwn(in: number, asIn: frames, rounding: 2 * rounding) {
                            $0.string != nil
                        },
                        isOwn: boxes.areOwn(in: number, asIn: frames, rounding: 2 * rounding) {
                            $0.id != nil || $0.string != nil
                        })
                }, rounding: rounding)
            return ClaimedStack(
                row: row, offsets: claimed.map { $0.origin[axis] - first.origin[axis] }, own: own.map { $0.size[axis] },
                steps: row.steps(of: children), across: places.across)
        }
    }
}

extension LaidOutRow {
    /// Whether each child stops short of some offers, that of the optimum among them.
    fileprivate func steps(of children: [Child]) -> [Bool] {
        guard let optimum = (try? problem()).map({ WaterFilling().lengths(for: $0) }) else { return steps }
        return children.indices.map { index in
            steps[index] || abs(children[index].answer(optimum[index]) - optimum[index]) > .slack(optimum[index])
        }
    }
}

extension [PlacedBox<Double>] {
    /// The claimed frame of a box, or of what it has around it on all sides without a point between them.
    fileprivate func claimedFrame(_ index: Int, in frames: [String: BoxFrame]) -> BoxFrame? {
        firstName(index).flatMap { frames[$0] }
    }

    /// Whether some boxes in a box have claimed frames, all as large as the tree's own engine makes them.
    fileprivate func areOwn(
        in box: Int, asIn frames: [String: BoxFrame], rounding: Double, where isMeant: (Box<Double>) -> Bool
    ) -> Bool {
        var inside = [box: true]
        for index in box..<endIndex {
            if index > box { inside[index] = self[index].parent.map { inside[$0] == true } }
            guard inside[index] == true else { break }
            guard isMeant(self[index].box) else { continue }
            guard claimedFrame(index, in: frames)?.isAsLarge(as: self[index].size, rounding: rounding) == true else {
                return false
            }
        }
        return true
    }

    /// Along which axes each box is offered the same whatever stacks make of their lengths: where none around shares along it.
    fileprivate var sharesNothing: [PerAxis<Bool>] {
        var found = [PerAxis<Bool>](repeating: PerAxis { _ in true }, count: count)
        for index in indices {
            guard let parent = self[index].parent else { continue }
            found[index] = PerAxis { found[parent][$0] && !self[parent].box.isSharing(along: $0) }
        }
        return found
    }

    /// What a stack is offered in a claim; `nil` where that says nothing of its size.
    fileprivate func offer(
        to stack: Int, in frames: [String: BoxFrame], rounding: Double
    ) -> PerAxis<Double?>? {
        var (outer, named) = (stack, claimedFrame(stack, in: frames) == nil ? nil : stack)
        // What a modifier lays over or under its view is not what it modifies.
        while let parent = self[outer].parent, parent == outer - 1, self[parent].box.isModifier {
            outer = parent
            if claimedFrame(outer, in: frames) != nil { named = outer }
        }
        // Nobody around the root judges what it gives a stack.
        if self[outer].parent == nil { return self[stack].proposal }
        guard let named, let claimed = claimedFrame(named, in: frames) else { return nil }
        if claimed.isAsLarge(as: self[named].size, rounding: 2 * rounding) { return self[stack].proposal }
        let room = PerAxis { axis in Optional(claimed.size[axis]) }
        if named == stack { return room }
        // Modifiers hand on what is left of the claimed size.
        var judge = PlainJudge<Double>()
        let inside = self[named].box.placed(for: room, judge: &judge)
        let position = stack - named
        return inside.indices.contains(position) ? inside[position].proposal : nil
    }
}

extension Box {
    /// Whether it shares a length along an axis among boxes.
    fileprivate func isSharing(along axis: Axis) -> Bool {
        switch content {
        case .stack(let measure, _, _): measure.axis == axis
        case .grid: true
        default: false
        }
    }
}

extension BoxFrame {
    fileprivate func isAsLarge(as size: PerAxis<Double>, rounding: Double) -> Bool {
        [Axis.horizontal, .vertical].allSatisfy { axis in
            abs(self.size[axis] - size[axis]) <= rounding + .slack(size[axis])
        }
    }
}
