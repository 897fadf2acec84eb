// AlignmentPrograms.swift: guides, written as for SwiftUI.

import PlumbViews

extension VerticalAlignment {
    private enum MidAccount: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat {
            return d[.top]
        }
    }

    fileprivate static let midAccount = VerticalAlignment(MidAccount.self)
}

extension HorizontalAlignment {
    private struct Weird: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    fileprivate static let weird = HorizontalAlignment(Weird.self)
}

extension Alignment {
    fileprivate static let custom = Alignment(horizontal: .weird, vertical: .midAccount)
}

struct GuideProgram: View {
    @State private var alignment: HorizontalAlignment = .leading
    private let alignments: [Alignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        .leadingFirstTextBaseline, .centerFirstTextBaseline, .trailingFirstTextBaseline, .leadingLastTextBaseline,
        .centerLastTextBaseline, .trailingLastTextBaseline, .custom,
        Alignment(horizontal: .center, vertical: .lastTextBaseline), .init(horizontal: .leading, vertical: .center),
    ]

    var body: some View {
        HStack(alignment: .midAccount) {
            VStack {
                Text("@name").alignmentGuide(.midAccount) { d in d[VerticalAlignment.center] }
                Image(systemName: "person").resizable().frame(width: 64, height: 64)
            }
            VStack {
                Text("Full name:")
                Text("NAME").alignmentGuide(.midAccount) { $0[VerticalAlignment.center] }.font(.largeTitle)
            }
        }
        VStack(alignment: alignment) {
            Text("a").alignmentGuide(.leading) { _ in -20 }
            Text("b").alignmentGuide(.leading) { d in d[.trailing] }
            Text("c").alignmentGuide(.leading, computeValue: { d in d.width / 2 })
            Text("d").alignmentGuide(HorizontalAlignment.center) { d in d[HorizontalAlignment.center] + 3 }
            Text("e").alignmentGuide(alignment, computeValue: { $0[self.alignment] })
            Text("f").alignmentGuide(.trailing) { d in
                if let explicit = d[explicit: .leading] { return explicit }
                return d[explicit: .top] ?? d.height
            }
            Text("g").alignmentGuide(.weird) { d in d[explicit: HorizontalAlignment.weird] ?? d[.bottom] }
        }
        HStack(alignment: .firstTextBaseline) {
            Text("a").alignmentGuide(.firstTextBaseline) { d in d[.firstTextBaseline] - 2 }
            Text("b").alignmentGuide(.lastTextBaseline) { d in d[.lastTextBaseline] }
        }
        HStack(alignment: .lastTextBaseline) { Text("b") }
        ZStack(alignment: .custom) {
            ForEach(alignments.indices, id: \.self) { index in
                ZStack(alignment: alignments[index]) {
                    Color.red
                    Text("\(index)")
                }
                .frame(width: 20, height: 20, alignment: alignments[index])
                .alignmentGuide(.weird) { _ in CGFloat(index) * 3 }
                .alignmentGuide(.midAccount, computeValue: { _ in Double(index) / 2 })
            }
        }
        .onTapGesture { alignment = alignment == .leading ? .trailing : .leading }
    }
}
