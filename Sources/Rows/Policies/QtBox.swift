// QtBox.swift: what QBoxLayout of Qt's widgets aims at (qtbase, src/widgets/kernel/qlayoutengine.cpp, qGeomCalc).
// Lengths in points.  `QtGeometry` is the loop itself.

/// Equal steps down from the hints to the minima; equal sizes, or shares by stretch factors, above the hints.
///
/// An item with a stretch factor, `Item.Flex.grow`, has its minimum for a hint, any other its ideal.  In a row that grows
/// stretched items come first, then those that expand, which a `priority` above 0 says, then the others.  Qt knows no
/// other priorities.  In less room than the minima Qt goes below them; a row of this policy overflows.
struct QtBox: TwoPiecePolicy {
    let name = "qt-box"
    let fields: ItemFields = .grow

    func natural<Value>(of item: ItemOver<Value>) -> Value { item.flex.grow > 0 ? item.minimum : item.ideal }

    func motions<J: Judge>(of row: RowOver<J.Value>, grows: Bool, judge: inout J) -> [Motion<J.Value>?] {
        row.items.map { item in
            if grows { return Motion(base: 0, weight: item.flex.grow > 0 ? item.flex.grow : 1) }
            return item.flex.grow > 0 ? nil : Motion(base: item.ideal, weight: 1)
        }
    }

    func priority<Value>(of item: ItemOver<Value>, grows: Bool) -> Double {
        guard grows else { return 0 }
        return item.flex.grow > 0 ? 2 : item.priority > 0 ? 1 : 0
    }

    func movesFreely(_ item: Item, grows: Bool) -> Bool { item.flex.grow == 0 }
}
