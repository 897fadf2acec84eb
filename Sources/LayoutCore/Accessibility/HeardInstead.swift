// HeardInstead.swift: views that are heard in place of another, and not seen.

extension View {
    /// Keeps the view from those who do not see it.  They hear others, which stand over it unseen and take no taps.
    package func heard(as others: some View) -> some View {
        said { $0.isHidden = true }.overlay {
            others.marked { ($0.own.effects.isHidden, $0.own.effects.isHeard) = (true, true) }
        }
    }
}
