// PublishedTests.swift: numbers of other people's tests, met here or marked with what is not known.

import Testing

struct PublishedTests {
    @Test(arguments: PublishedLayout.all)
    func `a number that SwiftUI has to meet elsewhere is met, or marked with what is not known`(
        _ published: PublishedLayout
    ) throws {
        let holds = try published.holds()
        let found = try published.ours()
        if let unknown = published.unknown {
            #expect(!holds, "\(published) holds now, and needs no remark: \(unknown)")
        } else {
            #expect(holds, "\(published) is \(found), and the source has \(published.numbers)")
        }
    }

    @Test func `there are many, of many repositories, and few differ`() {
        let met = PublishedLayout.all.filter { $0.unknown == nil }
        #expect(met.map(\.numbers.count).reduce(0, +) >= 200)
        #expect(Set(PublishedLayout.all.map(\.source.repository)).count >= 25)
        #expect(PublishedLayout.all.count - met.count <= 12)
        #expect(PublishedLayout.all.allSatisfy { $0.source.commit.count == 40 })
    }
}
