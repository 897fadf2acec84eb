// Basis+Program.swift: a basis read against the bounds of its program.  Places count columns first, rows behind them.

extension Basis {
    /// The basis in which every row is basic and every column lies on a bound, or at 0 where it has none.
    package init(slackOf program: LinearProgram) {
        rows = [Status](repeating: .basic, count: program.rowCount)
        columns = [Status](repeating: .fixed, count: program.columnCount)
        settle(in: program)
    }

    /// Puts whatever is not basic on a bound that it has, and what is said to be fixed without being so on its lower one.
    package mutating func settle(in program: LinearProgram) {
        for j in columns.indices {
            let settled = columns[j].settled(program.columnLower[j], program.columnUpper[j])
            if settled != columns[j] { columns[j] = settled }
        }
        for i in rows.indices {
            let settled = rows[i].settled(program.rowLower[i], program.rowUpper[i])
            if settled != rows[i] { rows[i] = settled }
        }
    }

    /// The status of a place.
    package subscript(place: Int) -> Status {
        get { place < columns.count ? columns[place] : rows[place - columns.count] }
        set {
            if place < columns.count { columns[place] = newValue } else { rows[place - columns.count] = newValue }
        }
    }
}

extension Basis.Status {
    fileprivate func settled(_ lower: Double, _ upper: Double) -> Basis.Status {
        if self == .basic { return self }
        if lower == upper { return .fixed }
        if self == .atUpper, upper.isFinite { return .atUpper }
        return lower.isFinite ? .atLower : upper.isFinite ? .atUpper : .nonbasicFree
    }

    /// 1 where only growth is possible, -1 where only the opposite is, 0 where both are or none is.
    package var inward: Int { self == .atLower ? 1 : self == .atUpper ? -1 : 0 }
}

extension LinearProgram {
    /// The bounds of a place.
    package func bounds(ofPlace place: Int) -> (lower: Double, upper: Double) {
        place < columnCount
            ? (columnLower[place], columnUpper[place])
            : (rowLower[place - columnCount], rowUpper[place - columnCount])
    }

    /// Where a place lies that is not basic.
    package func rest(of place: Int, _ status: Basis.Status) -> Double {
        let (lower, upper) = bounds(ofPlace: place)
        switch status {
        case .atUpper: return upper
        case .nonbasicFree: return 0
        default: return lower
        }
    }
}
