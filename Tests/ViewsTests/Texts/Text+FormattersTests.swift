// Text+FormattersTests.swift: values as Foundation's formatters write them.

import Foundation
import PlumbViews
import Testing

struct TextFormattersTests {
    private func shown(_ text: Text) throws -> String? {
        try LayoutHost(text.id("text")).layout(.unspecified).find(id: "text").text
    }

    private let numbers: NumberFormatter = {
        let formatter = NumberFormatter()
        (formatter.locale, formatter.numberStyle) = (Locale(identifier: "en_US"), .percent)
        return formatter
    }()

    private let days: DateFormatter = {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), .gmt)
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    /// Foundation counts from the first day of 2001.
    private let date = Date(timeIntervalSinceReferenceDate: 0)

    @Test func `a date and a number are written by their formatters`() throws {
        #expect(try shown(Text(date, formatter: days)) == "2001-01-01")
        #expect(try shown(Text(NSNumber(value: 0.5), formatter: numbers)) == "50%")
    }

    @Test func `values in a literal are written by their formatters`() throws {
        #expect(try shown(Text("on \(date, formatter: days)")) == "on 2001-01-01")
        #expect(try shown(Text("\(NSNumber(value: 0.5), formatter: numbers) done")) == "50% done")
    }

    @Test func `a value that a formatter does not write is no text`() throws {
        #expect(try shown(Text(NSNumber(value: 0.5), formatter: days)) ?? "" == "")
    }

    @Test func `a literal with a formatted value has the key that a table has`() throws {
        let view = Text("on \(date, formatter: days)").id("text").environment(\.translations, ["on %@": "am %@"])
        #expect(try LayoutHost(view).layout(.unspecified).find(id: "text").text == "am 2001-01-01")
    }
}
