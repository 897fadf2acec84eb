// ViewSearchLawTests.swift: what the search finds is what is found by laying out every width by itself.

import PlumbViews
import PlumbViewTesting
import Scenes
import TestSupport
import Testing

struct ViewSearchLawTests {
    private let claims: [ViewClaim] = [.fits, .noAvoidableOverflow, .apart, .inside, .untruncated]
    private let widths = 60...260

    private func failure(in widths: ClosedRange<Int>, _ screen: @escaping (ViewSetting) -> AnyView) throws -> Int? {
        do {
            try verify(screen: screen, widths: widths, that: claims)
            return nil
        } catch let error as ViewCounterexample { return error.width }
    }

    /// Whether the search finds the first of all widths that fails by itself, each in a host of its own.
    private func isExact(_ screen: @escaping (ViewSetting) -> AnyView) throws -> Bool {
        let first = try widths.first { try failure(in: $0...$0, screen) != nil }
        return try failure(in: widths, screen) == first
    }

    @Test func `no width of a random scene fails that the search passed`() throws {
        try forAll(.scenes(SceneShape(leaves: 2...6, levels: 3)), settings: .share(10, of: 300)) { scene in
            try isExact { _ in AnyView(scene.view) }
        }
    }

    @Test func `no width of a random row of texts fails that the search passed`() throws {
        let word = Generator<String>.one(of: ["OK", "Settings", "Wi-Fi and more", "a few short words"])
        let words = word.array(count: 1...4)
        try forAll(words, .integer(in: 0...3), .bool, settings: .share(10, of: 300)) { words, limit, chooses in
            try isExact { _ in
                let row = HStack { ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) } }
                let column = VStack { ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) } }
                let lines = limit == 0 ? nil : limit
                return chooses
                    ? AnyView(
                        ViewThatFits(in: .horizontal) {
                            row; column
                        }.lineLimit(lines))
                    : AnyView(row.lineLimit(lines))
            }
        }
    }

    /// Two columns of 200 begin at a width and fit from 400 and their gap on: perhaps for one point they do not.
    @Test func `a fault that begins where a screen bends is found, however short it is`() throws {
        try forAll(.integer(in: 321...430), .integer(in: 0...30), settings: .share(20, of: 600)) { least, gap in
            let columns = TwoColumns(least: CGFloat(least), gap: CGFloat(gap))
            let found = try failure(in: 320...480) { _ in
                AnyView(
                    columns {
                        Color.red
                        Color.blue
                    })
            }
            return found == (least < 400 + gap ? least : nil)
        }
    }
}
