// LayoutSearch.swift: kept failures first, then random cases, then the smallest case with the same kind of fault.

/// A search for a case in which a layout is wrong.
struct LayoutSearch<L: Layout> {
    let layout: L
    let demands: LayoutDemands
    let source: String
    let settings: TestingSettings
    let generator: Generator<LayoutCase>

    init(_ layout: L, demands: LayoutDemands, source: String?, children: ClosedRange<Int>, settings: TestingSettings) {
        (self.layout, self.demands) = (layout, demands)
        self.source = source ?? "\(L.self)()"
        self.settings = settings
        generator = .layoutCases(along: demands.axis, count: children, hasGuides: demands.alignment != nil)
    }

    /// A case is laid out some dozen times.
    private static var mostAttempts: Int { 2_000 }

    private var property: String { "verify \(source) \(demands.policy?.swiftName ?? "") \(demands.axis.name)" }

    /// The smallest failing case; `nil` when none is found.
    func counterexample(progress: (Int) -> Void = { _ in }) -> LayoutCounterexample? {
        settings.first(of: property, progress: progress, smallest)
    }

    private func smallest(_ start: Choices, _ number: Int) -> LayoutCounterexample? {
        var choices = start
        guard let kind = fault(of: generator.draw(&choices))?.kind else { return nil }
        var shrinker = Shrinker(choices, mostAttempts: Self.mostAttempts) { record in
            var choices = Choices(script: record)
            return fault(of: generator.draw(&choices))?.kind == kind ? choices : nil
        }
        shrinker.shrink()
        settings.replay?.keep(shrinker.best.record, of: property)
        return report(
            generator.value(of: shrinker.best.record), number, attempts: shrinker.attempts, stop: shrinker.stop)
    }

    private func fault(of drawn: LayoutCase) -> LayoutFault? { run(drawn) { $0.fault } }

    private func run<Result>(_ drawn: LayoutCase, _ body: (LayoutTrial<L>) -> Result) -> Result {
        drawn.views.withLayoutSubviews(in: demands.axis) { subviews in
            body(LayoutTrial(layout: layout, demands: demands, subviews: subviews, proposal: drawn.proposal))
        }
    }

    private func report(_ drawn: LayoutCase, _ number: Int, attempts: Int, stop: ShrinkingStop?)
        -> LayoutCounterexample?
    {
        run(drawn) { run in
            run.fault.map { fault in
                LayoutCounterexample(
                    layout: "\(L.self)", fault: fault,
                    search: .init(
                        failingCase: number, cases: settings.cases, seed: settings.seed, attempts: attempts, stop: stop,
                        children: drawn.children.count),
                    source: LayoutSource(layout: source, demands: demands, drawn: drawn, fault: fault).text,
                    json: run.json(id: "smallest", engine: "\(L.self)"))
            }
        }
    }
}
