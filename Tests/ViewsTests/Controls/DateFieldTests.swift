// DateFieldTests.swift: date fields show their day and time, in American English and Greenwich's time.

import PlumbViews
import Testing

struct DateFieldTests {
    // 13 September 2020, 12:26:40, as `date -u -d @1600000000` prints it.
    private let date = Binding.constant(Date(timeIntervalSince1970: 1_600_000_000))

    @Test func `a field has the day, the time, or both`() throws {
        let both = try LayoutHost(DatePicker("When", selection: date)).layout(ProposedViewSize(width: 390, height: 60))
        #expect(throws: Never.self) { try both.find(text: "Sep 13, 2020") }
        #expect(both.elements.contains { $0.text?.hasPrefix("12:26") == true })
        let day = try LayoutHost(DatePicker("When", selection: date, displayedComponents: .date))
            .layout(ProposedViewSize(width: 390, height: 60))
        #expect(!day.elements.contains { $0.text?.hasPrefix("12:26") == true })
    }
}
