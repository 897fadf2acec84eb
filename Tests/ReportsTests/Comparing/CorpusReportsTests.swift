// CorpusReportsTests.swift: the reports of `plumb compare`, against snapshots that a person has looked at.

import Documents
import Foundation
import Plumb
import Reports
import TestSupport
import Testing
import Workbench

/// A corpus of four rows whose times are given, not measured.
func smallCorpus() throws -> CorpusComparison {
    let rows: [(available: Double, items: [Item], claim: [Double]?)] = [
        (150, [Item(id: "capped", maximum: 100), Item(id: "wide", minimum: 100)], [75, 100]),
        (30, [Item(id: "stars", minimum: 10, maximum: 20), Item(id: "count", maximum: 10)], nil),
        (100, [Item(id: "left"), Item(id: "right")], [33, 67]),
        (90, [Item(id: "a"), Item(id: "b"), Item(id: "c", minimum: 40)], nil),
    ]
    let solvers: [RuleEntry] = [.waterFill, .swiftui, .glue]
    var comparison = CorpusComparison(of: solvers)
    for (ordinal, row) in rows.enumerated() {
        let problem = try Row(items: row.items, available: row.available)
        let document = RowDocument(id: "row-\(ordinal)", row: problem)
        let optimum = WaterFilling().lengths(for: problem)
        var answers = solvers.map { solver in
            let lengths = try? solver.rule.lengths(for: problem)
            let time = solver == .swiftui ? 0.25 : Double(ordinal + 1)
            let answer = lengths.flatMap {
                try? RowAnswer($0, to: problem, by: solver.name, microseconds: time, optimum: optimum)
            }
            return (engine: ComparedEngine.rule(solver), answer: answer)
        }
        if let claim = row.claim {
            let answer = try RowAnswer(claim, to: problem, by: "<Yoga>, 3.1", optimum: optimum)
            answers.append((engine: .recorded("<Yoga>, 3.1"), answer: answer))
        }
        comparison.add(
            RowComparison(
                AnsweredRow(document), at: RowPlace(file: "corpus.jsonl", line: ordinal + 1),
                answers: answers))
    }
    comparison.addUnreadable()
    return comparison
}

struct CorpusReportsTests {
    let folder = Repository.root.appending(path: "Tests/ReportsTests/Snapshots")

    @Test func `the text of a comparison is the one that was looked at`() throws {
        let page = TerminalPage(columns: 80, fittingText: false, isColoured: false)
        let text = page.shown(CorpusComparisonText(try smallCorpus(), columns: 80).lines).joined(separator: "\n") + "\n"
        #expect(try Snapshot.kept(text, at: folder.appending(path: "comparison.txt")) == text)
    }

    @Test func `the page of a comparison is the one that was looked at`() throws {
        let page = CorpusComparisonPage(try smallCorpus()).document
        #expect(try Snapshot.kept(page, at: folder.appending(path: "comparison.html")) == page)
    }

    @Test func `the table of a comparison is the one that was looked at`() throws {
        let table = CorpusComparisonCSV(try smallCorpus()).text
        #expect(try Snapshot.kept(table, at: folder.appending(path: "comparison.csv")) == table)
    }

    @Test func `the figure of a comparison is the one that was looked at`() throws {
        let figure = ComparisonFigure(try smallCorpus()).document
        #expect(try Snapshot.kept(figure, at: folder.appending(path: "comparison.svg")) == figure)
    }

    @Test func `the tables of a comparison for papers are those that were looked at`() throws {
        let (latex, markdown) = (
            CorpusComparisonLaTeX(try smallCorpus()).text, CorpusComparisonMarkdown(try smallCorpus()).text
        )
        #expect(try Snapshot.kept(latex, at: folder.appending(path: "comparison.tex")) == latex)
        #expect(try Snapshot.kept(markdown, at: folder.appending(path: "comparison.md")) == markdown)
    }

    @Test func `names mean only themselves in the forms of papers`() throws {
        let name = ##"a_b & {c} 50% $x$ #1 ~^\ <d> |e| *f* [g] `h`"##
        var comparison = CorpusComparison(of: [])
        let document = RowDocument(
            row: try Row(items: [Item()], available: 10), claims: [ClaimedAnswer(engine: name, lengths: [10])])
        comparison.add(RowComparison(of: document, at: RowPlace(file: "-", line: 1), asking: []))
        let latex =
            ##"a\_b \& \{c\} 50\% \$x\$ \#1 \textasciitilde{}\textasciicircum{}\textbackslash{} \textless{}d\textgreater{} "##
            + ##"\textbar{}e\textbar{} *f* [g] \textasciigrave{}h\textasciigrave{}"##
        #expect(CorpusComparisonLaTeX(comparison).text.contains("    \(latex) & 1 & "))
        let markdown = ##"a\_b \& \{c\} 50% \$x\$ \#1 \~^\\ \<d\> \|e\| \*f\* \[g\] \`h\`"##
        #expect(CorpusComparisonMarkdown(comparison).text.contains("| \(markdown) | 1 | "))
        let figure = ComparisonFigure(comparison).document
        #expect(figure.contains("&lt;d&gt;") && !figure.contains("<d>"))
    }

    /// Twenty-six engines whose answers to one row are 1, 2, … of 26 points.
    private func manyEngines() throws -> CorpusComparison {
        let problem = try Row(items: [Item()], available: 26)
        let claims = (1...26).map { ClaimedAnswer(engine: "engine <\($0)>", lengths: [Double($0)]) }
        var comparison = CorpusComparison(of: [.waterFill])
        comparison.add(
            RowComparison(
                of: RowDocument(row: problem, claims: claims), at: RowPlace(file: "-", line: 1),
                asking: [.waterFill]))
        return comparison
    }

    @Test func `many engines have a line a group, and tables as wide as the terminal, each pair once`() throws {
        let lines = CorpusComparisonText(try manyEngines(), columns: 80).lines
        #expect(lines.contains("  equal-sizes     2–27       26       26   3.85 %    0 %"))
        let blocks = lines.drop { !$0.hasPrefix("agreement in %") }.prefix { !$0.hasPrefix("verdicts") }
        #expect(blocks.allSatisfy { $0.count <= 80 } && blocks.count { $0.contains("engine  ") } == 3)
        var pairs = 0
        for line in blocks.dropFirst() where !line.isEmpty && !line.contains("engine  ") {
            pairs += line.split(separator: ">").last?.split(separator: " ").count ?? 0
        }
        // Each of 26 with the solver and with those before it.
        #expect(pairs == 351)
    }

    @Test func `a page shows many engines in colours, with the numbers in words`() throws {
        let page = CorpusComparisonPage(try manyEngines()).document
        #expect(
            page.contains("heat dense") && page.contains("title=\"engine &lt;3&gt;, engine &lt;1&gt;: 0 of 1 rows\""))
        #expect(!page.contains("<3>"))
    }

    @Test func `a page needs nothing from elsewhere, and names in it mean only themselves`() throws {
        let page = CorpusComparisonPage(try smallCorpus()).document
        let addresses = page.replacing("http://www.w3.org/2000/svg", with: "").replacing("url(#", with: "")
        #expect(["http", "src=", "@import", "url(", "<script", "<Yoga>"].allSatisfy { !addresses.contains($0) })
        #expect(page.contains("&lt;Yoga&gt;, 3.1") && page.contains("prefers-color-scheme: dark"))
    }

    @Test func `every line of a table has five cells, those with commas in quotes`() throws {
        let lines = CorpusComparisonCSV(try smallCorpus()).text.split(separator: "\n")
        #expect(lines[0] == "report,engine,other,measure,value")
        #expect(lines.contains(#"agreement,swiftui,"<Yoga>, 3.1",rows,2"#))
        let plain = lines.map { $0.replacing(#""<Yoga>, 3.1""#, with: "Yoga") }
        #expect(plain.allSatisfy { $0.count { $0 == "," } == 4 })
    }

    @Test func `an empty corpus has a report in every format`() {
        let nothing = CorpusComparison(of: [.waterFill])
        #expect(CorpusComparisonText(nothing, columns: 80).lines.first == "0 rows compared")
        #expect(!CorpusComparisonPage(nothing).document.contains("nan"))
        #expect(CorpusComparisonCSV(nothing).text.hasPrefix("report,"))
        #expect(!ComparisonFigure(nothing).document.contains("nan"))
        #expect(CorpusComparisonMarkdown(nothing).text.contains("| water-fill | 0 | – | – | 0 | 0 |"))
    }
}
