// ViewPrograms.swift: views, written as for SwiftUI.

import PlumbViews

private struct Item: Identifiable {
    let id = UUID()
    var name: String
    var isOn = false
}

private enum Kind: CaseIterable {
    case small, medium, large
}

private struct Card<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title).font(.headline)
            content
        }
        .padding()
    }
}

private struct Slot<Content: View>: View {
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}

private struct Slot2<Content: View, Footer: View>: View {
    @ViewBuilder let content: Content
    @ViewBuilder let footer: Footer
    var body: some View {
        content
        footer
    }
}

struct BuilderProgram: View {
    private let items = [Item(name: "a"), Item(name: "b", isOn: true)]
    private let names = ["x", "y", "z"]
    private let optional: String? = "some"
    private let kind = Kind.medium
    private let isOn = true

    @ViewBuilder private var header: some View {
        if isOn {
            Text("on")
        } else if names.isEmpty {
            Color.red
        } else {
            EmptyView()
        }
    }

    @ViewBuilder private func row(_ kind: Kind) -> some View {
        switch kind {
        case .small: Text("small")
        case .medium:
            Text("medium")
            Divider()
        case .large: Circle()
        }
    }

    private var erased: AnyView {
        isOn ? AnyView(Text("on")) : AnyView(Color.blue)
    }

    var body: some View {
        let count = items.count
        VStack {
            header
            row(kind)
            erased
            AnyView(erasing: Text("erasing"))
            if let optional {
                Text(optional)
            }
            if let value = optional, isOn {
                Text(value)
            }
            if case .medium = kind { Text("medium") }
            if #available(iOS 16, macOS 13, *) {
                Text("new")
            } else {
                Text("old")
            }
            if #available(iOS 17, *) { Text("newer") }
            let doubled = count * 2
            Text("\(doubled)")
            Group {
                Text("1")
                Text("2")
            }
            .padding(2)
        }
        VStack {
            ForEach(items) { item in
                Text(item.name)
            }
            ForEach(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Spacer()
                }
            }
            ForEach(0..<3) { index in
                Text("Row \(index)")
            }
            ForEach(1...3, id: \.self) { Text("\($0)") }
            ForEach(items.indices, id: \.self) { index in
                Text(items[index].name).bold(items[index].isOn)
            }
            ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                Text("\(index): \(name)")
            }
            ForEach(Kind.allCases, id: \.self) { kind in
                row(kind)
            }
            Card("Card") {
                Text("a")
                Text("b")
            }
            Slot { Text("slot") }
            Slot2 {
                Text("content")
            } footer: {
                Text("footer")
                Text("footer")
            }
        }
        manyChildren
    }

    private var manyChildren: some View {
        VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
    }
}

struct StackProgram: View {
    var body: some View {
        HStack {
            Text("a")
            Spacer()
            Text("b")
            Spacer(minLength: 0)
            Divider()
        }
        HStack(alignment: .top) { Text("top") }
        HStack(spacing: 3) {
            Color.red
            Color(red: 0.1, green: 0.2, blue: 0.3)
            Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
            Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
            Color(hue: 0.1, saturation: 0.5, brightness: 1)
            Color(white: 0.8).opacity(0.5)
            Color.primary
            Color.secondary
            Color.clear
            Color.accentColor
        }
        VStack(alignment: .leading, spacing: 2) { Text("leading") }
        VStack(alignment: .trailing) {
            Text("trailing")
            Text("t")
        }
        ZStack { Text("z") }
        ZStack(alignment: .bottomTrailing) {
            Rectangle().fill(Color.yellow)
            RoundedRectangle(cornerRadius: 8).fill(.green)
            RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.red)
            RoundedRectangle(cornerSize: CGSize(width: 4, height: 2)).strokeBorder(.black, lineWidth: 3)
            Circle().stroke(.red, lineWidth: 2)
            Circle().strokeBorder(Color.blue)
            Circle().strokeBorder(lineWidth: 2)
            Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Ellipse().fill(
                LinearGradient(
                    gradient: Gradient(colors: [Color.red, Color.blue]), startPoint: .leading,
                    endPoint: .trailing))
            Ellipse().stroke(lineWidth: 4)
            Ellipse().stroke()
            Circle().fill()
            Capsule(style: .circular)
            Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
            Rectangle().stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .bevel))
            Rectangle().strokeBorder(.blue, style: StrokeStyle(lineWidth: 1))
            Rectangle().fill(.red.opacity(0.4))
            Rectangle().fill(.secondary)
            LinearGradient(
                gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]),
                startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
            LinearGradient(
                stops: [Gradient.Stop(color: .pink, location: 0.5)], startPoint: .topLeading, endPoint: .center)
        }
        LazyHStack { Text("lazy") }
        LazyHStack(alignment: .top, spacing: 2) { Text("lazy") }
        LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
            ForEach(0..<4) { Text("lazy \($0)") }
        }
        LazyVStack { Text("lazy") }
    }
}

struct ContainerProgram: View {
    private let columns = ["a", "b"]

    var body: some View {
        ScrollView {
            Text("1")
            Text("2")
        }
        ScrollView(.horizontal, showsIndicators: false) {
            HStack { ForEach(0..<10) { Text("\($0)") } }
        }
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 500, height: 500) }
        GeometryReader { geometry in
            Text("\(geometry.size.width) x \(geometry.size.height)")
                .frame(width: geometry.size.width / 2, height: geometry.size.height * 0.5)
                .position(x: geometry.size.width / 2, y: geometry.frame(in: .local).midY)
            Color.red.offset(y: geometry.safeAreaInsets.top)
        }
        GeometryReader { proxy in
            let width = proxy.size.width
            let columns = Int(max(1, width / 50))
            VStack {
                if columns <= 3 && width >= 10 {
                    Text("few")
                } else {
                    Text("many")
                }
            }
        }
        GeometryReader { _ in Color.red }.frame(height: 20)
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
            GridRow {
                Text("Hello")
                Image(systemName: "globe")
            }
            GridRow(alignment: .firstTextBaseline) {
                Text("Wide").gridCellColumns(2)
            }
            Divider()
            GridRow {
                ForEach(columns, id: \.self) { Text($0) }
            }
            .gridColumnAlignment(.trailing)
            GridRow {
                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                Text("x").gridCellAnchor(.bottomTrailing)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
        }
        Grid {
            GridRow {}
        }
        ViewThatFits(in: .horizontal) {
            HStack { Text("a long row of words that may not fit") }
            VStack { Text("short") }
        }
        ViewThatFits {
            Text("long text")
            Text("s")
        }
    }
}

struct TextProgram: View {
    private let name = "World"
    private let ratio = 0.5
    private let part: Substring = "sub"
    private let id = UUID()
    private let key: LocalizedStringKey = "key"

    var body: some View {
        VStack {
            Text("Hello")
            Text("Hello \(name)!")
            Text(name)
            Text(part)
            Text(key)
            Text(verbatim: "verbatim")
            Text("a") + Text("b").bold() + Text(name).italic().foregroundColor(.red)
            Text("\(ratio, specifier: "%.1f") of it")
            Text(String(format: "%.2f", ratio))
            Text("\(Int(ratio * 100)) %")
            Text("\(2026, format: .number.grouping(.never)) or \(Text("more").bold()) and \(id) and \(part)")
            Text(ratio, format: .percent)
            Text(Int(3).description)
            Text(
                """
                Several
                lines
                """)
        }
        VStack {
            Text("Title").font(.title).fontWeight(.bold).foregroundColor(.primary)
            Text("Size").font(.system(size: 20, weight: .semibold, design: .rounded))
            Text("Style").font(.system(.body, design: .monospaced)).foregroundStyle(.secondary)
            Text("Style").font(Font.title2.bold().italic())
            Text("Name").font(.custom("Avenir", size: 12)).dynamicTypeSize(.xxLarge)
            Text("Name").font(.custom("Avenir", fixedSize: 12)).dynamicTypeSize(...DynamicTypeSize.accessibility1)
            Text("Name").font(.custom("Avenir", size: 12, relativeTo: .title)).dynamicTypeSize(.small ... .xLarge)
            Text("Many words in this text").multilineTextAlignment(.center).lineLimit(2)
            Text("No limit").lineLimit(nil).font(nil)
            Text("Red").foregroundStyle(.red)
            Text("Red").foregroundStyle(Color.red.opacity(0.5))
            Text("Nil").foregroundColor(nil).bold()
        }
        .font(.footnote)
        .bold()
        VStack {
            Label("Title", systemImage: "star")
            Label(name, systemImage: "star.fill").font(.caption)
            Label {
                Text("Title")
            } icon: {
                Circle().frame(width: 8, height: 8)
            }
            Image(systemName: "heart").font(.largeTitle).foregroundColor(.red)
            Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit).frame(width: 30, height: 30)
            Image(systemName: "heart").resizable().scaledToFit()
            Image("photo", size: CGSize(width: 40, height: 30)).resizable().scaledToFill().frame(width: 20).clipped()
        }
        VStack {
            Button("Title") {}
            Button(name) { print("tapped") }
            Button("Action", action: act)
            Button("Delete", role: .destructive) { act() }
            Button(name, role: .cancel, action: act)
            Button(role: .destructive) {
            } label: {
                Text("Label")
            }
            Button(action: act) { Text("Label") }
            Button(action: {}, label: { Image(systemName: "plus") })
            Button {
                act()
            } label: {
                Label("Add", systemImage: "plus")
            }
        }
    }

    private func act() {}
}

struct TextProgram_Previews: PreviewProvider {
    static var previews: some View {
        TextProgram()
        Group {
            TextProgram()
            BuilderProgram().frame(width: 100)
        }
    }
}
