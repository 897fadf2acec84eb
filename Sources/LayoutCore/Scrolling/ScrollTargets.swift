// ScrollTargets.swift: views at which scrolling comes to rest.

/// Where in a view scrolling comes to rest: at the view, or at the views right inside the first container in it.
package enum ScrollTargets { case itself, children }

extension View {
    /// Lets scrolling come to rest here; `nil` for nowhere in particular.
    package func scrollTarget(_ targets: ScrollTargets?) -> some View {
        marked { if let targets { $0.own.scrollTarget = targets } }
    }
}
