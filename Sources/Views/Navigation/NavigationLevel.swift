// NavigationLevel.swift: one view of a navigation container, or the view to which it leads.

/// The views of a navigation container from one on: those to which it leads stand in its place.
///
/// A view is pushed by what the view before it presents, and by the values of a path, each made into a view as the views before
/// it say.
struct NavigationLevel: View {
    let content: AnyView
    /// The values that lead on from here.
    var path: ArraySlice<AnyHashable> = []
    /// Shortens the path to a number of values.
    var shorten: (Int) -> Void = { _ in }
    /// How views are made of values, as far as is known.
    var makers: [(AnyHashable) -> AnyView?] = []
    /// The view before the items of its bar.
    var start: BarStart?
    @State private var presented = PresentedLevel()

    var body: some View {
        Collected(VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity).asContainer()) {
            (views, requests: [PushRequest]) in
            shown(views, next(requests))
        }
    }

    @ViewBuilder private func shown(_ views: SubviewsCollection, _ next: Next?) -> some View {
        if let next {
            let _ = views.forEach { $0.withdraw() }
            Collected(views) { (_, bars: [BarRequest]) in
                // Each value has a view of its own, with its own state.
                ForEach([next.value], id: \.self) { _ in
                    AnyView(next.level(WayBack(to: BarContents(bars, start: start), close: next.close)))
                }
            }
            .requesting(isPushed ? nil : EmptyView()) { _ in
                TabRequest(name: "NavigationStack", label: nil, goBack: next.close)
            }
        } else {
            NavigationBars(content: views, start: start)
        }
    }

    /// Whether another view leads here.
    private var isPushed: Bool { if case .back = start { true } else { false } }

    /// The view in its place.
    private struct Next {
        let value: AnyHashable
        let close: () -> Void
        let level: (WayBack) -> NavigationLevel
    }

    private func next(_ requests: [PushRequest]) -> Next? {
        let makers = makers + requests.compactMap(\.maker)
        let request = requests.lazy.compactMap(\.view).first
        // What it presents stands below the values that have come since, and waits until those go that came before.
        if let (view, close) = request, presented.values(in: path) == 0 {
            let (start, path, shorten) = (path.startIndex, path, shorten)
            let leave = {
                if !path.isEmpty { shorten(start) }
                close()
            }
            return Next(value: 0, close: leave) { back in
                NavigationLevel(
                    content: view.pushed(close: leave), path: path, shorten: shorten, makers: makers,
                    start: .back(back))
            }
        }
        if request == nil { presented.count = nil }
        if let value = path.first, let view = makers.lazy.compactMap({ $0(value) }).first {
            let (start, rest, shorten) = (path.startIndex, path.dropFirst(), shorten)
            return Next(value: value, close: { shorten(start) }) { back in
                NavigationLevel(
                    content: view.pushed(close: back.close), path: rest, shorten: shorten, makers: makers,
                    start: .back(back))
            }
        }
        // Nobody makes views of the values.
        guard let (view, close) = request else { return nil }
        return Next(value: 0, close: close) { back in
            NavigationLevel(content: view.pushed(close: close), makers: makers, start: .back(back))
        }
    }
}

/// How many values there were when a view began to present another.
private final class PresentedLevel {
    /// `nil` while it presents none.
    var count: Int?

    /// How many values came before what is presented, of a path as it is now.
    func values(in path: ArraySlice<AnyHashable>) -> Int {
        let values = min(count ?? path.count, path.count)
        count = values
        return values
    }
}

extension PushRequest {
    fileprivate var maker: ((AnyHashable) -> AnyView?)? { if case .maker(let make) = kind { make } else { nil } }

    /// A view to be shown, and what closes it.
    var view: (view: AnyView, close: () -> Void)? {
        if case .view(let view, let close) = kind { (view, close) } else { nil }
    }
}

extension View {
    /// The view in the place of another, which `dismiss` closes.
    fileprivate func pushed(close: @escaping () -> Void) -> AnyView { AnyView(environment(\.closing, close)) }
}
