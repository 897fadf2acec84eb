// PartialReportTests.swift: what is no partial, or does not merge, is named by its field and its reason.

import Documents
import Foundation
import Plumb
import PlumbTesting
import Testing
import Workbench

struct PartialReportTests {
    private static func read(_ text: String) throws(InputError) -> PartialReport {
        try RuleTable.standard.decoder.decodePartial(Record(file: "p", line: 3, data: Data(text.utf8)))
    }

    private static func comparison(
        _ plan: ComparisonPlan = .chosen([.swiftui]), _ numbers: ComparedNumbers = .double
    ) throws -> PartialReport {
        .comparison(
            ComparisonPartial(
                try CorpusRows.corpus([.swiftui]), ComparisonQuestion(plan: plan, numbers: numbers)))
    }

    private static func verification(_ numbers: ComparedNumbers = .double) -> PartialReport {
        var counts = AnswerCounts()
        counts.countRecord()
        counts.count(AnswerCounts.Answer(of: "E", verdict: "unfair", stands: false))
        return .verification(VerificationPartial(counts, in: numbers))
    }

    /// A partial with something put in place of something else, and what is wrong with it then.
    @Test(arguments: [
        (#""partial": "comparison""#, #""partial": "sum""#, "partial: is \"sum\"; it must be \"comparison\""),
        (#""partial": "comparison", "#, "", "partial: is missing; a line that"),
        (#""version": 1"#, #""version": 2, "new": 1"#, "version: is 2; this plumb reads 1"),
        (#""rows": 3"#, #""rows": -1"#, "rows: is -1; it must be a count from 0"),
        (#""rows": 3"#, #""rows": 0"#, "engines[0]: counts more answers than the rows can have"),
        (#""rows": 3"#, #""rows": 2"#, "engines[0]: counts more answers than the rows can have"),
        (#""noAnswer": 0"#, #""noAnswer": 1"#, "engines[0]: counts more answers than the rows can have"),
        (#""greatest": 25"#, #""greatest": 26"#, "max.greatest: is 26, which is not in the last bucket"),
        (#""rows": 3"#, #""lines": 3"#, "lines: is not a known field"),
        (#"["swiftui"]"#, #"["magic"]"#, "engines[0].engine: is swiftui, recorded false; asked are magic"),
        (#"["swiftui"]"#, #"["magic", "magic"]"#, "plan.solvers: has magic twice"),
        (
            #"["swiftui"]"#, #"["swiftui"], "programs": {"css": "./css"}"#,
            "plan.programs: names css, which is none of the solvers"
        ),
        (#"["swiftui"]"#, #""all""#, "plan.solvers: must be \"automatic\" or a list of names"),
        (
            #""arithmetic": "double""#, #""arithmetic": "half""#,
            "plan.arithmetic: is \"half\"; it must be double or exact"
        ),
        (#""recorded": false"#, #""recorded": true"#, "engines[0].engine: is swiftui, recorded true"),
        (#"["equal-sizes"]"#, #"["magic"]"#, "engines[0].policies: has \"magic\"; there are equal-sizes, "),
        (#""differing": 2"#, #""differing": 4"#, "engines[0].differing: is 4; it must be at most 3"),
        (#""differing": 2"#, #""differing": 1"#, "engines[0].differing: is 1; it must be at most 3, and missingMax"),
        (
            #""zeros": 1, "infinities": 0, "greatest": 25"#, #""zeros": 2, "infinities": 0, "greatest": 25"#,
            "counts 4 answers"
        ),
        (
            #""zeros": 1, "infinities": 0, "greatest": 25"#, #""zeros": 1, "infinities": 1, "greatest": 25"#,
            "max.greatest: is 25, with 1 inf"
        ),
        ("[[400, 1], [1050, 1]]", "[[1050, 1], [400, 1]]", "max.buckets[1]: is of bucket 400; buckets must come in"),
        ("[[400, 1], [1050, 1]]", "[[400, 1], [1050, 0]]", "max.buckets[1]: is no bucket"),
        ("[[400, 1], [1050, 1]]", "[[400, 1], [1e300, 1]]", "max.buckets[1]: is no bucket"),
        (
            #""verdict": "unusedSpace""#, #""verdict": "bad""#,
            "engines[0].worst[1].verdict: is \"bad\"; it must be one of"
        ),
        (#""verdict": "unusedSpace""#, #""verdict": "notIdeal""#, "engines[0].worst: has the verdict notIdeal"),
        (#""distance": {"max": "#, #""distance": {"max": 1"#, "engines[0].worst[0].distance: is "),
        (#""optimum": ["#, #""optimum": [-1, "#, "engines[0].worst[0].optimum: has "),
        (#""claimed": {"#, #""claimed": [], "was": {"#, "engines[0].worst[0]"),
        (
            #""agreement": []"#, #""agreement": [{"engines": ["swiftui", "E"], "rows": 1, "agreeing": 1}]"#,
            "agreement[0]: is not of two"
        ),
        (
            #""agreement": []"#, #""agreement": [{"engines": ["swiftui"], "rows": 1, "agreeing": 1}]"#,
            "engines: has 1 names"
        ),
    ]) func `a partial that is none is refused with its field`(part: String, other: String, fault: String) throws {
        let line = try Self.comparison().json.line
        try #require(line.contains(part), "\(line)")
        let end = try #require(line.range(of: part))
        let damaged = line.replacingCharacters(in: end, with: other)
        let error = try #require(throws: InputError.self) { try Self.read(damaged) }
        #expect(error.description.hasPrefix("p:3: ") && error.description.contains(fault), "\(error)")
    }

    @Test(arguments: [
        (
            #""answers": 1, "faults""#, #""answers": 2, "faults""#,
            "answers: is 2, which is 1 more than the engines have"
        ),
        (
            #""answers": 1, "verdicts""#, #""answers": 2, "verdicts""#,
            "engines[0].answers: is not the sum of the verdicts"
        ),
        (#""unfair": 1"#, #""unfair": 1, "bad": 1"#, "engines[0].verdicts.bad: is not a known field"),
        (#""faults": 1"#, #""faults": 2"#, "faults: is 2; it must be a count from 0 to 1"),
    ]) func `a verification that is none is refused with its field`(part: String, other: String, fault: String) throws {
        let line = Self.verification().json.line
        try #require(line.contains(part), "\(line)")
        let error = try #require(throws: InputError.self) { try Self.read(line.replacing(part, with: other)) }
        #expect(error.description.contains(fault), "\(error)")
    }

    @Test func `what is read is what was written`() throws {
        for report in [try Self.comparison(), Self.verification()] {
            #expect(try Self.read(report.json.line).json.line == report.json.line)
        }
    }

    @Test(arguments: [ComparedNumbers.double, .exact])
    func `partials of any rows are read back as they were written`(numbers: ComparedNumbers) throws {
        let rules: [RuleEntry] = [.swiftui, .progressiveFill]
        try forAll(Generator.rows().array(count: 0...12), settings: .share(20, of: 400)) { rows in
            var comparison = CorpusComparison(of: rules)
            for (index, row) in rows.enumerated() {
                let lengths = SwiftUIRule().lengths(for: row).map { $0 / 3 }
                let claim = ClaimedAnswer(engine: "E", lengths: lengths, rounding: 0)
                let document = RowDocument(row: row, claims: [claim])
                let record = Record(file: "r", line: index + 1, data: Data(document.json.line.utf8))
                let place = RowPlace(file: "r", line: index + 1)
                comparison.add(
                    numbers == .exact
                        ? RowComparison(of: try ProblemDecoder().decodeExactly(record), at: place, asking: rules)
                        : RowComparison(of: try ProblemDecoder().decode(record), at: place, asking: rules))
            }
            let question = ComparisonQuestion(plan: .chosen(rules), numbers: numbers)
            let line = PartialReport.comparison(ComparisonPartial(comparison, question)).json.line
            return try Self.read(line).json.line == line
        }
    }

    @Test func `partials of two kinds, plans or arithmetics do not merge`() throws {
        func fault(_ first: PartialReport, _ second: PartialReport) -> MergeFault? {
            var first = first
            do throws(MergeFault) { try first.merge(second) } catch { return error }
            return nil
        }
        let comparison = try Self.comparison()
        #expect(fault(comparison, comparison) == nil && fault(Self.verification(), Self.verification()) == nil)
        #expect(fault(comparison, Self.verification()) == .otherKind(.comparison, .verification))
        #expect(
            fault(comparison, try Self.comparison(.automatic)) == .otherQuestion("--with swiftui", "without --with"))
        #expect(
            fault(comparison, try Self.comparison(.chosen([.swiftui]), .exact))
                == .otherQuestion("--with swiftui", "--with swiftui --arithmetic exact"))
        #expect(
            fault(Self.verification(), Self.verification(.exact))
                == .otherQuestion("with --arithmetic double", "with --arithmetic exact"))
        let many = try Self.read(
            comparison.json.line.replacing(#""unreadable": 0"#, with: #""unreadable": 9999999999"#))
        #expect(fault(many, many) == .tooManyRows)
    }

    @Test func `answers of two programs under one name do not merge`() throws {
        struct Unasked: Distribution {
            func lengths(for row: Row) -> [Double] { row.items.map { _ in 0 } }
        }
        func part(_ program: String?) throws -> ComparisonPartial {
            let solver = RuleEntry("stdio", program: program, distribution: Unasked())
            let question = ComparisonQuestion(plan: .chosen([solver]), numbers: .double)
            return ComparisonPartial(try CorpusRows.corpus([solver]), question)
        }
        for (first, second) in [("./a", "./b"), ("./a", nil), (nil, "./b")] {
            var whole = try part(first)
            let other = try part(second)
            #expect(throws: MergeFault.otherProgram(engine: "stdio", first, second)) { try whole.merge(other) }
        }
        var whole = try part("./a")
        let line = whole.json.line
        guard case .comparison(let read) = try Self.read(line) else { throw MergeFault.askedElsewhere }
        try whole.merge(read)
        #expect(read.json.line == line && whole.json.line.contains(#""programs": {"stdio": "./a"}"#))
    }

    @Test func `an automatic plan leaves out, of every part, what the whole leaves out`() throws {
        let claim = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}}"#
        let question = ComparisonQuestion(plan: .automatic, numbers: .double)
        func part(_ texts: [String]) throws -> ComparisonPartial {
            ComparisonPartial(try CorpusRows.corpus(ComparisonPlan.usual, texts), question)
        }
        var parts = [try part(CorpusRows.texts), try part([claim])]
        #expect(parts[0].comparison.engines.count == 4 && parts[1].comparison.engines.count == 2)
        try parts[1].merge(parts[0])
        try parts[0].merge(try part([claim]))
        #expect(parts.map { $0.comparison.engines.map(\.name) } == [["water-fill", "E"], ["water-fill", "E"]])
        #expect(parts[0].comparison.agreement[.rule(.waterFill), .recorded("E")].rows == 1)
        #expect(parts[0].comparison[.rule(.waterFill)].answers == 4)
    }

    @Test func `two engines agree no more often than they answer`() throws {
        let claim = #"{"available": 10, "items": [{}], "claimed": {"engine": "E", "lengths": [9]}}"#
        let question = ComparisonQuestion(plan: .automatic, numbers: .double)
        let part = ComparisonPartial(try CorpusRows.corpus(ComparisonPlan.usual, CorpusRows.texts + [claim]), question)
        let (line, count) = (part.json.line, #""rows": 1, "agreeing": 0"#)
        try #require(line.contains(count), "\(line)")
        #expect(try Self.read(line).json.line == line)
        let error = try #require(throws: InputError.self) {
            try Self.read(line.replacing(count, with: #""rows": 2, "agreeing": 0"#))
        }
        #expect(error.description.contains("agreement[0].rows: is 2, which is more than the two engines"), "\(error)")
    }
}
