// OrderRow.swift: a program with the import lines that it has on Apple's systems.

import Combine
import CoreGraphics
import SwiftUI
import UIKit

final class Order: ObservableObject {
    @Published var amount = 500
}

struct OrderRow: SwiftUI.View {
    @ObservedObject var order: Order

    var body: some SwiftUI.View {
        HStack(spacing: 0) {
            SwiftUI.Text("\(order.amount) g")
                .foregroundColor(Color(UIColor.red))
                .frame(width: CGAffineTransform(scaleX: 2, y: 1).a * 30)
                .id("amount")
            Spacer()
        }
    }
}
