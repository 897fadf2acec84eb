// RegionTests.swift: values in texts as the locale and the time zone around have them.

import PlumbViews
import Testing

struct RegionTests {
    private func texts(_ view: some View) throws -> [String] {
        try LayoutHost(view).layout(.unspecified).elements.flatMap { element -> [String] in
            guard case .text(let lines, _) = element.drawing else { return [] }
            // Signs for dates keep their numbers together by narrow spaces.
            return lines.map { line in
                line.runs.map(\.string).joined().map { $0.isWhitespace ? " " : String($0) }.joined()
            }
        }
    }

    private let german = Locale(identifier: "de_DE")
    private let date = Date(timeIntervalSince1970: 0)

    // The locale's data: Unicode CLDR, en and de.
    @Test func `values are American where nothing is said`() throws {
        #expect(try texts(Text(1234.5, format: .currency(code: "USD"))) == ["$1,234.50"])
        #expect(try texts(Text(date, format: .dateTime.day().month().year())) == ["Jan 1, 1970"])
        #expect(try texts(Text("\(1234) of \(0.5)")) == ["1,234 of 0.500000"])
        #expect(try texts(Text(date, style: .time)) == ["12:00 AM"])
    }

    @Test func `values follow the locale and the time zone`() throws {
        #expect(try texts(Text(1234.5, format: .number).environment(\.locale, german)) == ["1.234,5"])
        #expect(try texts(Text("\(1234) of \(0.5)").environment(\.locale, german)) == ["1.234 of 0,500000"])
        #expect(try texts(Text("**\(1234)**").environment(\.locale, german)) == ["1.234"])
        #expect(try texts(Text("a \(1234.5, format: .number)").environment(\.locale, german)) == ["a 1.234,5"])
        #expect(try texts(Text(date, style: .date).environment(\.locale, german)) == ["1. Januar 1970"])
        let east = try #require(TimeZone(secondsFromGMT: 10_800))
        #expect(try texts(Text(date, style: .time).environment(\.timeZone, east)) == ["3:00 AM"])
        #expect(try texts(Text(date, format: .dateTime.hour()).environment(\.timeZone, east)) == ["3 AM"])
    }

    @Test func `a locale of the style stays`() throws {
        let style = FloatingPointFormatStyle<Double>(locale: german)
        #expect(try texts(Text(1234.5, format: style)) == ["1.234,5"])
        #expect(
            try texts(Text(1234.5, format: style).environment(\.locale, Locale(identifier: "fr_FR"))) == ["1.234,5"])
    }

    @Test func `values in translations follow the locale`() throws {
        let view = Text("\(1234) apples").environment(\.translations, ["%lld apples": "%lld Äpfel"])
        #expect(try texts(view.environment(\.locale, german)) == ["1.234 Äpfel"])
        #expect(try texts(view) == ["1,234 Äpfel"])
    }

    @Test func `a text follows when the locale changes`() throws {
        struct Switching: View {
            @State private var isGerman = false
            var body: some View {
                Text(1234.5, format: .number).onTapGesture { isGerman.toggle() }
                    .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
            }
        }
        let host = LayoutHost(Switching())
        #expect(try host.layout(.unspecified).root.first { $0.text != nil }?.text == "1,234.5")
        try host.tap(text: "1,234.5")
        #expect(try host.layout(.unspecified).root.first { $0.text != nil }?.text == "1.234,5")
    }
}
