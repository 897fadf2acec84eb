// PlacedBox+Flat.swift: boxes where they stand, placed along one axis after the other.  Lengths in points.

extension Box {
    /// Hands on the box and all inside it, placed along one axis after the other; false where that cannot be, or is not worth
    /// it.
    ///
    /// - Parameter count: How many boxes have been handed on.
    func collectFlat(
        at origin: PerAxis<Value>, for proposal: PerAxis<Value?>, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ count: inout Int, _ visit: (PlacedBox<Value>) -> Void
    ) -> Bool {
        guard Value.self == Double.self, shape.isFlat, shape.count > 4 else { return false }
        var tree = FlatTree(count: shape.count)
        guard list(true, &tree) else { return false }
        let places = PerAxis { axis in
            AxisTree.places(
                of: tree, along: axis, at: origin[axis].known?.double ?? 0,
                for: proposal[axis].flatMap { $0.known?.double })
        }
        var place = 0
        handOn(places, &place, after: count, in: parent, around, visit)
        count += place
        return true
    }

    /// Lists the box and all inside it.
    private func list(_ isLeader: Bool, _ tree: inout FlatTree) -> Bool {
        if isOptimal || traits?.hasOwnLengths ?? false { return false }
        guard let flat = self as? Box<Double>, tree.append(flat, isLeader: isLeader) else { return false }
        var leading: Double?
        if case .overlay(let overlay) = content, overlay.leaders.count < children.count {
            leading = overlay.leaders.first?.priority
        }
        var isFlat = true
        children.each { child in
            isFlat = isFlat && child.list(leading.map { child.priority == $0 } ?? true, &tree)
        }
        return isFlat
    }

    /// Hands on the box and all inside it in the order in which they were listed.
    ///
    /// - Parameters:
    ///   - place: Where the places of the box are.
    ///   - before: How many boxes were handed on before the tree.
    private func handOn(
        _ places: PerAxis<[AxisTree.Place]>, _ place: inout Int, after before: Int, in parent: Int?,
        _ around: (surroundings: Int?, name: String?), _ visit: (PlacedBox<Value>) -> Void
    ) {
        let (horizontal, vertical, index) = (places.horizontal[place], places.vertical[place], before + place)
        place += 1
        visit(
            PlacedBox(
                self, at: PerAxis(horizontal: Self.length(horizontal.origin), vertical: Self.length(vertical.origin)),
                PerAxis(horizontal: Self.length(horizontal.length), vertical: Self.length(vertical.length)),
                for: PerAxis(
                    horizontal: horizontal.offer.map(Self.length), vertical: vertical.offer.map(Self.length)),
                in: parent, around))
        if children.isEmpty { return }
        let (surroundings, name) = (isContainer || isWindow ? index : around.surroundings, id ?? around.name)
        children.each { $0.handOn(places, &place, after: before, in: index, (surroundings, name), visit) }
    }
}
