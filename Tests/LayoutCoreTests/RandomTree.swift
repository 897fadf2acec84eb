// RandomTree.swift: random trees of views, each a function of recorded choices.

import LayoutCore
import Generators

/// A random tree of views of at most a depth and a number of leaves.
struct RandomTree {
    private(set) var numbers: Choices
    private var leaves = 60
    private var count = 0
    let depth: Int

    init(_ numbers: Choices, depth: Int = 6) {
        self.numbers = numbers
        self.depth = depth
    }

    /// The tree.
    mutating func view() -> AnyView { view(depth) }

    private mutating func view(_ depth: Int) -> AnyView {
        let inner = depth == 0 || leaves <= 0 ? leaf() : modified(depth)
        count += 1
        return AnyView(StaticViews([inner]).id(count))
    }

    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(numbers.int(in: range))
    }

    private mutating func leaf() -> AnyView {
        leaves -= 1
        switch numbers.int(in: 0..<6) {
        case 0: return AnyView(Color.red)
        case 1: return AnyView(Spacer(minLength: numbers.bool() ? nil : length(0...20)))
        case 2: return AnyView(Divider())
        case 3: return AnyView(Text("some words"))
        case 4:
            let (low, high, height) = (length(0...40), length(0...60), length(0...30))
            return AnyView(box(low...low + high, height: height))
        default: return AnyView(box(length(0...50), length(0...50)))
        }
    }

    private mutating func modified(_ depth: Int) -> AnyView {
        let kind = numbers.int(in: 0..<12)
        if kind < 5 { return container(depth) }
        let child = StaticViews([view(depth - 1)])
        switch kind {
        case 5: return AnyView(child.padding(length(-5...20)))
        case 6: return AnyView(child.frame(width: length(0...80), alignment: .leading))
        case 7: return AnyView(child.frame(minWidth: length(0...30), maxWidth: length(30...200), alignment: .trailing))
        case 8: return AnyView(child.layoutPriority(Double(length(-1...2))))
        case 9:
            let value = length(-10...40)
            return AnyView(child.alignmentGuide(.leading) { $0.width - value }.offset(x: length(-5...5)))
        case 10: return AnyView(child.overlay(StaticViews([view(0)]), alignment: .bottomTrailing))
        default:
            return AnyView(
                child.fixedSize(horizontal: numbers.bool(), vertical: numbers.bool()))
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let children = (0..<numbers.int(in: 0...4)).map { _ in view(depth - 1) }
        let views = StaticViews(children)
        let spacing = numbers.bool() ? nil : length(-3...12)
        switch numbers.int(in: 0..<5) {
        case 0, 1: return AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { views })
        case 2, 3: return AnyView(VStack(alignment: .leading, spacing: spacing) { views })
        default: return AnyView(ZStack(alignment: .topTrailing) { views })
        }
    }
}

extension Choices {
    /// A whole number of a range; the lowest is the simplest.
    mutating func int(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(draw(upTo: UInt64(range.count - 1)))
    }

    /// A whole number of a range; the lowest is the simplest.
    mutating func int(in range: Range<Int>) -> Int { int(in: range.lowerBound...range.upperBound - 1) }

    /// False or true; false is the simpler.
    mutating func bool() -> Bool { draw(upTo: 1) == 1 }

    /// One of some values; the first is the simplest.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[int(in: values.indices)] }
}

extension Generator where Value == AnyView {
    /// Trees of six levels and at most sixty leaves, printed as what they are laid out to.
    static var views: Generator {
        Generator(
            describe: { view in
                let tree = try? LayoutHost(view).layout(ProposedViewSize(width: 300, height: 200))
                return tree?.elements.map { "\($0.kind) \($0.frame)" }.joined(separator: "; ") ?? "no layout"
            },
            draw: { choices in
                var tree = RandomTree(choices)
                let view = tree.view()
                choices = tree.numbers
                return view
            })
    }
}
