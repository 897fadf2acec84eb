// SimplestSettingTests.swift: a simple setting in which a screen breaks is reported, with its narrowest width.

import PlumbViews
import PlumbViewTesting
import Testing

struct SimplestSettingTests {
    private let languages = ["en", "de", "ja"]

    /// The report on a screen that breaks in some settings from a width on.
    private func found(
        from width: Int, sizes: [DynamicTypeSize], where breaks: @escaping (ViewSetting) -> Bool
    ) throws -> ViewCounterexample? {
        do {
            try verify(
                screen: { setting in
                    let isBroken = breaks(setting) && Int(setting.width) >= width
                    Color.red.frame(width: isBroken ? 2000 : 10, height: 10)
                },
                widths: 320...500, textSizes: sizes, languages: languages, directions: .all, that: [.fits])
            return nil
        } catch let error as ViewCounterexample { return error }
    }

    /// Screens that break from a language, a size and a direction on.
    @Test func `the first language, the smallest size from the default on, and left to right are told`() throws {
        let sizes = DynamicTypeSize.allCases
        try forAll(
            .integer(in: 0...2), .integer(in: 0...11), .bool, settings: .share(5, of: 200)
        ) { language, size, isTurned in
            let found = try found(from: 320, sizes: .all) { setting in
                languages.firstIndex(of: setting.language) ?? 0 >= language && setting.textSize >= sizes[size]
                    && (!isTurned || setting.direction == .rightToLeft)
            }
            guard let variant = found?.variant else { return false }
            return variant.language == languages[language] && variant.textSize == max(sizes[size], .large)
                && (variant.direction == .rightToLeft) == isTurned && found?.width == 320
        }
    }

    /// Screens that break in any set of settings: a bit each of 3 languages, 3 sizes and 2 directions.
    @Test func `no part of the reported setting can be simpler`() throws {
        let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility5]
        let settings = TestingSettings.share(10, of: 400)
        try forAll(.integer(in: 1...262_143), .integer(in: 320...500), settings: settings) { set, width in
            func breaks(_ language: Int, _ size: Int, _ direction: Int) -> Bool {
                set >> ((language * 3 + size) * 2 + direction) & 1 == 1
            }
            func place(_ language: String, _ size: DynamicTypeSize, _ direction: LayoutDirection) -> [Int] {
                [
                    languages.firstIndex(of: language) ?? 0, sizes.firstIndex(of: size) ?? 0,
                    direction == .leftToRight ? 0 : 1,
                ]
            }
            let found = try found(from: width, sizes: sizes) { setting in
                let place = place(setting.language, setting.textSize, setting.direction)
                return breaks(place[0], place[1], place[2])
            }
            guard let found else { return false }
            let told = place(found.variant.language, found.variant.textSize, found.variant.direction)
            let isSimplest = told.indices.allSatisfy { part in
                (0..<told[part]).allSatisfy { simpler in
                    var other = told
                    other[part] = simpler
                    return !breaks(other[0], other[1], other[2])
                }
            }
            return breaks(told[0], told[1], told[2]) && isSimplest && found.width == width
        }
    }
}
