// main.swift: a row judged without a solver, and a view laid out: nothing here is under the GPL.

import Rows

// Free serve 8080: a server in place of the three lines.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "serve", let port = UInt16(CommandLine.arguments[2]) {
    serve(port: port)
}

let row = try Row(
    items: [Item(id: "capped", maximum: 100), Item(id: "wide", minimum: 100)],
    available: 150)

let drawn = row.lengths(by: .swiftUI)
print(drawn)  // [75.0, 100.0]
print(try row.verdict(on: drawn).kind)
print(try card(name: "Oats", amount: "500 g", width: 220).hasPrefix("<svg"))  // true
