// PlacedBox+Flat.swift: boxes where they stand, placed along one axis after the other.  Lengths in points.

extension Box {
    /// Lists the box and all inside it along one axis after the other; false where that cannot be, or is not worth it.
    func collectFlat(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ boxes: inout [PlacedBox<Value>]
    ) -> Bool {
        guard Value.self == Double.self, shape.isFlat, shape.count > 4 else { return false }
        let first = boxes.count
        var tree = FlatTree(count: shape.count)
        guard list(in: parent, around, true, &boxes, &tree) else {
            boxes.removeSubrange(first...)
            return false
        }
        for axis in Axis.allCases {
            let offer = proposal[axis].flatMap { $0.known?.double }
            var along = AxisTree(tree, along: axis)
            along.place(0, at: origin[axis].known?.double ?? 0, of: along.length(of: 0, for: offer), for: offer)
            for index in 0..<shape.count {
                let place = along.places[index]
                boxes[first + index].origin[axis] = Self.length(place.origin)
                boxes[first + index].size[axis] = Self.length(place.length)
                boxes[first + index].proposal[axis] = place.offer.map(Self.length)
            }
        }
        return true
    }

    /// Lists the box and all inside it without their places.
    private func list(
        in parent: Int?, _ around: (surroundings: Int?, name: String?), _ isLeader: Bool,
        _ boxes: inout [PlacedBox<Value>], _ tree: inout FlatTree
    ) -> Bool {
        if isOptimal || traits?.hasOwnLengths ?? false { return false }
        guard let flat = self as? Box<Double>, tree.append(flat, isLeader: isLeader) else { return false }
        let (index, name) = (boxes.count, id ?? around.name)
        boxes.append(
            PlacedBox(
                box: self, name: name, origin: PerAxis { _ in 0 }, size: PerAxis { _ in 0 },
                proposal: PerAxis { _ in nil }, parent: parent, surroundings: around.surroundings))
        if children.isEmpty { return true }
        let surroundings = isContainer || isWindow ? index : around.surroundings
        var leading: Double?
        if case .overlay(let overlay) = content, overlay.leaders.count < children.count {
            leading = overlay.leaders.first?.priority
        }
        for child in children {
            let leads = leading.map { child.priority == $0 } ?? true
            if !child.list(in: index, (surroundings, name), leads, &boxes, &tree) { return false }
        }
        return true
    }
}
