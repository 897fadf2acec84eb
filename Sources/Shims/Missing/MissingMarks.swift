// MissingMarks.swift: what charts hold.  A chart that names them shows the sentence at the chart, not errors in its contents.

/// Would be a value along an axis of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct PlottableValue<Value> {
    /// Nothing.
    public static func value(_ label: String, _ value: Value) -> PlottableValue { PlottableValue() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct BarMark: View {
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    /// Nothing.
    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct LineMark: View {
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// Nothing.
    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct PointMark: View {
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct AreaMark: View {
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    /// Nothing.
    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct RuleMark: View {
    /// Nothing.
    public init<X>(x: PlottableValue<X>) {}
    /// Nothing.
    public init<Y>(y: PlottableValue<Y>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Would be a mark of a chart.
@available(*, unavailable, message: "charts are not offered; leave the marks out with the chart")
public struct SectorMark: View {
    /// Nothing.
    public init<A>(angle: PlottableValue<A>) {}
    /// Nothing.
    public func foregroundStyle<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public func symbol<V>(by value: PlottableValue<V>) -> Self { self }
    /// Nothing.
    public var body: some View { EmptyView() }
}
