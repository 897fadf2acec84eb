// TripWords.swift: what the settings of a trip say, in three languages.

import PlumbViews

/// The words of the settings of a trip.
public enum TripWords: String, CaseIterable {
    /// The languages.
    case english, german, arabic

    /// Where lines begin.
    public var layoutDirection: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }

    private func said(_ english: String, _ german: String, _ arabic: String) -> String {
        switch self {
        case .english: return english
        case .german: return german
        case .arabic: return arabic
        }
    }

    var title: String { said("Settings", "Einstellungen", "الإعدادات") }
    var place: String { said("Lighthouse Coast", "Leuchtturmküste", "ساحل المنارات") }
    var dates: String { said("12 to 19 June", "12. bis 19. Juni", "من ١٢ إلى ١٩ يونيو") }
    var trip: String { said("Trip", "Reise", "الرحلة") }
    var name: String { said("Name of the trip", "Name der Reise", "اسم الرحلة") }
    var start: String { said("Start", "Abfahrtsort", "نقطة الانطلاق") }
    var harbour: String { said("Hamburg Harbour", "Hamburger Hafen", "ميناء هامبورغ") }
    var means: String { said("Travel by", "Verkehrsmittel", "وسيلة السفر") }
    var train: String { said("Train", "Eisenbahn", "القطار") }
    var ferry: String { said("Ferry", "Fähre", "العبّارة") }
    var travellers: String { said("Travellers: 2", "Mitreisende: 2", "عدد المسافرين: ٢") }
    var reminders: String { said("Reminders", "Erinnerungen", "التذكيرات") }
    var offline: String { said("Maps offline", "Karten offline", "خرائط دون اتصال") }
    var note: String {
        said(
            "Maps are loaded as soon as there is Wi-Fi.", "Karten werden geladen, sobald es WLAN gibt.",
            "تُحمَّل الخرائط عند توفر شبكة لاسلكية.")
    }
    var budget: String { said("Budget", "Reisekasse", "الميزانية") }
    var spent: String { said("A third is spent", "Ein Drittel ist ausgegeben", "أُنفِق الثلث") }
    var route: String { said("Route", "Reiseroute", "المسار") }
    var delete: String { said("Delete Trip", "Reise löschen", "حذف الرحلة") }
}
