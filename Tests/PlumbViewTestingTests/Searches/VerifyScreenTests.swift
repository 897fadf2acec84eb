// VerifyScreenTests.swift: screens that hold together pass; planted faults are found where arithmetic says they begin.

import Foundation
import PlumbViews
import PlumbViewTesting
import TestSupport
import Testing

struct VerifyScreenTests {
    private let strings: StringTable = ["title": ["en": "Settings", "de": "Einstellungen"]]

    private func found<Screen: View>(
        widths: ClosedRange<Int> = 320...1440, that claims: ViewClaim..., in sizes: [DynamicTypeSize] = [.large],
        _ directions: [LayoutDirection] = [.leftToRight], @ViewBuilder screen: @escaping (ViewSetting) -> Screen
    ) throws -> ViewCounterexample? {
        do {
            try verify(
                screen: screen, widths: widths, textSizes: sizes, languages: ["en", "de"], directions: directions,
                strings: strings, that: claims)
            return nil
        } catch let error as ViewCounterexample { return error }
    }

    @Test func `a row with room for everything passes in every setting`() throws {
        let sizes = TestingSettings.share(3, of: 12).some(of: DynamicTypeSize.allCases)
        let coverage = try verify(
            screen: { setting in
                HStack {
                    Text(verbatim: setting.string("title"))
                    Spacer()
                    Button("OK") {}.frame(minWidth: 44, minHeight: 44)
                }
            },
            textSizes: sizes, languages: ["en", "de"], directions: .all, strings: strings,
            that: [.fits, .apart, .inside, .untruncated, .mirrored])
        #expect(coverage.variants == sizes.count * 2 * 2)
    }

    /// 224 stretches of 5 points, and the four points inside the one in which the view stops growing.
    @Test(arguments: [(CGFloat.infinity, 225, 0), (777, 229, 1), (775, 225, 0), (1438, 229, 1)])
    func `every fifth width is laid out, and every point where the screen bends`(
        most: CGFloat, layouts: Int, bends: Int
    ) throws {
        let coverage = try verify(
            screen: { _ in Color.red.frame(maxWidth: most).frame(height: 10) }, that: [.fits, .inside])
        #expect(coverage == ViewCoverage(variants: 1, layouts: layouts, bends: bends))
    }

    @Test func `an overflow between 402 and 407 points is found where it begins`() throws {
        let screen = { (_: ViewSetting) in
            VStack {
                TwoColumns {
                    Color.red
                    Color.blue
                }
            }
        }
        let fault = try #require(try found(that: .apart, .fits, screen: screen))
        #expect(fault.width == 402 && fault.claim.source == ".fits")
        guard case .overflow(let view, .horizontal, room: 402, amount: 6) = fault.fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(view.path.hasSuffix("TwoColumns") && view.frame.width == 408)
        #expect(try found(widths: 407...1440, that: .fits, screen: screen)?.width == 407)
        #expect(try found(widths: 320...401, that: .fits, screen: screen) == nil)
        #expect(try found(widths: 408...1440, that: .fits, screen: screen) == nil)
    }

    /// "Einstellungen" is 6.003 em wide in Helvetica: 282.2 points at 47 points, 318.2 at 53.
    @Test func `a label that is cut off in German at the largest size is found there`() throws {
        let screen = { (setting: ViewSetting) in SettingsRow(title: setting.string("title")) }
        let fault = try #require(try found(that: .untruncated, in: .all, .all, screen: screen))
        #expect(fault.width == 320 && fault.variant.language == "de")
        #expect(fault.variant.textSize == .accessibility5 && fault.variant.direction == .leftToRight)
        guard case .truncated(let view, text: "Einstellungen") = fault.fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(view.path.contains("SettingsRow/HStack/Text"))
        #expect(try found(widths: 340...1440, that: .untruncated, in: .all, screen: screen)?.width == 340)
        #expect(try found(widths: 349...1440, that: .untruncated, in: .all, screen: screen) == nil)
    }

    @Test func `a layout that turns itself round is not mirrored`() throws {
        let screen = { (_: ViewSetting) in LeadingBadge { Color.red } }
        let fault = try #require(try found(that: .mirrored, in: .all, .all, screen: screen))
        #expect(fault.width == 320 && fault.variant.textSize == .large && fault.variant.language == "en")
        guard case .unmirrored(let view, let mirror) = fault.fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(mirror.frame == CGRect(x: 300, y: 0, width: 20, height: 20))
    }

    @Test func `a target of 43 points is too small, one of 44 is not`() throws {
        func screen(_ height: CGFloat) -> (ViewSetting) -> AnyView {
            { _ in AnyView(Button(action: {}) { Color.red.frame(width: 60, height: height) }) }
        }
        let fault = try #require(try found(that: .tappable(), in: .all, .all, screen: screen(43)))
        #expect(fault.width == 320 && fault.variant.textSize == .large)
        guard case .small(let view, minimum: 44) = fault.fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(view.frame.size == CGSize(width: 60, height: 43))
        #expect(try found(that: .tappable(minimum: 44), screen: screen(44)) == nil)
    }

    @Test func `siblings that overlap are told, layers are not`() throws {
        let column = { (_: ViewSetting) in
            VStack(spacing: -5) {
                Color.red.frame(height: 20)
                Color.blue.frame(height: 20)
            }
        }
        guard case .overlap(let first, let second, amount: 5) = try found(that: .apart, screen: column)?.fault else {
            Issue.record("nothing was found")
            return
        }
        #expect(first.frame.maxY == 20 && second.frame.minY == 15)
        let layers = { (_: ViewSetting) in
            ZStack {
                Color.red
                AnyLayout(ZStackLayout())() {
                    Color.blue
                    Text(verbatim: "over it").overlay { Color.green }
                }
            }.frame(height: 50)
        }
        #expect(try found(that: .apart, screen: layers) == nil)
    }

    @Test func `a view moved out of its container is outside, one in a scroll view is not`() throws {
        let moved = { (_: ViewSetting) in
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20).offset(x: -7)
                Color.blue
            }
        }
        guard
            case .outside(let view, .some(let container), .horizontal, amount: 7) =
                try found(that: .inside, screen: moved)?.fault
        else {
            Issue.record("nothing was found")
            return
        }
        #expect(view.frame.minX == -7 && container.path.hasSuffix("HStack"))
        let scrolling = { (_: ViewSetting) in
            ScrollView(.horizontal) { HStack { Color.red.frame(width: 3000, height: 20) } }
        }
        #expect(try found(that: .fits, .inside, screen: scrolling) == nil)
    }

    /// The notch is 30 points deep; the title begins 10 points from the edge, and 30 from the top.
    @Test func `texts keep out of the insets`() throws {
        let screen = { (_: ViewSetting) in
            HStack {
                Text(verbatim: "title").padding(.leading, 10).padding(.top, 30)
                Spacer()
            }
        }
        let insets = EdgeInsets(top: 30, leading: 12, bottom: 0, trailing: 0)
        guard case .unsafe(_, .leading, amount: 2) = try found(that: .within(safeArea: insets), screen: screen)?.fault
        else {
            Issue.record("nothing was found")
            return
        }
        let smaller = EdgeInsets(top: 30, leading: 10, bottom: 0, trailing: 0)
        #expect(try found(that: .within(safeArea: smaller), in: .all, .all, screen: screen) == nil)
    }

    @Test func `a condition of one's own is searched`() throws {
        let fault = try found(that: .that("no higher than 60") { $0.size.height <= 60 }) { setting in
            if setting.width >= 777 { Color.red.frame(height: 61) } else { Color.red.frame(height: 60) }
        }
        #expect(fault?.width == 777 && fault?.fault == .contradicted("no higher than 60"))
    }

    @Test func `a screen may read its width late`() throws {
        let fault = try found(that: .inside) { setting in
            GeometryReader { proxy in
                Color.red.frame(width: setting.width > 500 ? proxy.size.width + 1 : 10)
            }.frame(height: 20)
        }
        #expect(fault?.width == 501)
    }

    @Test func `the report has the path, the numbers, the views and a statement`() throws {
        let fault = try #require(
            try found(that: .tappable(minimum: 44.5)) { _ in
                Button(action: {}) { Color.red.frame(width: 44, height: 44) }.id("ok")
            })
        let words = "\(fault)"
        #expect(words.contains("Button/HStack/Color/frame (44 by 44 at (0, 0)) takes taps and is not 44.5 both ways"))
        #expect(words.contains("320 wide, language en, text size large, left to right"))
        #expect(words.contains("> frame ok"))
        #expect(
            fault.source.contains(
                """
                    screen: screen, widths: 320...320, textSizes: [.large],
                    languages: ["en"], directions: [.leftToRight], strings: strings,
                    that: [.tappable(minimum: 44.5)])
                """))
    }

    @Test func `a fault that is everywhere is reported in the simplest setting`() throws {
        let fault = try found(that: .fits, in: .all, .all) { _ in Color.red.frame(width: 2000, height: 10) }
        #expect(fault?.variant.description == "language en, text size large, left to right" && fault?.width == 320)
    }
}
