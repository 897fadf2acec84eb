// Elimination.swift: which entry of a sparse matrix is to be the next pivot, and what is left behind it.
//
// Rows lie in one array; a row that outgrows its place moves to the end.  A column is a chain of the rows that have had an
// entry in it.  Rows are filed by how many entries they have, columns as soon as they have one; what has changed since
// it was filed is passed over, so that a step costs what it touches and not what is left.

/// The part of a matrix that has not been taken apart yet.
struct Elimination<Number: CertainNumber> {
    typealias Entry = BasisFactors<Number>.Entry

    private struct Link {
        let row: Int32
        let next: Int32
    }

    private var entries: [Entry]
    private var starts: [Int]
    private var counts: [Int]
    private var rooms: [Int]
    /// For each column the first link of its chain; -1 ends a chain.
    private var chains: [Int32]
    private var links: [Link] = []
    private var columnCounts: [Int]
    private var isOpenRow: [Bool]
    private var isOpenColumn: [Bool]
    /// Columns that have had one entry, and rows by their number of entries.
    private var singleColumns: [Int] = []
    private var files: [[Int]] = [[], []]
    /// No row that is open has fewer entries.
    private var leastCount = 1
    /// Whether a row was passed over because all its entries may be 0.
    private var isInDoubt = false
    /// Where in the row at hand the entry of a column is.
    private var places: [Int]
    private var factors = BasisFactors<Number>()

    /// How many rows are looked at for the entry that fills in least.
    private static var candidates: Int { 4 }

    init(_ entries: [Entry], _ starts: [Int]) {
        let count = starts.count - 1
        self.entries = entries
        self.starts = starts
        counts = (0..<count).map { starts[$0 + 1] - starts[$0] }
        rooms = counts
        chains = [Int32](repeating: -1, count: count)
        columnCounts = [Int](repeating: 0, count: count)
        isOpenRow = [Bool](repeating: true, count: count)
        isOpenColumn = isOpenRow
        places = [Int](repeating: -1, count: count)
        factors.reserve(count, entries.count)
        links.reserveCapacity(entries.count)
        for row in 0..<count {
            for position in range(row) { link(Int(self.entries[position].place), to: row) }
        }
        for row in (0..<count).reversed() { file(row) }
        for column in 0..<count where columnCounts[column] == 1 { singleColumns.append(column) }
    }

    mutating func run() throws(Undecided) -> Result<BasisFactors<Number>, SingularMatrix> {
        for _ in counts.indices {
            guard let (row, position) = try pivot() else {
                if isInDoubt { throw Undecided() }
                return .failure(
                    SingularMatrix(
                        rows: counts.indices.filter { isOpenRow[$0] },
                        columns: counts.indices.filter { isOpenColumn[$0] }
                    ))
            }
            eliminate(row, position)
        }
        return .success(factors)
    }

    private func range(_ row: Int) -> Range<Int> { starts[row]..<starts[row] + counts[row] }

    // MARK: The next pivot

    /// The next row, and where the pivot is; `nil` when nothing is left to divide by.
    private mutating func pivot() throws(Undecided) -> (row: Int, position: Int)? {
        while let column = singleColumns.popLast() {
            guard isOpenColumn[column], columnCounts[column] == 1 else { continue }
            let (row, position) = onlyEntry(of: column)
            if entries[position].number.pivotSize > 0 { return (row, position) }
            throw Undecided()
        }
        return rowPivot()
    }

    private func onlyEntry(of column: Int) -> (row: Int, position: Int) {
        var link = chains[column]
        while link >= 0 {
            let row = Int(links[Int(link)].row)
            if isOpenRow[row], let position = position(of: column, in: row) { return (row, position) }
            link = links[Int(link)].next
        }
        preconditionFailure("a column that is counted to have an entry has one")
    }

    private func position(of column: Int, in row: Int) -> Int? {
        range(row).first { entries[$0].place == column }
    }

    /// Among some rows with the fewest entries, the entry that fills in least.
    private mutating func rowPivot() -> (row: Int, position: Int)? {
        var best: (cost: Int, row: Int, position: Int)?
        var looked: [Int] = []
        var count = leastCount
        while count < files.count, looked.count < Self.candidates, best?.cost ?? .max > count - 1 {
            guard let row = files[count].popLast() else {
                if looked.isEmpty { leastCount = count + 1 }
                count += 1
                continue
            }
            guard isOpenRow[row], counts[row] == count else { continue }
            guard let (cost, position) = cheapest(in: row) else {
                isInDoubt = true
                continue
            }
            looked.append(row)
            if cost < best?.cost ?? .max { best = (cost, row, position) }
        }
        for row in looked where row != best?.row { file(row) }
        return best.map { ($0.row, $0.position) }
    }

    /// The entry of a row that fills in least among those large enough to divide by; `nil` when all may be 0.
    private func cheapest(in row: Int) -> (cost: Int, position: Int)? {
        let largest = range(row).reduce(0.0) { max($0, entries[$1].number.pivotSize) }
        guard largest > 0 else { return nil }
        var best: (cost: Int, position: Int)?
        for position in range(row) {
            let cost = (counts[row] - 1) * (columnCounts[Int(entries[position].place)] - 1)
            let isLargeEnough = entries[position].number.pivotSize >= 0.05 * largest
            if isLargeEnough, cost < best?.cost ?? .max { best = (cost, position) }
        }
        return best
    }

    private mutating func file(_ row: Int) {
        let count = counts[row]
        if count == 0 { return }
        while files.count <= count { files.append([]) }
        files[count].append(row)
        leastCount = min(leastCount, count)
    }

    // MARK: One step

    private mutating func eliminate(_ row: Int, _ position: Int) {
        let pivot = entries[position]
        let column = Int(pivot.place)
        remove(position, from: row)
        isOpenRow[row] = false
        isOpenColumn[column] = false
        for other in range(row) { uncount(Int(entries[other].place)) }
        var (link, left) = (chains[column], columnCounts[column] - 1)
        while left > 0, link >= 0 {
            let other = Int(links[Int(link)].row)
            link = links[Int(link)].next
            guard isOpenRow[other], let at = self.position(of: column, in: other) else { continue }
            let factor = entries[at].number / pivot.number
            remove(at, from: other)
            factors.lower.append(Entry(place: Int32(other), number: factor))
            if counts[row] > 0 { subtract(factor, row, from: other) }
            file(other)
            left -= 1
        }
        factors.steps.append(.init(row: row, column: column, pivot: pivot.number))
        for other in range(row) { factors.upper.append(entries[other]) }
        factors.lowerStarts.append(factors.lower.count)
        factors.upperStarts.append(factors.upper.count)
    }

    /// Takes out an entry; the last one of the row takes its place.
    private mutating func remove(_ position: Int, from row: Int) {
        counts[row] -= 1
        entries[position] = entries[starts[row] + counts[row]]
    }

    private mutating func uncount(_ column: Int) {
        columnCounts[column] -= 1
        if columnCounts[column] == 1 { singleColumns.append(column) }
    }

    private mutating func link(_ column: Int, to row: Int) {
        links.append(Link(row: Int32(row), next: chains[column]))
        chains[column] = Int32(links.count - 1)
        columnCounts[column] += 1
    }

    private mutating func subtract(_ factor: Number, _ own: Int, from row: Int) {
        for position in range(row) { places[Int(entries[position].place)] = position - starts[row] }
        for index in 0..<counts[own] {
            let entry = entries[starts[own] + index]
            let change = factor * entry.number
            if places[Int(entry.place)] >= 0 {
                entries[starts[row] + places[Int(entry.place)]].number -= change
            } else {
                append(Entry(place: entry.place, number: -change), to: row)
            }
        }
        for position in range(row) { places[Int(entries[position].place)] = -1 }
        for position in range(row).reversed() where entries[position].number.isZero {
            uncount(Int(entries[position].place))
            remove(position, from: row)
        }
    }

    private mutating func append(_ entry: Entry, to row: Int) {
        if counts[row] == rooms[row] {
            let own = Array(entries[range(row)])
            starts[row] = entries.count
            rooms[row] = 2 * counts[row] + 2
            entries += own
            entries += [Entry](repeating: entry, count: rooms[row] - counts[row])
        }
        entries[starts[row] + counts[row]] = entry
        counts[row] += 1
        link(Int(entry.place), to: row)
    }
}

extension BasisFactors {
    fileprivate mutating func reserve(_ count: Int, _ entries: Int) {
        steps.reserveCapacity(count)
        lowerStarts.reserveCapacity(count + 1)
        upperStarts.reserveCapacity(count + 1)
        lower.reserveCapacity(entries)
        upper.reserveCapacity(entries)
    }
}
