// Box+Rows.swift: the stacks of a tree of boxes as rows of numbers, and what boxes are called.  Lengths in points.

extension Box where Value == Double {
    /// The stacks under a proposal with two children or more, each before those inside it.
    package func rows(for proposal: PerAxis<Double?>) -> [LaidOutRow] {
        var judge = PlainJudge<Double>()
        let boxes = placed(for: proposal, judge: &judge)
        let paths = boxes.paths
        var inside = [[Int]](repeating: [], count: boxes.count)
        for (index, box) in boxes.enumerated() { if let parent = box.parent { inside[parent].append(index) } }
        return boxes.indices.compactMap { index in
            let stack = boxes[index]
            guard inside[index].count > 1, case .stack(let measure, let gaps, _) = stack.box.content else { return nil }
            let axis = measure.axis
            let across = stack.proposal[axis.across] ?? stack.size[axis.across]
            let children = inside[index].map { child in
                boxes.child(child, length: boxes[child].size[axis], along: axis, across: across)
            }
            return LaidOutRow(
                path: paths[index], id: stack.box.id, axis: axis, children: children, spacing: gaps,
                available: stack.proposal[axis], sharing: stack.box.sharing)
        }
    }
}

extension [PlacedBox<Double>] {
    /// A child of a stack, as it is asked along the stack's axis.
    func child(_ index: Int, length: Double, along axis: Axis, across: Double) -> LaidOutRow.Child {
        let child = self[index]
        return (
            firstName(index), child.box.priority, length, child.proposal[axis],
            { offer in
                var judge = PlainJudge<Double>()
                return child.box.size(for: PerAxis { $0 == axis ? offer : across }, judge: &judge)[axis]
            },
            { isCutting in
                guard axis == .horizontal, !child.box.shape.isNested else { return nil }
                var judge = PlainJudge<Double>()
                return child.box.staircaseInRow(cutting: isCutting, judge: &judge)
            }
        )
    }

    /// The first name here or, through modifiers of the same frame, further inside.
    func firstName(_ index: Int) -> String? {
        var index = index
        while self[index].box.id == nil {
            guard self[index].box.children.count == 1, self[index + 1].origin == self[index].origin,
                self[index + 1].size == self[index].size
            else { return nil }
            index += 1
        }
        return self[index].box.id
    }

    /// The boxes from the root to each, such as `vstack/hstack[1]/text[0]`.
    ///
    /// Modifiers are left out, except of a modifier those around it up to the next other box.  A box has a number where it is
    /// not the only one in what it stands in, and what lies over or under another box stands in that layer.
    package var paths: [String] {
        var paths: [String] = []
        var known: Set<String> = []
        /// What paths begin and end with where the box is, or what it modifies, and how many of its boxes have been met.
        var places: [(stem: String, number: String, met: Int)] = []
        for element in self {
            let box = element.box
            var (place, path) = ((stem: "", number: "", met: 0), box.kind)
            if let parent = element.parent {
                let (around, index) = (self[parent].box, places[parent].met)
                places[parent].met += 1
                if around.isModifier, index == 0 {
                    (place.stem, place.number) = (places[parent].stem, places[parent].number)
                    path = box.isModifier ? "\(paths[parent])/\(box.kind)" : place.stem + box.kind + place.number
                } else {
                    (place.stem, place.number) = (paths[parent] + "/", around.children.count > 1 ? "[\(index)]" : "")
                    path = place.stem + box.kind + place.number
                }
            }
            // A stack of one view is that view, and keeps a name of its own.
            if !known.insert(path).inserted, let parent = element.parent { path = "\(paths[parent])/\(box.kind)" }
            paths.append(path)
            places.append(place)
        }
        return paths
    }
}
