import Foundation
import Testing

@Suite struct GenerateCommandTests {
    @Test(arguments: ["toolbar", "table", "form", "chips", "random"])
    func `the rows can be solved, and the same seed gives the same ones`(kind: String) throws {
        let arguments = ["generate", "--kind", kind, "--count", "300", "--seed", "9"]
        let first = try plumb(arguments, input: Data())
        #expect(first.status == 0 && first.lines.count == 301)
        #expect(try plumb(arguments, input: Data()).output == first.output)
        let solved = try plumb("solve", "--with", "water-fill", "--format", "json", input: first.output)
        #expect(solved.status == 0 && solved.lines.count == 301)
    }

    @Test func `a longer corpus starts with the shorter one`() throws {
        let short = try plumb("generate", "--kind", "form", "--count", "5", "--policy", "css-flex")
        let long = try plumb("generate", "--kind", "form", "--count", "5000", "--policy", "css-flex")
        #expect(long.output.hasPrefix(short.output))
        #expect(long.lines.count == 5_001)
    }

    /// A file open for reading takes nothing, as a full disk does.
    @Test func `a standard output that takes nothing is reported and ends with status 2`() throws {
        let nowhere = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
        let run = try plumb(["generate", "--kind", "form"], input: Data(), output: nowhere)
        #expect(run.status == 2 && run.complaints.hasPrefix("standard output cannot be written"))
        #expect(run.complaints.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ["--kind", "menu"], ["--kind", "form", "--count", "0"], ["--kind", "form", "--seed", "-1"],
        ["--kind", "form", "--policy", "fair"], [],
    ])
    func `bad options are named and end with status 2`(options: [String]) throws {
        let run = try plumb(["generate"] + options, input: Data())
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.contains(options.dropLast().last ?? "--kind"))
    }
}
