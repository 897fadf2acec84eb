// Journeys.swift: rows of which the container changes, so that what a method knows of a row can be used again.
// Lengths in points.

import Plumb

/// The containers in which each row is answered, one after another.
struct Journeys {
    /// What changes from one answer to the next.
    enum Kind: String, CaseIterable {
        /// Another container, wherever the rows of the benchmark have theirs.
        case jump = "After a jump"
        /// One point more.
        case drag = "On a drag"

        /// How many containers a row has.
        var containers: Int { self == .jump ? 20 : 100 }
    }

    let kind: Kind
    let rows: RandomRows
    /// The containers of all rows, those of one after those of another.
    let available: [Double]

    /// Makes the containers; rows are few, since each is answered often.
    init(_ kind: Kind, items count: Int) throws {
        self.kind = kind
        let rows = try RandomRows(items: count, rows: max(20, 6_000 / count))
        self.rows = rows
        available = rows.rows.indices.flatMap { row in
            switch kind {
            case .jump: rows.otherContainers(of: row, count: kind.containers)
            case .drag: (1...kind.containers).map { (rows.rows[row].available ?? 0) + Double($0) }
            }
        }
    }

    /// The containers of one row.
    func containers(of row: Int) -> ArraySlice<Double> {
        available[row * kind.containers..<(row + 1) * kind.containers]
    }

    /// A row in one of its containers.
    func question(_ row: Int, in container: Double) throws -> Row {
        let asked = rows.rows[row]
        return try Row(items: asked.items, spacing: asked.spacing, available: container, policy: asked.policy)
    }

    /// Compares the answers to a row in all its containers.
    ///
    /// - Parameter isRight: Whether lengths answer a row whose optimum is given.
    func check(
        _ name: String, _ row: Int, isRight: ([Double], Row, [Double]) -> Bool = { $1.isAnswered(by: $0, as: $2) },
        _ lengths: (Double) throws -> [Double]
    ) throws {
        for container in containers(of: row) {
            let question = try question(row, in: container)
            let (found, optimum) = (try lengths(container), WaterFilling().lengths(for: question))
            guard isRight(found, question, optimum) else {
                throw WrongAnswer(method: name, row: question, answer: "\(found)", optimum: optimum)
            }
        }
    }
}
