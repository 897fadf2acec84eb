// ScreenProgram+Basis.swift: where to start the program of a screen.

import Boxes
public import LinearPrograms

extension ScreenProgram {
    /// The basis of the screen solved container by container: optimal where no guide leaves its container and no sizes
    /// compete, and a guess elsewhere.
    ///
    /// - Complexity: O(*n* log *n* + columns + rows).
    public func startingBasis() -> Basis {
        let start = ScreenStart(screen)
        return Basis(rows: rows.map(start.status), columns: columns.map(start.status))
    }
}

extension ScreenStart {
    fileprivate func status(_ column: ScreenProgram.Column) -> Basis.Status {
        switch column {
        case .size(let view, let axis):
            switch places[view][axis].hold {
            case .container, .content: .basic
            case .least: .atLower
            case .most: .atUpper
            case .fixed: .fixed
            }
        case .offset(let view, _): screen.nodes[view].parent == nil ? .fixed : .basic
        case .overflow(let view, let axis): places[view][axis].overflows ? .basic : .atLower
        case .line: .basic
        case .difference(let i, let j, let axis): isLevel(i, j, axis) && !isBesideFirst(i, j, axis) ? .atLower : .basic
        }
    }

    fileprivate func status(_ row: ScreenProgram.Row) -> Basis.Status {
        let isTight =
            switch row {
            case .root(let axis): places[0][axis].fills
            case .place: true
            case .padding(let view, let axis): isBasic(view, axis) || isBasic(screen.nodes[view].parent ?? 0, axis)
            case .within(let view, let axis): places[view][axis].fills
            case .along(let view, let axis): places[view][axis].isFull
            case .start(let view, let axis): places[view][axis].starts
            case .end(let view, let axis): places[view][axis].ends
            case .above(let i, let j, let axis):
                isLevel(i, j, axis) ? isBesideFirst(i, j, axis) : !isBelow(i, j, axis)
            case .below(let i, let j, let axis):
                isLevel(i, j, axis) ? isBesideFirst(i, j, axis) : isBelow(i, j, axis)
            }
        return isTight ? .atUpper : .basic
    }

    private func isBasic(_ view: Int, _ axis: Axis) -> Bool {
        places[view][axis].hold == .container || places[view][axis].hold == .content
    }

    private func isLevel(_ i: Int, _ j: Int, _ axis: Axis) -> Bool {
        places[i][axis].isLevel && places[j][axis].isLevel
    }

    /// Lengths that are equal are tied to the first of them, by both rows; the other differences stay 0.
    private func isBesideFirst(_ i: Int, _ j: Int, _ axis: Axis) -> Bool {
        places[i][axis].isFirstOfLevel || places[j][axis].isFirstOfLevel
    }

    /// Whether the first is shorter; of equal lengths one held from above counts as shorter, one held from below as longer.
    private func isBelow(_ i: Int, _ j: Int, _ axis: Axis) -> Bool {
        func rank(_ place: Place) -> Int { place.isLevel ? 1 : place.size == place.most ? 0 : 2 }
        let (first, second) = (places[i][axis], places[j][axis])
        return first.size != second.size ? first.size < second.size : rank(first) < rank(second)
    }
}
