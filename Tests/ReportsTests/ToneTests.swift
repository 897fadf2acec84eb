// ToneTests.swift: one colour a verdict, in pictures, in the terminal and on the page.

import Foundation
import Plumb
import Reports
import TestSupport
import Testing

struct ToneTests {
    @Test func `the page's style sheet has the colours of the pictures`() throws {
        let sheet = try String(
            contentsOf: Repository.root.appending(path: "Sources/CPage/web/style.css"), encoding: .utf8)
        for tone in Tone.all {
            guard let name = tone.name else { continue }
            #expect(sheet.contains("--\(name): light-dark(\(tone.light), \(tone.dark))"), "\(name)")
        }
    }

    @Test func `a colour by day has one by night, and no two meanings share it`() {
        #expect(Set(Tone.all.map(\.light)).count == Tone.all.count)
        let hexadecimal = /#[0-9a-f]{6}/
        for tone in Tone.all {
            #expect(tone.light.wholeMatch(of: hexadecimal) != nil && tone.dark.wholeMatch(of: hexadecimal) != nil)
        }
    }

    @Test func `words can be read on every ground on which they stand, by day and by night`() {
        let words: [Tone] = [.ink, .soft, .optimal, .overflow, .unused, .inversion, .unfair]
        for word in words {
            for ground in [Tone.paper, .sheet] {
                #expect(contrast(word.light, ground.light) >= 4.5, "\(word) on \(ground)")
                #expect(contrast(word.dark, ground.dark) >= 4.5, "\(word.dark) on \(ground.dark)")
            }
        }
        for ground in [Tone.water, .stone, .optimalFill, .overflowGround] {
            #expect(
                contrast(Tone.ink.light, ground.light) >= 4.5 && contrast(Tone.ink.dark, ground.dark) >= 4.5,
                "\(ground)")
        }
    }

    /// The contrast of two colours (WCAG 2.2, "contrast ratio").
    private func contrast(_ first: String, _ second: String) -> Double {
        let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
        return max(one, other) / min(one, other)
    }

    private func luminance(_ hexadecimal: String) -> Double {
        let value = Int(hexadecimal.dropFirst(), radix: 16) ?? 0
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double((value >> shift) & 255) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
