// LayoutSearch.swift: kept failures first, then random cases, then the smallest case with the same kind of fault.

/// A search for a case in which a layout is wrong.
struct LayoutSearch<L: Layout> {
    let layout: L
    let demands: LayoutDemands
    let source: String
    let settings: TestingSettings
    let generator: Generator<LayoutCase>
    /// The test that searches.
    let function: String

    init(
        _ layout: L, demands: LayoutDemands, source: String?, children: ClosedRange<Int>, settings: TestingSettings,
        function: String
    ) {
        (self.layout, self.demands, self.function) = (layout, demands, function)
        self.source = source ?? "\(L.self)()"
        self.settings = settings
        generator = .layoutCases(along: demands.axis, count: children, hasGuides: demands.alignment != nil)
    }

    /// A case is laid out some dozen times.
    private static var mostAttempts: Int { 2_000 }

    private var property: String {
        let guides = demands.alignment.map { "\($0.source ?? "guides of its own") " } ?? ""
        return "\(function) verify \(source) \(guides)\(demands.policy?.swiftName ?? "") \(demands.axis.name)"
    }

    /// The smallest failing case; `nil` when none is found.
    func counterexample(progress: (Int) -> Void = { _ in }) -> LayoutCounterexample? {
        settings.first(of: property, progress: progress, smallest)
    }

    private func smallest(_ start: Choices, _ number: Int) -> LayoutCounterexample? {
        var choices = start
        let drawn = generator.draw(&choices)
        // A record that was kept may be of a generator that has changed since.
        if let refusal = choices.refusal {
            return number == 0 ? nil : report(drawn, .unjudged("\(refusal)"), number, attempts: 0, stop: nil)
        }
        guard let first = fault(of: drawn) else { return nil }
        var shrinker = Shrinker(choices, mostAttempts: Self.mostAttempts) { record in
            var choices = Choices(script: record)
            return fault(of: generator.draw(&choices))?.kind == first.kind ? choices : nil
        }
        shrinker.shrink()
        let smallest = generator.value(of: shrinker.best.record)
        // A fault that does not come back is one, too: the layout answers one question in two ways.
        let last = fault(of: smallest)
        if last != nil { settings.replay?.keep(shrinker.best.record, of: property) }
        return report(
            smallest, last ?? first, number, attempts: shrinker.attempts, stop: shrinker.stop, isRepeated: last != nil)
    }

    private func fault(of drawn: LayoutCase) -> LayoutFault? { run(drawn) { $0.fault } }

    private func run<Result>(_ drawn: LayoutCase, _ body: (LayoutTrial<L>) -> Result) -> Result {
        drawn.views.withSubviewsAndOthers(in: demands.axis) { subviews, others in
            body(
                LayoutTrial(
                    layout: layout, demands: demands, subviews: subviews, others: others, proposal: drawn.proposal))
        }
    }

    private func report(
        _ drawn: LayoutCase, _ fault: LayoutFault, _ number: Int, attempts: Int, stop: ShrinkingStop?,
        isRepeated: Bool = true
    ) -> LayoutCounterexample {
        run(drawn) { run in
            LayoutCounterexample(
                layout: "\(L.self)", fault: fault,
                search: .init(
                    failingCase: number, cases: settings.cases, seed: settings.seed, attempts: attempts, stop: stop,
                    children: drawn.children.count, isRepeated: isRepeated),
                source: LayoutSource(layout: source, demands: demands, drawn: drawn, fault: fault).text,
                json: run.json(id: "smallest", engine: "\(L.self)"))
        }
    }
}
