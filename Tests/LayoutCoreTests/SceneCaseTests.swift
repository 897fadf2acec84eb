// SceneCaseTests.swift: the numeric cases that lie beside the package, when they do.

import Foundation
import LayoutCore
import Testing

/// The cases, from a file that is not part of the package.
enum SceneCases {
    static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "../shared/cases/layout.json")

    static let all: [SceneValue] = {
        guard let data = try? Data(contentsOf: file), let value = try? JSONDecoder().decode(SceneValue.self, from: data)
        else { return [] }
        return value["cases"]?.list ?? []
    }()

    static let ids = all.compactMap { $0["id"]?.string }
}

struct SceneCaseTests {
    @Test(.enabled(if: !SceneCases.all.isEmpty), arguments: SceneCases.ids)
    func `every case gives the frames that it expects`(id: String) throws {
        let scene = try #require(SceneCases.all.first { $0["id"]?.string == id })
        let answer = try Scene(scene).layout()
        let expectations =
            [scene["expect"]] + (scene["alternatives"]?.list.map { $0["expect"] } ?? [])
        let found = expectations.compactMap { $0 }.map { faults(of: answer, $0, scene) }
        #expect(found.contains([]), "\(id): \(found)")
    }

    private func faults(of answer: SceneAnswer, _ expect: SceneValue, _ scene: SceneValue) -> [String] {
        var faults: [String] = []
        func compare(_ what: String, _ found: [CGFloat?]?, _ expected: SceneValue?) {
            let expected = expected?.list.map(\.length) ?? []
            let isSame =
                found?.count == expected.count
                && zip(found ?? [], expected).allSatisfy { found, expected in
                    guard let found, let expected else { return found == nil && expected == nil }
                    return found == expected || abs(found - expected) <= 1e-6
                }
            if !isSame { faults.append("\(what) is \(found ?? []), not \(expected)") }
        }
        compare("size", [answer.tree.size.width, answer.tree.size.height], expect["size"])
        for (id, frame) in expect["frames"]?.members ?? [:] {
            compare("frame of \(id)", answer.tree.frame(id: id)?.numbers, frame)
        }
        for (id, proposal) in expect["finalProposal"]?.members ?? [:] {
            let found = answer.tree.element(id: id)?.proposal
            compare("proposal of \(id)", found.map { [$0.width, $0.height] }, proposal)
        }
        let guides = try? SceneGuides(scene["customGuides"])
        for (name, value) in expect["explicit"]?.members ?? [:] {
            guard let guides else { continue }
            let found = answer.dimensions?[explicit: guides.key(name)]
            compare("guide \(name)", [found], .list([value]))
        }
        for (id, anchors) in expect["anchors"]?.members ?? [:] {
            compare("bounds of \(id)", answer.readings.bounds[id]?.numbers, anchors["bounds"])
            for (name, point) in anchors.members where name != "bounds" {
                let found = answer.readings.points[id]?[name]
                compare("\(name) of \(id)", found.map { [$0.x, $0.y] }, point)
            }
        }
        if let order = expect["prefOrder"]?.list.compactMap(\.string), order != answer.readings.order {
            faults.append("order is \(answer.readings.order), not \(order)")
        }
        return faults
    }
}

extension SceneValue {
    var members: [String: SceneValue] {
        guard case .object(let members) = self else { return [:] }
        return members
    }
}

extension CGRect {
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
