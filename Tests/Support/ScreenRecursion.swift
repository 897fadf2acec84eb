// ScreenRecursion.swift: a screen answered container by container, from the root down.  Lengths in points.
// `ScreenProgram` gives the same answer to every screen that this one can answer: that is a law.

import PlumbTesting
import LayoutCore
public import Scenes

extension Screen {
    /// The frames of all views container by container, small linear programs where sizes compete.
    ///
    /// - Throws: `CoupledGuide` where a guide ties sizes together across containers, and `ScreenError.unbounded` where
    ///   infinity is proposed to what has no greatest size; `RowError` and `RowProgramError`.
    public func solvedInTurn() throws -> ScreenArrangement {
        var recursion = ScreenRecursion(screen: self)
        for axis in Axis.allCases {
            let length = proposal[axis].map { nodes[0].range[axis].clamped($0) } ?? nodes[0].range[axis].ideal
            guard length.isFinite else { throw ScreenError(.unbounded(axis), at: nodes[0].path) }
            recursion.sizes[0][axis] = length
        }
        for index in nodes.indices {
            for axis in Axis.allCases { try recursion.layOut(index, along: axis) }
            try recursion.alignFrame(index)
        }
        return ScreenArrangement(sizes: recursion.sizes, offsets: recursion.offsets, in: self)
    }
}

/// A guide depends on what lies inside a child or pulls children apart, so that no container can be solved by itself.
public struct CoupledGuide: Error {
    let key: GuideKey
}

/// Solves each container in turn, offering each child its length.
private struct ScreenRecursion {
    let screen: Screen
    var sizes: [PerAxis<Double>]
    var offsets: [PerAxis<Double>]

    init(screen: Screen) {
        self.screen = screen
        sizes = screen.nodes.map { _ in PerAxis { _ in 0 } }
        offsets = sizes
    }

    mutating func layOut(_ index: Int, along axis: Axis) throws {
        let node = screen.nodes[index]
        switch node.kind {
        case .leaf: break
        case .padding(let before, let total):
            for child in node.children {
                sizes[child][axis] = offered(sizes[index][axis] - total[axis], to: child, axis)
                offsets[child][axis] = before[axis]
            }
        case .frame: for child in node.children { sizes[child][axis] = offered(sizes[index][axis], to: child, axis) }
        case .stack(axis, _, _): try share(node, node.isUnspecified[axis] ? nil : sizes[index][axis], axis)
        case .stack, .overlay: try align(index, axis)
        }
    }

    private func offered(_ length: Double, to child: Int, _ axis: Axis) -> Double {
        let node = screen.nodes[child]
        return node.isUnspecified[axis] ? node.range[axis].ideal : node.range[axis].clamped(length)
    }

    private mutating func share(_ node: ScreenNode, _ available: Double?, _ axis: Axis) throws {
        let items = node.children.map { Item(screen.nodes[$0].range[axis], priority: screen.nodes[$0].priority) }
        let row = try Row(items: items, spacing: node.gaps, available: available)
        let lengths = WaterFilling().lengths(for: row)
        for (child, (length, place)) in zip(node.children, zip(lengths, Arrangement(lengths, in: row).offsets)) {
            (sizes[child][axis], offsets[child][axis]) = (length, place)
        }
    }

    private mutating func align(_ index: Int, _ axis: Axis) throws {
        guard let key = screen.alignmentKey(of: index, along: axis) else { return }
        let sizing = screen.sizingChildren(of: index)
        let own = try sizing.map { child in
            FlexibleAlignmentProblem.Child(screen.nodes[child].range[axis], guide: try ownGuide(of: child, key, axis))
        }
        let across = try FlexibleAlignmentProblem(children: own, available: sizes[index][axis])
        let lengths = across.isUncoupled ? across.answers : try across.solved().lengths
        let placed = try across.fixed(at: lengths).optimum
        for (child, (length, offset)) in zip(sizing, zip(lengths, placed.offsets)) {
            (sizes[child][axis], offsets[child][axis]) = (length, offset)
        }
        for child in screen.nodes[index].children where !sizing.contains(child) {
            sizes[child][axis] = offered(sizes[index][axis], to: child, axis)
            offsets[child][axis] = placed.guide - (try ownGuide(of: child, key, axis).value(at: sizes[child][axis]))
        }
    }

    /// A guide that depends on nothing but the view's own length along the axis.
    private func ownGuide(of child: Int, _ key: GuideKey, _ axis: Axis) throws(CoupledGuide) -> LinearGuide {
        let guide = screen.nodes[child].placing[axis]
        let scale = guide.terms.first?.factor ?? 0
        guard guide.terms.allSatisfy({ $0.quantity == .size(child, axis) }), (0...1).contains(scale) else {
            throw CoupledGuide(key: key)
        }
        return LinearGuide(scale: scale, constant: guide.constant)
    }

    mutating func alignFrame(_ index: Int) throws {
        guard case .frame(_, let alignment) = screen.nodes[index].kind else { return }
        for child in screen.nodes[index].children {
            offsets[child] = try PerAxis { axis in
                try screen.nodes[child].placing[axis].value { quantity in
                    // What lies inside the child has no size and no place yet.
                    if case .size(let view, let along) = quantity, view == index || view == child {
                        return sizes[view][along]
                    }
                    throw CoupledGuide(key: alignment[axis])
                }
            }
        }
    }
}
