// LayoutPaths.swift: where in the structure of views the elements of the last layout stand.

extension LayoutHost {
    /// The views from the root to each element of the last layout, such as `Root/VStack/Row[2]/Text`, in the order of
    /// `LayoutTree.elements`; empty before the first layout.
    ///
    /// - Complexity: the depth of each view.
    package func paths() -> [String] {
        var paths: [String] = []
        node?.collectPaths(into: &paths)
        return paths
    }
}

extension Node {
    fileprivate func collectPaths(into paths: inout [String]) {
        paths.append(path)
        for child in placedChildren { child.collectPaths(into: &paths) }
    }
}
