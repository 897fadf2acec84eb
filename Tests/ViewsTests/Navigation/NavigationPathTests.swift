// NavigationPathTests.swift: paths that are kept between launches.

import Foundation
import PlumbViews
import Testing

struct KeptTree: Codable, Hashable { var name: String }
private struct Unkept: Hashable { var name: String }

struct NavigationPathTests {
    @Test func `a path of codable values is read as it was written`() throws {
        var path = NavigationPath([1, 2])
        path.append("elm")
        path.append(KeptTree(name: "ash"))
        let written = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: written)
        #expect(NavigationPath(read) == path)
    }

    @Test func `a path with a value that is not codable cannot be kept`() {
        #expect(NavigationPath([Unkept(name: "elm")]).codable == nil)
        #expect(NavigationPath().codable != nil)
    }

    @Test(arguments: [#"["No such type", "1"]"#, #"["Si"]"#, #"["Si", "x"]"#])
    func `what is no path is refused`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
        }
    }
}
