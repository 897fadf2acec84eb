// FamilyParameters.swift: the parameters of a family in JSON, read before the lengths that vary with them.

import Families
import Rows

/// What is under "parameters" in a family of rows, in no order.
struct FamilyParameters: Decodable {
    private let parameters: [Parameter]

    init(from decoder: any Decoder) throws {
        let object = try StrictObject(decoder, fields: FamilyRecord.fields, elsewhere: FamilyRecord.elsewhere)
        parameters = try object.value(ParameterRecords.field, as: ParameterRecords.self)?.parameters ?? []
    }

    /// The parameters in the order of the text; those whose names the text writes with escapes come last, by name.
    ///
    /// - Parameter parent: The field of the family, where it is not the whole document.
    func ordered(in record: Record, under parent: String? = nil) -> [Parameter] {
        record.ordered(parameters, under: parent, by: \.name)
    }
}

extension Record {
    /// What is under "parameters" in the order of the text; what the text writes with escapes comes last, by name.
    ///
    /// - Parameter parent: The field of the family, where it is not the whole document.
    package func ordered<Entry>(
        _ entries: [Entry], under parent: String? = nil, by name: (Entry) -> String
    ) -> [Entry] {
        guard entries.count > 1 else { return entries }
        let path = FieldPath((parent.map { [.key($0)] } ?? []) + [.key(ParameterRecords.field)])
        let names = JSONOutline(data).keys(of: path)
        func place(_ entry: Entry) -> Int { names.firstIndex(of: name(entry)) ?? names.count }
        return entries.sorted { (place($0), name($0)) < (place($1), name($1)) }
    }
}
