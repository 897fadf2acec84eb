// TextClusters+Runs.swift: characters put back into strings.

extension TextClusters {
    /// The text of some clusters, one run for each run that they come from.
    func runs(in range: Range<Int>) -> [TextRun] {
        var result: [TextRun] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let run = clusters[start].run
            var end = start + 1
            while end < range.upperBound, clusters[end].run == run { end += 1 }
            let isLast = end == clusters.count || clusters[end].run != run
            result.append(slice(of: run, from: clusters[start].offset, to: isLast ? nil : clusters[end].offset))
            start = end
        }
        return result
    }

    /// Part of a run, from one byte of UTF-8 to another, or to the run's end.
    private func slice(of index: Int, from start: Int, to end: Int?) -> TextRun {
        var run = runs[index]
        let bytes = run.string.utf8
        let last = end.map { bytes.index(bytes.startIndex, offsetBy: $0) } ?? bytes.endIndex
        run.string = String(run.string[bytes.index(bytes.startIndex, offsetBy: start)..<last])
        return run
    }
}
