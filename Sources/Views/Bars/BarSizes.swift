// BarSizes.swift: how much room bars, sheets, questions and menus take, by system and device.  Lengths in points.
//
// Sources, by the letters in the table below; what has "-" was not found published and is what the system looks like.
//
// A  Tencent/QMUI_iOS, issue 633 (2019), measured by system and device: navigation bar 44 and tool bar 44 on an iPhone held
//    upright, tab bar 49; on an iPad since iOS 12 navigation bar 50, tab and tool bar 50, or 45 above an indicator of 20.
// B  G. Hackworth, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (2018): large titles add 52.
// C  trees of elements that XCUITest printed on iOS 26 (2026): navigation bar 54 on iPhones 402 wide, with a button of 44 by 44;
//    106 with a large title on one 440 wide, whose text stands 20 from the side and 3.7 below the first 54; tab bar 83 on
//    402 by 874, thus 49 above 34, a button in it 54 high, 4 below the top of the bar.
// D  QuintGao/GKNavigationBarSwift, issue 47 (2025): the navigation bar of iOS 26 is 54 high, no longer 44.
// E  Flutter, `packages/flutter/lib/src/cupertino`, whose constants were taken from screens of iOS: search field 36; question
//    270 wide, corners 14, edges 20; sheet of choices 8 from the sides and 8 above the cancelling one; menu 250 wide.
// F  marpies.com, "Coding Auto Layout by Example - Custom UIAlert" (2022): question 270 wide, its buttons 44 high.
// G  B. Ho, "SheetInteraction" (2022), measured: a sheet begins 10 below what is free above, 20 on an iPhone with a home
//    button; heights of detents leave out the room below.
// H  MBTA's application for iOS (2024): `medium` is 0.56 of the greatest height.  On an iPhone 17 Pro (iOS 26) it is 435.667 of
//    778, which is what is free of the screen, so that the greatest sheet begins where that does.
// I  J. Qin, "One JS, Two UXes" (fudong.dev): on an iPad a sheet is a card of about 580 by 620, whatever its detents.
// J  openradar 31111140 (2017): applications keep the first column of a split view at 320; `UISplitViewController` gives it no more
//    by itself.

/// How much room bars, sheets, questions and menus take, in points.
///
/// By default those of `EnvironmentValues.screenSystem`, on an iPad where the room along x is regular:
///
/// | | iPhone, iOS 16 to 18 | iPhone, iOS 26 | iPad |
/// | --- | --- | --- | --- |
/// | navigation bar | 44 (A) | 54 (C, D) | 50 (A); iOS 26: 54 (-) |
/// | large title below it | 52 (B) | 52 (C) | 52 (B) |
/// | field for searching, in a row | 36 in 52 (E, -) | 36 in 52 (-) | 36 in 52 (-) |
/// | tab bar | 49 (A) | 49 (C) | 50, or 45 above an indicator (A) |
/// | tool bar | 44 (A) | 44 (-) | 50, or 45 above an indicator (A) |
/// | sheet begins below what is free | 10, or 20 (G) | 0 (H) | a card of 580 by 620 (I) |
/// | `medium` of the greatest sheet | 0.56 (H) | 0.56 (H) | - |
/// | question, its buttons | 270, 44 (E, F) | 270, 44 (-) | 270, 44 (E, F) |
/// | choices | rows of 57, 8 from the sides (-, E) | the same (-) | as in a bubble (-) |
/// | menu, its rows | 250, 44 (E, -) | 250, 44 (-) | 250, 44 (-) |
/// | first columns | - | - | 320 (J) |
public struct BarSizes: Hashable, Sendable {
    /// A bar with items and a small title, and what a large title adds.
    public var navigationBar: CGFloat = 44, largeTitle: CGFloat = 52
    /// The height of a field for searching, and of the row in which it stands.
    public var searchField: CGFloat = 36, searchRow: CGFloat = 52
    /// The bars at the bottom, without what the device covers there.
    public var tabBar: CGFloat = 49, toolbar: CGFloat = 44
    /// The room before the first item of a bar, and between two.
    public var margin: CGFloat = 16, itemSpacing: CGFloat = 16
    /// How wide the first columns are where several stand beside each other.
    public var sidebar: CGFloat = 320
    /// How far below what is free above the greatest sheet begins.
    public var sheetTop: CGFloat = 10
    /// The share of the greatest height that a medium sheet has.
    public var mediumSheet = 0.56
    /// The size of a sheet that is a card in the middle; `nil` for one at the bottom.
    public var card: CGSize?
    /// The radius of the corners of sheets, and of questions and menus.
    public var sheetCorners: CGFloat = 10, corners: CGFloat = 14
    /// How wide a question is, how high its buttons are, and the room inside.
    public var alertWidth: CGFloat = 270, alertButton: CGFloat = 44, alertInset: CGFloat = 20
    /// How high a choice is, and its distance from the sides of the screen.
    public var choice: CGFloat = 57, choiceMargin: CGFloat = 8
    /// How wide a menu is, and how high each row.
    public var menuWidth: CGFloat = 250, menuRow: CGFloat = 44
    /// Whether items of bars stand on round grounds, and tabs on one.
    public var hasGlass = false

    /// The sizes on an iPhone with iOS 17.
    public init() {}

    /// The sizes of a system on a device.
    ///
    /// - Parameters:
    ///   - isWide: Whether the room along x is regular, as on an iPad.
    ///   - bottom: What the device covers below, 0 with a home button.
    public init(of system: ScreenSystem, isWide: Bool = false, bottom: CGFloat = 34) {
        if isWide {
            (navigationBar, tabBar, toolbar) = (50, bottom > 0 ? 45 : 50, bottom > 0 ? 45 : 50)
            (margin, card) = (20, CGSize(width: 580, height: 620))
        } else if bottom == 0 {
            sheetTop = 20
        }
        if system == .iOS26 {
            (navigationBar, sheetTop, sheetCorners, corners, hasGlass) = (54, 0, 34, 26, true)
        }
    }
}

private enum BarSizesKey: EnvironmentKey { static var defaultValue: BarSizes? { nil } }

extension EnvironmentValues {
    /// How much room bars, sheets, questions and menus take, in points; by default those of the system and the device.
    public var barSizes: BarSizes {
        get {
            self[BarSizesKey.self]
                ?? BarSizes(
                    of: screenSystem, isWide: horizontalSizeClass == .regular, bottom: safeAreaInsets.bottom)
        }
        set { self[BarSizesKey.self] = newValue }
    }
}
