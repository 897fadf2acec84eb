// ReferenceTests.swift: the pages of reference say what the command and the schemas say, and documents keep to plain English.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Python.executable != nil)) struct ReferenceTests {
    private let scripts = "\(Repository.root.path)/Scripts"

    @Test func `the reference is what the command and the schemas say`() throws {
        let check = try shell("python3 '\(scripts)/reference' --check '\(builtCommand().path)'")
        #expect(check.status == 0, "\(check.complaints)")
    }

    @Test func `documents, help and messages are plain English, and no page is too long`() throws {
        let check = try shell("python3 '\(scripts)/prose' --help-of '\(builtCommand().path)'")
        #expect(check.status == 0, "\(check.output)\(check.complaints)")
    }

    /// Sentences of earlier pages, which the search has to find.
    @Test(arguments: [
        "Of scenes the measures are overflow and outside.", "The letters are told on standard error.",
        "It tells the narrowest width.", "What draws leaves the frames as they are.",
        "It is measured by what no font has, or by what is there.", "Chips that part do so by half a point.",
        "The sweep is given up after a minute.", "Both are equal but for rounding.", "It fails for want of time.",
        "The tests judge them anew.", "The answer hangs on the order.", "A rule of one's own is tried.",
        "The stronger constraints see to both.", "It came to no end.", "The order counts for nothing.",
    ])
    func `the search finds a sentence of the dialect`(sentence: String) throws {
        let found = try shell("python3 '\(scripts)/prose' --text '\(sentence.replacing("'", with: "'\\''"))'")
        #expect(found.status == 1, "\(sentence)")
    }

    @Test(arguments: [
        "Of course it fits.", "What is a witness?", "For scenes, the measures are overflow and outside.",
        "The report names the part of the row that differs.", "It says what is wrong.",
    ])
    func `the search passes a plain sentence`(sentence: String) throws {
        let found = try shell("python3 '\(scripts)/prose' --text '\(sentence)'")
        #expect(found.status == 0, "\(found.output)")
    }
}
