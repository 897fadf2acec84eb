// RoundedRowTests.swift: rows of texts with rounded sizes are the same in layouts, in sweeps and as views.  Lengths in points.

import Documents
import Fractions
import Generators
import LayoutCore
import PlumbOptimal
import Scenes
import TestSupport
import Testing
import Workbench

/// A scene with a row of texts, some of them in frames and paddings, in a width.
private struct RowOfTexts: Sendable, CustomStringConvertible {
    let tree: String
    let scale, width: Int

    var description: String { "\(tree) at \(scale), in \(width)" }

    func document(in width: Double) throws -> SceneDocument {
        try SceneDocument.read(#"{"proposal": [\#(width), null], "displayScale": \#(scale), "tree": \#(tree)}"#)
    }

    static let all = Generator<RowOfTexts> { choices in
        func number(_ range: ClosedRange<Int>) -> Int {
            range.lowerBound + Int(choices.draw(upTo: UInt64(range.count - 1)))
        }
        let words = ["a", "of", "word", "longer", "considerably", "wide", "lines"]
        let count = number(2...3)
        let texts = (0..<count).map { index -> String in
            let string = (0..<number(1...6)).map { _ in words[number(0...6)] }.joined(separator: " ")
            let text = #"{"kind": "text", "id": "\#(index)", "string": "\#(string)"}"#
            switch number(0...7) {
            case 0: return #"{"kind": "padding", "insets": \#(number(1...9)), "child": \#(text)}"#
            case 1: return #"{"kind": "flex", "minw": \#(number(20...60)), "child": \#(text)}"#
            case 2: return #"{"kind": "flex", "maxw": \#(number(20...90)), "child": \#(text)}"#
            case 3: return #"{"kind": "fixed", "id": "\#(index)", "w": \#(number(10...40)), "h": 10}"#
            default: return text
            }
        }
        let children = texts.joined(separator: ", ")
        let row = #"{"kind": "hstack", "id": "row", "spacing": \#(number(0...8)), "children": [\#(children)]}"#
        return RowOfTexts(tree: row, scale: number(1...2), width: number(40 * count...100 * count))
    }
}

struct RoundedRowTests {
    private func isNear(_ first: [Double], _ second: [Double]) -> Bool {
        zip(first, second).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test func `layouts, sweeps and views have the same frames`() throws {
        try forAll(RowOfTexts.all, settings: .share(7, of: 600)) { row in
            let first = Double(row.width)
            let widths = first...first + 3
            let sweep = try SceneSweep(of: row.document(in: first), by: .optimal, over: widths)
            return try [0.2371, 1.0413, 2.7117].allSatisfy { step in
                let document = try row.document(in: first + step)
                let answer = try LaidOutScene(document, engine: .optimal)
                let views = try LayoutHost(document.view, engine: .optimal).layout(
                    ProposedViewSize(width: CGFloat(first + step), height: nil))
                let swept = try #require(sweep.frames(at: Fraction(decimal: first + step)))
                return try ["row", "0", "1", "2"].allSatisfy { id in
                    guard let frame = answer.frame(id: id) else { return true }
                    let exact = try #require(swept.first { $0.id == id })
                    let element = try #require(views.elements.first { $0.identifiers.contains(id) }).frame
                    let sides = [
                        exact.origin.horizontal, exact.origin.vertical, exact.size.horizontal, exact.size.vertical,
                    ]
                    let places = [element.minX, element.minY, element.width, element.height]
                    return isNear(frame.numbers, sides.map(\.double))
                        && isNear(frame.numbers, places.map { Double($0) })
                }
            }
        }
    }
}
