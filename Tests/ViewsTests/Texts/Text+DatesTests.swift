// Text+DatesTests.swift: points in time, attributed texts and pictures as texts.

import PlumbViews
import Testing

struct TextValueTests {
    private func size(_ text: some View) throws -> CGSize { try LayoutHost(text).layout(.unspecified).size }

    private let start = Date(timeIntervalSince1970: 1_000_000_000)

    @Test func `a day is written in English by Greenwich's time`() throws {
        #expect(try size(Text(start, style: .date)) == size(Text(verbatim: "September 9, 2001")))
        #expect(try size(Text("on \(start, style: .date)")) == size(Text(verbatim: "on September 9, 2001")))
    }

    @Test(arguments: [(9, "0:09"), (65, "1:05"), (3909, "1:05:09")])
    func `an interval is written as a clock shows it`(seconds: Int, shown: String) throws {
        let interval = start...start.addingTimeInterval(Double(seconds))
        #expect(try size(Text(timerInterval: interval)) == size(Text(verbatim: shown)))
        #expect(try size(Text(timerInterval: interval, countsDown: false)) == size(Text(verbatim: "0:00")))
    }

    @Test func `parts of an attributed text have their fonts`() throws {
        var text = AttributedString("Hello")
        text.foregroundColor = .red
        let whole = try #require(text.range(of: "Hello"))
        text[whole].font = .title
        text[whole].underlineStyle = .single
        #expect(try size(Text(text)) == size(Text(verbatim: "Hello").font(.title)))
        var spread = AttributedString("ab")
        spread.kern = 3
        #expect(try size(Text(spread)) == size(Text(verbatim: "ab").kerning(3)))
    }

    @Test func `a picture stands among letters`() throws {
        let image = Image(systemName: "star")
        #expect(try size(Text(image)).width > 0)
        #expect(try size(Text("a\(image)b")) == size(Text(verbatim: "a") + Text(image) + Text(verbatim: "b")))
    }

    @Test func `colours have names, and others digits`() {
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    }

    @Test(arguments: [
        (5, "5 sec"), (65, "1 min, 5 sec"), (3600 * 2 + 60 * 23, "2 hr, 23 min"), (3600 * 50, "2 days, 2 hr"),
        (86400 * 31, "1 mth, 1 day"), (86400 * 362, "11 mths, 32 days"), (86400 * 400, "1 yr, 1 mth"),
        (86400 * 800, "2 yrs, 2 mths"),
    ]) func `how far a point in time is away is written in its two largest units`(seconds: Int, shown: String) throws {
        // Half a second more, since time passes meanwhile.
        let date = Date(timeIntervalSinceNow: -Double(seconds) - 0.2)
        #expect(try size(Text(date, style: .relative)) == size(Text(verbatim: shown)))
    }

    private static let strange = [-Double.infinity, -1e300, -1e19, 1e19, 1e300, .infinity, .nan]

    @Test(arguments: strange)
    func `points in time that no clock shows are written all the same`(seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        for style in [Text.DateStyle.timer, .relative, .offset, .time, .date] {
            #expect(try size(Text(date, style: style)).height > 0)
        }
        for style in [true, false] {
            let picker = DatePicker("Date", selection: .constant(date))
            #expect(try size(style ? AnyView(picker) : AnyView(picker.datePickerStyle(.wheel))).height > 0)
        }
    }

    @Test func `what is no point in time is no time away`() throws {
        let date = Date(timeIntervalSince1970: .nan)
        #expect(try size(Text(date, style: .timer)) == size(Text(verbatim: "0:00")))
        #expect(try size(Text(date, style: .relative)) == size(Text(verbatim: "0 sec")))
        #expect(try size(Text(date, style: .offset)) == size(Text(verbatim: "+0 seconds")))
    }
}
