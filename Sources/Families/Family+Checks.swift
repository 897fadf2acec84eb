// Family+Checks.swift: the door of families.

internal import Rows

extension Family {
    /// The place of each parameter, by name.
    static func index(
        of parameters: [Parameter], _ row: RowOver<VaryingLength>, _ ties: [Tie]
    ) throws(FamilyError) -> [String: Int] {
        var index: [String: Int] = [:]
        for (place, parameter) in parameters.enumerated() {
            let range = parameter.range
            guard range.lowerBound.isFinite, range.upperBound.isFinite else { throw .infiniteInterval(parameter.name) }
            guard index.updateValue(place, forKey: parameter.name) == nil else {
                throw .duplicateParameter(parameter.name)
            }
        }
        for length in lengths(of: row) + ties.map(\.excess) {
            for parameter in length.coefficients.keys {
                guard let place = index[parameter.name], parameters[place] == parameter else {
                    throw .unknownParameter(parameter.name)
                }
            }
        }
        guard let available = row.available, available.constant.isFinite else { throw .noContainer }
        return index
    }

    private static func lengths(of row: RowOver<VaryingLength>) -> [VaryingLength] {
        row.items.flatMap { [$0.minimum, $0.ideal, $0.maximum, $0.flex.basis, $0.base] } + row.spacing
            + (row.available.map { [$0] } ?? [])
    }
}
