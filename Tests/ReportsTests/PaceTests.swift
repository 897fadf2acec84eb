// PaceTests.swift: how far a command is, in words.

import Reports
import Testing

struct PaceTests {
    private func text(_ count: Int, _ share: Double?, _ seconds: Double, skipped: Double = 0) -> String {
        Pace(count, "problems solved", share: share, skipped: skipped, after: .seconds(seconds)).text
    }

    @Test func `it tells the share, the rate and the time that is left`() {
        #expect(text(12_000, 0.25, 4) == "12000 problems solved, 25 %, 3000 a second, 12 s left")
        #expect(text(12_000, 0.01, 4) == "12000 problems solved, 1 %, 3000 a second, 7 min left")
        #expect(text(30, 0.001, 60) == "30 problems solved, 0 %, 30 a minute, 17 h left")
        #expect(text(1, 0.5, 1_000) == "1 problem solved, 50 %, 4 an hour, 17 min left")
    }

    @Test func `it tells nothing that is not known`() {
        #expect(text(7, nil, 100) == "7 problems solved")
        #expect(text(7, 0.5, 0.5) == "7 problems solved, 50 %")
        #expect(text(70, 0.5, 1.5) == "70 problems solved, 50 %, 46 a second")
        #expect(text(0, 0, 100) == "0 problems solved, 0 %")
        #expect(text(90, 1, 3) == "90 problems solved, 100 %, 30 a second")
    }

    @Test func `what an earlier run has done does not count as fast`() {
        #expect(text(40, 0.75, 4, skipped: 0.5) == "40 problems solved, 75 %, 10 a second, 4 s left")
    }

    @Test func `numbers without end do not stop it`() {
        #expect(text(1, 1e-300, 1e9).hasSuffix("years left"))
        #expect(text(5, .infinity, 3).hasPrefix("5 problems solved, 100 %"))
    }
}
