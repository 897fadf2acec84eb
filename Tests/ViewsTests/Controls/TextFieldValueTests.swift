// TextFieldValueTests.swift: values that are typed into lines.  Source: Apple's documentation of
// `TextField.init(_:value:format:prompt:)`: editing updates the value as long as the style can read the text, else it stays.

import Foundation
import PlumbViews
import Testing

private struct ValueField<Value>: View {
    @State var value: Value
    let field: (Binding<Value>) -> TextField<Text>

    var body: some View {
        VStack {
            field($value).id("field")
            Text("value \("\(value)")").id("value")
        }
    }
}

struct TextFieldValueTests {
    /// The value after some texts have been typed one after the other.
    private func typing<Value>(
        _ texts: String..., over value: Value, in field: @escaping (Binding<Value>) -> TextField<Text>
    ) throws -> [String] {
        let host = LayoutHost(ValueField(value: value, field: field))
        let room = ProposedViewSize(width: 300, height: 300)
        _ = try host.layout(room)
        return try texts.map { text in
            try host.type(text, id: "field")
            return String(try host.layout(room).find(id: "value").text?.dropFirst(6) ?? "")
        }
    }

    private let american = Locale(identifier: "en_US")

    @Test func `amounts of money are read with the sign of their currency`() throws {
        let style = Decimal.FormatStyle.Currency(code: "USD", locale: american)
        #expect(
            try typing("4.25", "$3.50", "x$", over: Decimal(2)) { TextField("Price", value: $0, format: style) }
                == ["4.25", "3.5", "3.5"])
    }

    @Test func `what is typed is read in the style of the line and written`() throws {
        let style = FloatingPointFormatStyle<Double>(locale: american)
        #expect(
            try typing("7.25", "1,000", over: 1.5) { TextField("Price", value: $0, format: style) } == [
                "7.25", "1000.0",
            ])
        let whole = IntegerFormatStyle<Int>(locale: american)
        #expect(try typing("12", over: 1) { TextField("Pieces", value: $0, format: whole) } == ["12"])
    }

    @Test func `what the style cannot read leaves the value and the text of the line`() throws {
        let style = FloatingPointFormatStyle<Double>(locale: american)
        #expect(try typing("many", "", over: 1.5) { TextField("Price", value: $0, format: style) } == ["1.5", "1.5"])
    }

    @Test func `a value that may be missing is missing where the line is empty`() throws {
        let style = IntegerFormatStyle<Int>(locale: american)
        let values = try typing("8", "some", "", over: Int?.none) { TextField("Age", value: $0, format: style) }
        #expect(values == ["Optional(8)", "Optional(8)", "nil"])
    }

    @Test func `a formatter of numbers reads numbers, whole ones where the value is whole`() throws {
        let formatter = NumberFormatter()
        formatter.locale = american
        formatter.numberStyle = .decimal
        #expect(
            try typing("7.25", "many", "12 apples", over: 1.5) { TextField("Price", value: $0, formatter: formatter) }
                == ["7.25", "7.25", "7.25"])
        #expect(
            try typing("7", "7.25", over: 1) { TextField("Pieces", value: $0, formatter: formatter) } == ["7", "7"])
        #expect(
            try typing("7", over: Decimal(1)) { TextField("Pieces", value: $0, formatter: formatter) } == ["7"])
    }

    @Test func `a formatter of dates reads dates`() throws {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), .gmt)
        formatter.dateFormat = "yyyy-MM-dd"
        let day = try #require(formatter.date(from: "2001-01-02"))
        let typed = try typing("2001-01-02", "soon", over: Date(timeIntervalSinceReferenceDate: 0)) {
            TextField("Day", value: $0, formatter: formatter)
        }
        #expect(typed == ["\(day)", "\(day)"])
    }

    @Test func `a formatter that only writes leaves the value`() throws {
        let typed = try typing("1 KB", over: 5) { TextField("Size", value: $0, formatter: ByteCountFormatter()) }
        #expect(typed == ["5"])
    }
}
