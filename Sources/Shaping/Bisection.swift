// Bisection.swift: the first of some sorted elements that passes a test, by halving.

extension RandomAccessCollection where Index == Int {
    /// The first index whose element passes a test that all later ones pass too; the end if none does.
    ///
    /// - Complexity: O(log *n*).
    func bisected(_ passes: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
