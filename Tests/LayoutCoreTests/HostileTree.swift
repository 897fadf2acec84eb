// HostileTree.swift: random trees with every modifier and with numbers that nobody should write.

import LayoutCore
import Generators

/// A random tree of views with lengths that may be negative, infinite or not numbers.
struct HostileTree {
    private(set) var numbers: Choices
    private var leaves = 40

    init(_ numbers: Choices) { self.numbers = numbers }

    /// A length that may be anything.
    mutating func length() -> CGFloat {
        let lengths: [CGFloat] = [
            .nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .leastNonzeroMagnitude, 10, 20, 33.3, 50, 100, 7,
        ]
        return numbers.pick(lengths)
    }

    /// A length that may be anything, or none.
    mutating func open() -> CGFloat? { numbers.bool() ? nil : length() }

    mutating func proposal() -> ProposedViewSize { ProposedViewSize(width: open(), height: open()) }

    mutating func view(_ depth: Int = 5) -> AnyView {
        guard depth > 0, leaves > 0 else { return leaf() }
        let kind = numbers.int(in: 0..<22)
        return kind < 10 ? container(kind, depth) : modified(kind, depth)
    }

    private mutating func leaf() -> AnyView {
        leaves -= 1
        switch numbers.int(in: 0..<7) {
        case 0: return AnyView(Color.red)
        case 1: return AnyView(Spacer(minLength: open()))
        case 2: return AnyView(Text("some words").font(.system(size: 10)))
        case 3:
            let size = CGSize(width: length(), height: length())
            return AnyView(MeasuredLeaf(baselines: (length(), length())) { _ in size })
        case 4: return AnyView(Circle())
        case 5: return AnyView(Image("picture", size: CGSize(width: length(), height: length())).resizable())
        default: return AnyView(Divider())
        }
    }

    private mutating func container(_ kind: Int, _ depth: Int) -> AnyView {
        let views = StaticViews((0..<numbers.int(in: 0...3)).map { _ in view(depth - 1) })
        let (first, second) = (open(), open())
        switch kind {
        case 0, 1: return AnyView(HStack(alignment: .lastTextBaseline, spacing: first) { views })
        case 2, 3: return AnyView(VStack(alignment: .trailing, spacing: first) { views })
        case 4: return AnyView(ZStack(alignment: .bottomLeading) { views })
        case 5: return AnyView(ScrollView([.horizontal]) { views })
        case 6: return AnyView(GeometryReader { _ in views })
        case 7:
            return AnyView(
                Grid(horizontalSpacing: first, verticalSpacing: second) {
                    GridRow(alignment: .firstTextBaseline) { views }
                    views
                })
        case 8: return AnyView(ViewThatFits { views })
        default: return AnyView(LazyVStack(spacing: first) { views })
        }
    }

    private mutating func modified(_ kind: Int, _ depth: Int) -> AnyView {
        let child = StaticViews([view(depth - 1)])
        let lengths = (length(), length(), open(), open(), open(), open())
        switch kind {
        case 10: return AnyView(child.frame(width: lengths.2, height: lengths.3, alignment: .bottom))
        case 11:
            return AnyView(
                child.frame(
                    minWidth: lengths.2, idealWidth: lengths.3, maxWidth: lengths.4, minHeight: lengths.5,
                    maxHeight: lengths.3, alignment: .topTrailing))
        case 12: return AnyView(child.padding(lengths.0))
        case 13: return AnyView(child.offset(x: lengths.0, y: lengths.1))
        case 14: return AnyView(child.position(x: lengths.0, y: lengths.1))
        case 15: return AnyView(child.aspectRatio(lengths.2, contentMode: lengths.3 == nil ? .fit : .fill))
        case 16: return AnyView(child.layoutPriority(lengths.0))
        case 17: return AnyView(child.alignmentGuide(.trailing) { _ in lengths.0 })
        case 18: return AnyView(child.alignmentGuide(.lastTextBaseline) { $0.height * lengths.0 })
        case 19: return AnyView(child.overlay(StaticViews([view(1)]), alignment: .topLeading))
        case 20: return AnyView(child.fixedSize())
        default: return AnyView(child.zIndex(lengths.0).opacity(lengths.1).environment(\.layoutDirection, .rightToLeft))
        }
    }
}

/// A hostile tree with its proposal and the points at which it is touched.
struct HostileLayout {
    let view: AnyView
    let proposal: ProposedViewSize
    let points: [CGPoint]

    /// Whatever numbers a program writes, a layout ends and gives a tree.
    func run() throws -> LayoutTree {
        let host = LayoutHost(view)
        let result = try host.layout(proposal)
        _ = result.hitTest(points[0])
        _ = host.tap(at: points[1])
        return result
    }
}

extension Generator where Value == HostileLayout {
    /// Trees that nobody should write.
    static var hostile: Generator {
        Generator { choices in
            var tree = HostileTree(choices)
            let view = tree.view()
            let proposal = tree.proposal()
            let points = [0, 1].map { _ in CGPoint(x: tree.length(), y: tree.length()) }
            choices = tree.numbers
            return HostileLayout(view: view, proposal: proposal, points: points)
        }
    }
}
