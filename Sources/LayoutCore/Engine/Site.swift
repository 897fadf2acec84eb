// Site.swift: where and under which circumstances a view becomes nodes.

/// A slot, and what the views around hand down to it.
struct Site {
    let slot: Slot
    let core: Core
    var environment: EnvironmentValues
    /// The direction of the stack around, by which a `Spacer` and a `Divider` orient themselves.
    var orientation: Axis?

    /// The site of the n-th child.
    func child(_ index: Int, isLabelled: Bool = false) -> Site { at(slot.child(index, isLabelled: isLabelled)) }

    /// The same circumstances at another slot.
    func at(_ slot: Slot) -> Site {
        Site(slot: slot, core: core, environment: environment, orientation: orientation)
    }

    /// The same site with another stack around, or none.
    func oriented(_ orientation: Axis?) -> Site {
        var site = self
        site.orientation = orientation
        return site
    }
}
