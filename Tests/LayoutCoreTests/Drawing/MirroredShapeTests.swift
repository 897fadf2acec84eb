// MirroredShapeTests.swift: shapes where lines run right to left.  Apple's documentation of
// `Shape.layoutDirectionBehavior`: since iOS 17 the path is mirrored by default.

import LayoutCore
import Testing

/// A triangle whose right angle is at the lower left.
private struct Corner: InsettableShape {
    var behavior = LayoutDirectionBehavior.mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct MirroredShapeTests {
    /// Whether what a view draws in a frame of 20 by 10 lies at its left, and not at its right.
    private func isLeft(_ view: some View, _ direction: LayoutDirection) throws -> Bool {
        let tree = try LayoutHost(view.environment(\.layoutDirection, direction))
            .layout(ProposedViewSize(width: 20, height: 10))
        let outline = tree.elements.lazy.compactMap { element -> Outline? in
            if case .shape(let outline, _, _)? = element.drawing { return outline }
            return nil
        }.first
        guard case .path(let path)? = outline else {
            Issue.record("no path")
            return false
        }
        #expect(path.contains(CGPoint(x: 2, y: 5)) != path.contains(CGPoint(x: 18, y: 5)))
        return path.contains(CGPoint(x: 2, y: 5))
    }

    @Test func `a shape is mirrored where its behaviour says so`() throws {
        for (behavior, left, right) in [
            (LayoutDirectionBehavior.mirrors, true, false), (.fixed, true, true),
            (.mirrors(in: .leftToRight), false, true),
        ] {
            let shape = Corner(behavior: behavior)
            let views: [AnyView] = [
                AnyView(shape), AnyView(shape.fill(.red)), AnyView(shape.scale(1)), AnyView(AnyShape(shape)),
                AnyView(OffsetShape(shape: shape, offset: .zero)), AnyView(shape.trim(from: 0, to: 1)),
                AnyView(RotatedShape(shape: shape, angle: .zero)),
                AnyView(ScaledShape(shape: shape, scale: CGSize(width: 1, height: 1))),
                AnyView(TransformedShape(shape: shape, transform: .identity)), AnyView(shape.inset(by: 0)),
            ]
            for view in views {
                #expect(try isLeft(view, .leftToRight) == left)
                #expect(try isLeft(view, .rightToLeft) == right)
            }
        }
    }

    @Test func `a stroked shape is mirrored with its shape, and a modifier looks at its own surroundings`() throws {
        #expect(Corner(behavior: .fixed).stroke(lineWidth: 1).layoutDirectionBehavior == .fixed)
        let inside = Color.red.environment(\.layoutDirection, .rightToLeft).clipShape(Corner())
        let tree = try LayoutHost(inside).layout(ProposedViewSize(width: 20, height: 10))
        guard case .clip(.path(let path))? = tree.elements.flatMap(\.effects).first else {
            Issue.record("no clip")
            return
        }
        #expect(path.contains(CGPoint(x: 2, y: 5)) && !path.contains(CGPoint(x: 18, y: 5)))
    }

    @Test func `what a shape clips and where it is tapped is mirrored, too`() throws {
        for (direction, x) in [(LayoutDirection.leftToRight, 2.0), (.rightToLeft, 18.0)] {
            var count = 0
            let view = Color.red.contentShape(Corner()).onTapGesture { count += 1 }.clipShape(Corner())
            let host = LayoutHost(view.environment(\.layoutDirection, direction))
            let tree = try host.layout(ProposedViewSize(width: 20, height: 10))
            let clips = tree.elements.flatMap(\.effects).compactMap { effect -> Path? in
                if case .clip(.path(let path)) = effect { return path }
                return nil
            }
            #expect(clips.count == 1 && clips[0].contains(CGPoint(x: x, y: 5)))
            #expect(!clips[0].contains(CGPoint(x: 20 - x, y: 5)))
            #expect(host.tap(at: CGPoint(x: x, y: 5)) && !host.tap(at: CGPoint(x: 20 - x, y: 5)))
            #expect(count == 1)
        }
    }
}
