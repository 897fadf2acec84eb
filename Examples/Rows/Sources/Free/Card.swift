// Card.swift: what a route of a server answers: a card, laid out at the width that was asked for.

import PlumbViews

struct Card: View {
    let name: String, amount: String

    var body: some View {
        Halves {
            Text(name).bold().id("name")
            Text(amount).foregroundColor(.secondary).id("amount")
        }
        .padding(12)
    }
}

/// The picture of a card; a handler of any server calls it, on whatever thread it runs.
///
/// - Throws: What is wrong with the layout.
func card(name: String, amount: String, width: Double) throws -> String {
    let host = LayoutHost(Card(name: name, amount: amount))
    return try host.layout(ProposedViewSize(width: width, height: nil)).svg()
}
