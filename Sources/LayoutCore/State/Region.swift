// Region.swift: the language and the time zone in which values are written.  Both have fixed values, so that a layout is the
// same everywhere; `environment` changes them.

extension EnvironmentValues {
    /// The language; American English.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The time zone; Greenwich.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Both.
    var region: Region { Region(locale: locale, timeZone: timeZone) }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Region.american.locale } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { Region.american.timeZone } }

/// Where a value is written.
package struct Region: Hashable {
    package let locale: Locale
    package let timeZone: TimeZone

    /// American English at Greenwich.
    package static let american = Region(locale: Locale(identifier: "en_US"), timeZone: .gmt)

    /// A style of Foundation's for the region, where it names no locale and no time zone of its own.
    func style<Style: FormatStyle>(_ style: Style) -> Style {
        var style = style
        if style.locale(.autoupdatingCurrent) == style { style = style.locale(locale) }
        if var dated = style as? Date.FormatStyle, dated.timeZone == .autoupdatingCurrent {
            dated.timeZone = timeZone
            style = dated as? Style ?? style
        }
        return style
    }
}
