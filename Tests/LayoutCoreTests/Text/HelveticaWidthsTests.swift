// HelveticaWidthsTests.swift: widths worked by hand from the AFM files.

import Foundation
import Testing

@testable import Boxes
@testable import LayoutCore

struct HelveticaWidthsTests {
    static let words: [(String, regular: Int, bold: Int)] = [
        ("Hello", 722 + 556 + 222 + 222 + 556, 722 + 556 + 278 + 278 + 611),
        ("Straße", 667 + 278 + 333 + 556 + 611 + 556, 667 + 333 + 389 + 556 + 611 + 556),
        ("äöü", 3 * 556, 556 + 611 + 611),
        ("é€", 556 + 556, 556 + 556),
        ("–—…•", 556 + 1000 + 1000 + 350, 556 + 1000 + 1000 + 350),
        ("“x”", 333 + 500 + 333, 500 + 556 + 500),
        ("‘’‚„", 222 + 222 + 222 + 333, 278 + 278 + 278 + 500),
        ("~@", 584 + 1015, 584 + 975),
        ("ÿ", 500, 556),
        ("Łukasz", 556 + 556 + 500 + 556 + 500 + 500, 611 + 611 + 556 + 556 + 556 + 500),
        ("Œœ", 1944, 1944),
        ("ī", 278, 278),
        ("世界", 2000, 2000),
        ("かなカナ", 4000, 4000),
        ("한국어", 3000, 3000),
        ("Ａ１！", 3000, 3000),
        ("ｱ", 500, 500),
        ("👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣", 4000, 4000),
        ("u\u{308}", 556, 611),
        ("\u{1112}\u{1161}\u{11AB}", 1000, 1000),
        ("a\u{200D}b\u{200C}\u{FEFF}\u{200E}", 1112, 1167),
        ("\t", 4 * 278, 4 * 278),
        // By the AFM files of Nimbus Sans, which are not the table's source: О 778 К 583 Ж 923 и 559 в 531 о 556.
        ("ОК", 778 + 583, 778 + 610),
        ("Живо", 923 + 559 + 531 + 556 - 11, 904 + 615 + 615 + 611 - 13),
        ("Ωμέγα", 748 + 576 + 446 + 500 + 578, 802 + 612 + 451 + 556 + 615),
        ("\u{38B}", 556, 556),
        ("नि", 556, 556),
        ("\u{AD}\u{7}", 0, 0),
    ]

    func width(_ string: String, _ weight: Font.Weight, isBold: Bool = false) -> Int {
        let run = TextRun(string: string, font: .system(size: 10, weight: weight), isBold: isBold)
        return TextClusters([TextPiece(run)]).clusters.reduce(0) { $0 + $1.width }
    }

    // By the table `kern` of Liberation Sans, in 2,048 units an em: AV -152 and -152, Ta -227 and -152, Te -227 and
    // -152, f’ 37 and 37, ΤΑ -152 and -152; none in "HH", "to" and "VE".
    static let pairs: [(String, Int, Int)] = [
        ("HH", 0, 0), ("to", 0, 0), ("VE", 0, 0), ("AV", -74, -74), ("AVA", -148, -148), ("Ta", -111, -74),
        ("f’", 18, 18), ("ΤΑ", -74, -74), ("Te\u{301}", -111, -74), ("T\u{301}e", -111, -74), ("T e", 0, 0),
        ("世A", 0, 0),
    ]

    @Test(arguments: pairs)
    func `pairs of letters stand closer together than their widths say`(pair: String, regular: Int, bold: Int) {
        for (weight, distance) in [(Font.Weight.regular, regular), (.bold, bold)] {
            let apart = pair.unicodeScalars.reduce(0) { $0 + width(String($1), weight) }
            #expect(width(pair, weight) - apart == distance)
        }
    }

    @Test func `letters of two runs, and those beside room that is asked for, are moved by their own run's rules`() {
        func width(_ runs: TextRun...) -> Int {
            TextClusters(runs.map { TextPiece($0) }).clusters.reduce(0) { $0 + $1.width }
        }
        let font = Font.system(size: 10)
        #expect(width(TextRun(string: "A", font: font), TextRun(string: "V", font: font)) == 2 * 667)
        #expect(width(TextRun(string: "A", font: font), TextRun(string: "\u{301}V", font: font)) == 2 * 667)
        #expect(width(TextRun(string: "AV", font: font, kerning: 1)) == 2 * 667 - 74 + 2 * 100)
    }

    @Test(arguments: words)
    func `words have the widths of the AFM files`(word: String, regular: Int, bold: Int) {
        #expect(width(word, .regular) == regular && width(word, .medium) == regular)
        #expect(width(word, .semibold) == bold && width(word, .black) == bold)
        #expect(width(word, .regular, isBold: true) == bold)
    }

    @Test func `every printable character of Latin-1 has a width`() {
        for value in (0x20...0x7E).map(UInt32.init) + (0xA0...0x17F).map(UInt32.init) {
            #expect(HelveticaWidths.regular.width(of: value) ?? 0 > 150)
            #expect(HelveticaWidths.bold.width(of: value) ?? 0 > 150)
        }
    }

    /// The sums were made from the AFM files, one over WinAnsi's characters from U+0020 to U+00FF each.
    @Test func `the tables add up`() {
        func sum(_ widths: HelveticaWidths) -> Int {
            ((0x20...0x7E).map(UInt32.init) + (0xA0...0xFF).map(UInt32.init))
                .reduce(0) { $0 + (widths.width(of: $1) ?? 0) }
        }
        #expect(sum(.regular) == 103707)
        #expect(sum(.bold) == 107268)
    }
}
