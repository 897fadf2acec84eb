// RecordLimitTests.swift: what stopped a record is named, its own limit or that of the whole input.

import Testing
import Workbench

struct RecordLimitTests {
    @Test func `the shorter of two limits is the one that is named`() {
        let limits = AnsweredInput.Limits(each: 3, whole: 10)
        #expect(limits.next().complaint == "takes longer than 3 s and was stopped; give it more with --limit")
        #expect(limits.next(left: 4).seconds == 3)
        let late = limits.next(left: 2)
        #expect(late.seconds == 2)
        #expect(
            late.complaint == "was stopped at the deadline of 10 s for the whole input; give more time (deadline)")
        #expect(AnsweredInput.Limits(each: 3, whole: 1).next().seconds == 1)
        #expect(AnsweredInput.Limits(each: 3).next().complaint.hasSuffix("--limit"))
    }
}
