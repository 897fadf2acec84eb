// TableQuestion.swift: the one question that searches ask: are there widths within some limits?

internal import Rows

/// Whether a table has widths within bounds, of a limited sum, that come to no more than some amounts.
///
/// Every objective is a number of these questions: the best widths so far answer one, and a proof that nothing answers the
/// next makes them the optimum.
package struct TableQuestion: Sendable, Equatable {
    /// The most that an amount may come to.
    package struct Limit: Sendable, Equatable {
        package let amount: TableAmount
        package var most: Int

        package init(_ amount: TableAmount, atMost most: Int) { (self.amount, self.most) = (amount, most) }
    }

    /// What the columns may come to together.
    package var room: Int
    /// The bounds of each column.
    package var lower, upper: [Int]
    package var limits: [Limit]

    package init(room: Int, lower: [Int], upper: [Int], limits: [Limit]) {
        (self.room, self.lower, self.upper, self.limits) = (room, lower, upper, limits)
    }

    /// Whether a value answers it.
    func isAnswered(by value: TableValue) -> Bool {
        value.width <= room && limits.allSatisfy { value[$0.amount] <= $0.most }
            && zip(value.widths, zip(lower, upper)).allSatisfy { $0 >= $1.0 && $0 <= $1.1 }
    }
}

/// Something that is saved where some columns are wide enough.
///
/// A level of the height is a line of a row that can be saved; its needs say how wide which columns must be for that.
package struct TableLevel: Sendable, Equatable {
    /// A column, and how wide it must be at least.
    package struct Need: Sendable, Hashable {
        package let column, width: Int

        package init(column: Int, width: Int) { (self.column, self.width) = (column, width) }
    }

    /// What is saved.
    package var weight: Int
    /// Ascending by column; only what exceeds the least widths.
    package let needs: [Need]
}

/// The levels of one amount.
package struct TableLevels: Sendable, Equatable {
    /// What the amount comes to at least when nothing is saved.
    package let base: Int
    /// In the order of rows or cells, from the highest down; equal needs are one level.
    package let levels: [TableLevel]

    /// The levels of the cells that stand in one column; those over several columns, or in the height over several rows, are
    /// taken at their least, so that no widths come to less than is said here.
    package init(of amount: TableAmount, in table: WholeTable) {
        var (weights, places, order): ([Int], [[TableLevel.Need]: Int], [[TableLevel.Need]]) = ([], [:], [])
        func add(_ needs: [TableLevel.Need], _ weight: Int) {
            if let place = places[needs] {
                weights[place] += weight
            } else {
                places[needs] = order.count
                order.append(needs)
                weights.append(weight)
            }
        }
        // Steps as they are from the column's least width on.
        func steps(_ cell: WholeTable.Cell, _ steps: [WholeTable.Step]) -> ArraySlice<WholeTable.Step> {
            let least = table.least[cell.columns.lowerBound]
            let beyond = steps.partitionPoint { $0.width <= least }
            return steps[max(0, beyond - 1)...]
        }
        var base = 0
        switch amount {
        case .height:
            base = table.rowGaps.reduce(0, +)
            var cells = [[(column: Int, steps: ArraySlice<WholeTable.Step>)]](repeating: [], count: table.rowCount)
            for cell in table.cells where cell.rows.count == 1 && cell.columns.count == 1 {
                cells[cell.rows.lowerBound].append((cell.columns.lowerBound, steps(cell, cell.heights)))
            }
            for row in cells {
                var heights = Set(row.flatMap { $0.steps.map { max($0.amount, table.lineHeight) } })
                heights.insert(table.lineHeight)
                var height = row.reduce(table.lineHeight) { max($0, $1.steps.first?.amount ?? 0) }
                base += height
                for lower in heights.sorted(by: >) where lower < height {
                    var needs: [TableLevel.Need] = []
                    var isReached = true
                    for (column, steps) in row {
                        guard let step = steps.first(where: { $0.amount <= lower }) else {
                            isReached = false
                            break
                        }
                        if step.width > table.least[column] { needs.append(.init(column: column, width: step.width)) }
                    }
                    guard isReached else { break }
                    add(needs.sorted { $0.column < $1.column }, height - lower)
                    height = lower
                }
            }
        case .cuts, .cells:
            for cell in table.cells {
                let all = amount == .cuts ? cell.cuts : cell.heights
                guard let last = all.last else { continue }
                if cell.columns.count > 1 {
                    base += last.amount
                    continue
                }
                let steps = steps(cell, all)
                base += steps.first?.amount ?? 0
                for (before, step) in zip(steps, steps.dropFirst()) {
                    add([.init(column: cell.columns.lowerBound, width: step.width)], before.amount - step.amount)
                }
            }
        }
        self.base = base
        levels = zip(order, weights).map { TableLevel(weight: $1, needs: $0) }
    }
}
