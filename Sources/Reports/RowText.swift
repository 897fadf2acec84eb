// RowText.swift: a row, its answer and what the greedy rules do instead, as text for a terminal.

import Boxes
package import Workbench

/// The report that `plumb solve` prints for people.
package struct RowText<Value: AnsweringNumber> {
    private let row: AnsweredRowOver<Value>
    private let columns: Int
    private let tables: Int?

    /// With bars of so many columns, and tables of no more than some.
    package init(_ row: AnsweredRowOver<Value>, columns: Int, tables: Int? = nil) {
        (self.row, self.columns, self.tables) = (row, columns, tables)
    }

    package var lines: [String] {
        [row.document.heading] + body + across + effort
    }

    /// The answers alone: lengths, bars and verdicts.
    var body: [String] { table + [""] + BarDrawing(row.inDoubles, columns: columns).lines + [""] + verdicts }

    private var table: [String] {
        let problem = row.document.row
        let showsPriority = problem.tiers.count > 1
        let names = row.names
        var table = TextTable(
            [("  item", .left), ("min", .right), ("ideal", .right), ("max", .right)]
                + (showsPriority ? [("priority", .right)] : []) + row.answers.map { ($0.title, .right) })
        for (index, item) in problem.items.enumerated() {
            var cells = ["  " + names[index], item.minimum.points, item.ideal.points, item.maximum.points]
            if showsPriority { cells.append(item.priority.points) }
            table.add(cells + row.answers.map { $0.arrangement.lengths[index].points })
        }
        var total = ["  total", "", "", ""] + (showsPriority ? [""] : [])
        if !problem.spacing.isEmpty, problem.totalSpacing != 0 {
            total[0] = "  total with gaps of \(problem.totalSpacing.points)"
        }
        table.add(total + row.answers.map { $0.arrangement.total.points })
        let heights = row.answers.compactMap { row.heights(of: $0) }
        if !heights.isEmpty {
            let blank = [String](repeating: "", count: total.count - 1)
            table.add(["  height"] + blank + heights.map { $0.compactMap(\.self).max()?.points ?? "" })
        }
        return table.lines(in: tables)
    }

    private var verdicts: [String] {
        let names = row.names
        return row.answers.map {
            "  \($0.title): \($0.verdict.sentence(naming: names).headed($0.verdict.kind.emphasis))"
        }
    }

    /// The extent across with the line, and which item holds which edge of it.
    private var across: [String] {
        guard let cross = row.answers.first?.cross else { return [] }
        let names = row.names
        let places = zip(names, cross.offsets).compactMap { name, offset in offset.map { "\(name) at \($0.points)" } }
        let words = "\(cross.extentWords(names)), line at \(cross.guide.points); \(places.joined(separator: ", "))"
        return ["  across: \(words)"]
    }

    private var effort: [String] {
        guard let answer = row.answers.first, let solver = answer.solver else { return [] }
        let version = solver.version.map { " \($0)" } ?? ""
        let iterations = solver.iterations.map { ", \($0) simplex iterations" } ?? ""
        let certificate = answer.isOptimal ? "certified" : "not certified"
        return ["  by \(solver.name)\(version), \(solver.method)\(iterations), \(certificate)"]
    }
}

extension CrossAnswerOver {
    /// `extent 40 (title holds its start, icon its end)`.
    func extentWords(_ names: [String]) -> String {
        let holders = [start.map { "\(names[$0]) holds its start" }, end.map { "\(names[$0]) its end" }]
        let held = holders.compactMap(\.self).joined(separator: ", ")
        return "extent \(extent.points)\(held.isEmpty ? "" : " (\(held))")"
    }
}

extension RowDocumentOver {
    /// `toolbar: horizontal, container 320 pt, policy equal-sizes`.
    var heading: String { "\(id.shown): \(words)" }
}

extension String? {
    /// The id of a row or a scene as reports have it.
    var shown: String { self?.printable ?? "(no id)" }
}
