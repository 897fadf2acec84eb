// DrawnEffectsTests.swift: clips, shadows, maps of the plane and gradients in pictures of layouts.  Lengths in points.

import Drawings
import Foundation
import LayoutCore
import Testing
import Views

struct DrawnEffectsTests {
    private var square: some View { Color.red.frame(width: 40, height: 40) }

    private func document(_ view: some View) throws -> String {
        LayoutDrawing(try LayoutHost(view).layout(.unspecified), margin: 0).document
    }

    /// The numbers of the picture's rectangle.
    private func extent(_ view: some View) throws -> [Double] {
        let box = try #require(try document(view).firstMatch(of: #/viewBox="([^"]*)"/#)?.output.1)
        return box.split(separator: " ").compactMap { Double($0) }
    }

    private func isClose(_ first: [Double], _ second: [Double]) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }
    }

    @Test func `frames are those without effects`() throws {
        let view = HStack(spacing: 0) {
            square.rotationEffect(.degrees(45)).scaleEffect(3).shadow(radius: 9).blur(radius: 4).clipShape(Circle())
            square.id("next")
        }
        let tree = try LayoutHost(view).layout(.unspecified)
        #expect(tree.size == CGSize(width: 80, height: 40))
        #expect(tree.frame(id: "next") == CGRect(x: 40, y: 0, width: 40, height: 40))
    }

    // A square of 40 turned by 45 degrees is 56.57 wide and high, about the same middle.
    @Test func `a picture holds what is turned, made larger and shaded`() throws {
        #expect(isClose(try extent(square.rotationEffect(.degrees(45))), [-8.28, -8.28, 56.57, 56.57]))
        #expect(isClose(try extent(square.rotationEffect(.degrees(90), anchor: .topLeading)), [-40, 0, 80, 40]))
        #expect(isClose(try extent(square.scaleEffect(x: 2, y: 0.5)), [-20, 0, 80, 40]))
        // Half a point of standard deviation a point of radius, three of them to each side.
        #expect(isClose(try extent(square.shadow(radius: 10, x: 4, y: 0)), [-11, -15, 70, 70]))
        #expect(isClose(try extent(square.blur(radius: 2)), [-6, -6, 52, 52]))
        #expect(isClose(try extent(square.rotationEffect(.degrees(45)).clipped()), [0, 0, 40, 40]))
    }

    @Test func `effects follow each other in the order in which they are added`() throws {
        let element = try #require(
            try LayoutHost(
                square.id("square").clipShape(Capsule()).scaleEffect(2, anchor: .topLeading).shadow(radius: 3)
            )
            .layout(.unspecified).element(id: "square"))
        #expect(
            element.effects == [
                .clip(.capsule), .transform(CGAffineTransform(scaleX: 2, y: 2)),
                .shadow(.black.opacity(0.33), radius: 3, offset: .zero),
            ])
        let turnedAndClipped = try document(square.rotationEffect(.degrees(45)).clipped())
        let clippedAndTurned = try document(square.clipped().rotationEffect(.degrees(45)))
        func groups(_ document: String) -> [Substring] {
            document.matches(of: #/<g ([a-z-]*)/#).map(\.output.1).filter { $0 != "class" }
        }
        #expect(groups(turnedAndClipped) == ["clip-path", "transform"])
        #expect(groups(clippedAndTurned) == ["transform", "clip-path"])
    }

    @Test func `a mask that is a shape clips, and another draws all`() throws {
        let effects = try LayoutHost(square.mask(Circle()).id("square")).layout(.unspecified).element(id: "square")?
            .effects
        #expect(effects == [.clip(.circle)])
        #expect(try document(square.mask { Capsule() }) == document(square.clipShape(Capsule())))
        #expect(try document(square.mask { Text("mask") }) == document(square))
    }

    @Test func `a map is about a point of the frame, in the root's coordinates`() throws {
        let tree = try LayoutHost(square.rotationEffect(.degrees(90)).id("square").padding(10)).layout(.unspecified)
        guard case .transform(let map)? = tree.element(id: "square")?.effects.first else {
            Issue.record("no map")
            return
        }
        let corner = CGPoint(x: 10, y: 10).applying(map)
        #expect(isClose([Double(corner.x), Double(corner.y)], [50, 10]))
    }

    // cos 60 is a half; about the vertical axis the width is what is seen of it.
    @Test func `turns in space are seen from afar`() throws {
        let axes: [((CGFloat, CGFloat, CGFloat), [Double])] = [
            ((0, 1, 0), [10, 0, 20, 40]), ((1, 0, 0), [0, 10, 40, 20]), ((0, 0, 0), [0, 0, 40, 40]),
        ]
        for (axis, extent) in axes {
            let turned = square.rotation3DEffect(.degrees(60), axis: axis)
            let drawn = try LayoutHost(turned).layout(.unspecified).root.effects
            guard case .transform(let map)? = drawn.first else { continue }
            let corner = CGPoint(x: 0, y: 0).applying(map)
            #expect(isClose([Double(corner.x), Double(corner.y)], [extent[0], extent[1]]))
        }
        let flat = try document(square.rotation3DEffect(.degrees(30), axis: (0, 0, 2)))
        #expect(flat == (try document(square.rotationEffect(.degrees(30)))))
    }

    @Test func `what no picture can show is left out`() throws {
        let plain = try document(square)
        for angle in [Double.nan, .infinity] { #expect(try document(square.rotationEffect(.degrees(angle))) == plain) }
        #expect(try document(square.scaleEffect(.infinity)) == plain)
        #expect(try document(square.shadow(radius: .infinity)) == plain)
        #expect(try document(square.blur(radius: .nan)) == plain)
        #expect(try document(square.blur(radius: -1)) == plain)
    }

    @Test func `a view is mirrored for the other direction only where that is asked for`() throws {
        let view = square.flipsForRightToLeftLayoutDirection(true)
        #expect(try document(view) == document(square))
        #expect(try document(view.environment(\.layoutDirection, .rightToLeft)).contains("matrix(-1 0 0 1 40 0)"))
        let mirrors = square.layoutDirectionBehavior(.mirrors(in: .leftToRight))
        #expect(try document(mirrors).contains("matrix(-1 0 0 1 40 0)"))
        #expect(try document(mirrors.environment(\.layoutDirection, .rightToLeft)) == document(square))
    }

    // Red to blue in 120 sectors: the middle of the 61st is at 60.5 / 120, where 0.496 of the red and 0.504 of the blue are.
    @Test func `gradients are drawn where they lie`() throws {
        let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
        let round = RadialGradient(colors: colors, center: .top, startRadius: 10, endRadius: 20)
        let circles = try document(round.frame(width: 40, height: 40))
        #expect(circles.contains("cx=\"20\" cy=\"0\" r=\"20\"><stop offset=\"0.5\" stop-color=\"#ff0000\""))
        let inward = RadialGradient(colors: colors, center: .top, startRadius: 20, endRadius: 10)
        let reversed = try document(inward.frame(width: 40, height: 40))
        #expect(reversed.contains("r=\"20\"><stop offset=\"0.5\" stop-color=\"#0000ff\""))
        let ellipses = try document(EllipticalGradient(colors: colors).frame(width: 40, height: 20))
        #expect(ellipses.contains("cx=\"0.5\" cy=\"0.5\" r=\"0.5\"><stop offset=\"0\""))
        let turn = try document(AngularGradient(colors: colors, center: .center).frame(width: 40, height: 40))
        let fills = turn.matches(of: #/Z" fill="(#[0-9a-f]*)"/#).map(\.output.1)
        #expect(fills.count == 120 && fills[0] == "#fe0001" && fills[119] == "#0100fe")
        #expect(fills[60] == "#7e0081")
    }

    @Test func `a shape's line is a shape that can be filled, and has a line itself`() throws {
        let line = Rectangle().stroke(lineWidth: 4)
        #expect(
            try document(line.fill(.red).frame(width: 40, height: 40))
                == document(Rectangle().stroke(.red, lineWidth: 4).frame(width: 40, height: 40)))
        #expect(line.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).contains(CGPoint(x: 1, y: 20)))
        #expect(!line.path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).contains(CGPoint(x: 20, y: 20)))
        let doubled = try document(
            Circle().stroke(lineWidth: 8).stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 1).frame(
                width: 40, height: 40))
        #expect(doubled.contains("stroke=\"#0000ff\"") && doubled.contains("stroke-width=\"1\""))
    }

    @Test func `the ends and corners of lines are drawn`() throws {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 2)
        let line = try document(Rectangle().stroke(.red, style: style).frame(width: 40, height: 40))
        for attribute in [
            "stroke-linecap=\"round\"", "stroke-linejoin=\"bevel\"", "stroke-dasharray=\"3 1\"",
            "stroke-dashoffset=\"2\"",
        ] { #expect(line.contains(attribute)) }
    }
}
