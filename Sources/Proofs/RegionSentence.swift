// RegionSentence.swift: what the items of a row do in a region, in words.

public import Families
internal import Rows

extension Family {
    /// What each item does in a region: `title at its minimum, search grows with the container`.
    ///
    /// Items in one state are said together; an item is named by its id, or else by its place.
    ///
    /// - Complexity: None but comparisons of forms, but for regions without an inside.
    public func sentence(on region: ExploredRegion) -> String {
        var groups: [(state: ItemState, items: [Int])] = []
        for index in row.items.indices {
            let state = state(of: index, in: region)
            if let place = groups.firstIndex(where: { $0.state == state }) {
                groups[place].items.append(index)
            } else {
                groups.append((state: state, items: [index]))
            }
        }
        if groups.isEmpty { return "no items" }
        return groups.map { group in
            let isMany = group.items.count > 1
            let first = region.lengths[group.items[0]]
            let areEqual = isMany && group.state.isVarying && group.items.allSatisfy { region.lengths[$0] == first }
            let equality = areEqual ? "are equal and " : ""
            return "\(group.items.map(name).listed) \(equality)\(group.state.words(isMany: isMany))"
        }.joined(separator: ", ")
    }

    private func name(of item: Int) -> String { row.items[item].name(at: item) }

    private func state(of index: Int, in region: ExploredRegion) -> ItemState {
        let (item, length) = (row.items[index], region.lengths[index])
        func isLength(_ other: LinearForm) -> Bool {
            other.constant.isFinite && vanishes(length - other, over: region)
        }
        if item.minimum == item.maximum, isLength(item.minimum) {
            return item.minimum.known.map(ItemState.fixed) ?? .rigid
        }
        if isLength(item.minimum) { return .bound(.minimum) }
        if isLength(item.maximum) { return .bound(.maximum) }
        if row.policy == .cssFlex, isLength(item.flex.basis) { return .bound(.basis) }
        if isLength(item.ideal) { return .bound(.ideal) }
        if row.available == length { return .container }
        if let known = length.known { return .fixed(known) }
        return varying(length)
    }

    private func varying(_ length: LinearForm) -> ItemState {
        var (up, down): ([String], [String]) = ([], [])
        for (index, parameter) in parameters.enumerated() where length[index] != 0 {
            let isContainer = row.available == LinearForm(parameter: index)
            let name = isContainer ? "the container" : parameter.name.printable
            if length[index] > 0 { up.append(name) } else { down.append(name) }
        }
        return .varies(up: up, down: down)
    }

    /// Whether a form is 0 all over a region.
    private func vanishes(_ form: LinearForm, over region: ExploredRegion) -> Bool {
        if let known = form.known { return known == 0 }
        guard form.value(at: region.inside) == 0 else { return false }
        let bounds = region.bounds.filter { $0.slack.known == nil }.map { bound in
            bound.isStrict ? HalfSpace(bound.slack, isPositive: true) : HalfSpace(0 - bound.slack, isPositive: false)
        }
        // What cannot be told for certain is not said.
        return [form, 0 - form].allSatisfy { form in
            let above = HalfSpace(form, isPositive: true)
            var programs = 0
            guard case .empty? = try? InequalitySystem(box: parameters.box, halves: bounds + [above]).answer(&programs)
            else { return false }
            return true
        }
    }
}

/// What an item does in a region.
private enum ItemState: Hashable {
    enum Bound: Hashable { case minimum, maximum, ideal, basis }

    /// It has this length.
    case fixed(Fraction)
    /// It can have no other length, which varies.
    case rigid
    /// It is as long as the container.
    case container
    /// It is at a length of its own.
    case bound(Bound)
    /// It gains by some parameters and loses by others.
    case varies(up: [String], down: [String])

    var isVarying: Bool { if case .varies = self { true } else { false } }

    /// As said of one item, or of several.
    func words(isMany: Bool) -> String {
        switch self {
        case .fixed(let length): return "\(isMany ? "are" : "is") \(length.points)"
        case .rigid: return isMany ? "keep their lengths" : "keeps its length"
        case .container: return isMany ? "fill the container" : "fills the container"
        case .bound(.minimum): return isMany ? "at their minima" : "at its minimum"
        case .bound(.maximum): return isMany ? "at their maxima" : "at its maximum"
        case .bound(.ideal): return isMany ? "at their ideal lengths" : "at its ideal length"
        case .bound(.basis): return isMany ? "at their bases" : "at its basis"
        case .varies(let up, let down):
            let grows = up.isEmpty ? nil : "\(isMany ? "grow" : "grows") with \(up.listed)"
            let grow = down.count > 1 ? "grow" : "grows"
            let shrinks = down.isEmpty ? nil : "\(isMany ? "shrink" : "shrinks") as \(down.listed) \(grow)"
            return [grows, shrinks].compactMap { $0 }.joined(separator: " and ")
        }
    }
}
