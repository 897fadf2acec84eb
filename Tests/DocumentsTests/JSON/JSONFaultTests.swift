// JSONFaultTests.swift: what is said of a text that is not JSON is what Foundation's full reader says of it.

import Foundation
import PlumbTesting
import Testing

@testable import Documents

struct JSONFaultTests {
    /// What Foundation says, in our words; `nil` where it reads the text.
    private func reason(_ text: String) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            return nil
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
            let words = reason.replacing(" in Swift.", with: " as a 64-bit number.").dropLast()
            if words.hasPrefix("Too many") { return "too many nested arrays or dictionaries" }
            return words.prefix(1).lowercased() + words.dropFirst()
        }
    }

    private func agrees(_ text: String) -> Bool {
        let (ours, theirs) = (JSONFault.first(in: text.utf8)?.words, reason(text))
        // Foundation cuts a letter of several bytes behind a backslash in two, and takes the half for the fault.
        if theirs?.hasPrefix("invalid UTF-8 sequence") == true { return ours?.hasPrefix("invalid escape") == true }
        return ours == theirs
    }

    static let texts = [
        "", " ", "tru", "trux", "truxy", "true x", "nxll ", "[1,]", "{\"a\":1,}", "[,]", "{,}", "{a:1}", "{\"a\" 1}",
        "{\"a\":}", "[1 2]", "[01]", "[-01]", "[-]", "[-", "[1.]", "[1.", "[.5]", "[1e]", "[1e", "[1e+]", "[0.e5]",
        "[1.5.5]", "[1e5e5]", "[1e5.5]", "[1-2]", "[-0]", "[0e05]", "[1e999, 1e998]", "[1e-999]", "[0x1]", "-", "00",
        "\"a", "\"a\\", "\"a\\q\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\u0041\"",
        "\"\\udc00\"", "\"\\uD83D\\uDE00\"", "\"a\nb\"", "[1] x", "NaN", "\u{FEFF}[1", "[1]\u{0}",
        "[99999999999999999999]",
        String(repeating: "[", count: 513), String(repeating: "{\"a\":", count: 513),
        "[" + String(repeating: "9", count: 400) + "]", "[\"\u{7f}é\", é]",
    ]

    @Test(arguments: texts) func `a fault is worded and placed as Foundation does it`(text: String) {
        #expect(JSONFault.first(in: text.utf8)?.words == reason(text))
    }

    @Test func `so it is in texts with a few letters changed`() throws {
        let problem = Array(
            #"{"available": 320.5e1, "items": [{"id": "tö\n\u00e4", "max": -0}, [true, false, null]], "a": {}}"#.utf8)
        let letters = Array("[]{}:,\"\\ \n0123.-+eEtrufalsn".utf8)
        let changes = Generator.integer(in: 0...problem.count - 1).array(count: 1...3)
        try forAll(
            changes, Generator.one(of: letters).array(count: 3...3), .integer(in: 0...3),
            settings: TestingSettings(cases: 1_000)
        ) { places, letters, kind in
            var bytes = problem
            for (place, letter) in zip(places, letters) where place < bytes.count {
                switch kind {
                case 0: bytes[place] = letter
                case 1: bytes.insert(letter, at: place)
                case 2: bytes.remove(at: place)
                default: bytes.removeLast(bytes.count - place)
                }
            }
            guard let text = String(validating: bytes, as: UTF8.self) else { return true }
            return agrees(text)
        }
    }
}
