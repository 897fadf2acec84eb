// TripSettings.swift: the settings of a trip: a list of controls in a navigation container.

import PlumbViews

/// The settings of a trip.
public struct TripSettings: View {
    private enum Means: Hashable { case train, ferry }

    private let words: TripWords
    @State private var name = ""
    @State private var means = Means.ferry
    @State private var travellers = 2
    @State private var hasReminders = true
    @State private var isOffline = false
    @State private var budget = 0.5

    /// The settings in a language.
    public init(_ words: TripWords = .english) { self.words = words }

    /// A list of sections below a title.
    public var body: some View {
        NavigationStack {
            List {
                Section { summary.id("summary") }
                Section(words.trip) { trip }
                Section {
                    Toggle(words.reminders, systemImage: "bell", isOn: $hasReminders).id("reminders")
                    Toggle(words.offline, systemImage: "map", isOn: $isOffline).id("offline")
                } footer: {
                    Text(words.note).id("note")
                }
                Section(words.budget) { money }
                Section {
                    NavigationLink(words.route, value: 1).id("route")
                    Button(words.delete, role: .destructive) {}.id("delete")
                }
            }
            .id("list")
            .navigationTitle(words.title)
        }
    }

    private var summary: some View {
        HStack(spacing: 12) {
            Image("lighthouse").id("picture")
            VStack(alignment: .leading) {
                Text(words.place).font(.headline)
                Text(words.dates).font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var trip: some View {
        TextField(words.name, text: $name).id("name")
        LabeledContent(words.start, value: words.harbour).id("start")
        Picker(words.means, selection: $means) {
            Text(words.train).tag(Means.train)
            Text(words.ferry).tag(Means.ferry)
        }
        .id("means")
        Stepper(words.travellers, value: $travellers, in: 1...9).id("travellers")
    }

    @ViewBuilder private var money: some View {
        Slider(value: $budget) {
            Text(words.budget)
        } minimumValueLabel: {
            Image(systemName: "minus")
        } maximumValueLabel: {
            Image(systemName: "plus")
        }
        .id("budget")
        ProgressView(words.spent, value: 1, total: 3.0).id("spent")
    }
}

struct TripSettings_Previews: PreviewProvider {
    static var previews: some View { TripSettings() }
}
