// TestingSettings+Share.swift: the share of a law's cases that every run of the suite tries.

internal import Essentials

extension TestingSettings {
    /// A law's share: so many cases in every run of the suite, all of them in `Scripts/check laws`.
    ///
    /// - Parameters:
    ///   - cases: The share.
    ///   - all: How many are tried where `PLUMB_LAWS` names a file; the law then adds a line to it.
    ///   - law: The test.
    package static func share(_ cases: Int, of all: Int, law: String = #function) -> TestingSettings {
        guard let file = ProcessInfo.processInfo.environment["PLUMB_LAWS"] else { return TestingSettings(cases: cases) }
        let settings = TestingSettings(cases: all)
        record(LawRun(law: law, share: cases, cases: settings.cases), in: file)
        return settings
    }

    /// Whether every law is tried on all its cases.
    package static var isWhole: Bool { ProcessInfo.processInfo.environment["PLUMB_LAWS"] != nil }

    /// What `Scripts/check laws` reads: one line each time that a law is tried.
    private struct LawRun: Encodable {
        let law: String
        let share: Int
        let cases: Int
    }

    private static func record(_ run: LawRun, in file: String) {
        guard let line = try? JSONEncoder().encode(run), let output = fopen(file, "a") else { return }
        defer { fclose(output) }
        // One write, since tests of other processes add lines too.
        setvbuf(output, nil, _IOFBF, 1 << 16)
        fputs(String(decoding: line, as: UTF8.self) + "\n", output)
    }
}
