// CombiningLayout.swift: the layouts whose guides follow from their subviews.

/// A layout of the package's own, which exports only what its children's guides combine to.
protocol CombiningLayout: Layout {}
