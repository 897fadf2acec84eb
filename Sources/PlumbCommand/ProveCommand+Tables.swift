// ProveCommand+Tables.swift: `plumb prove` on tables of texts.

import Certificates
import Documents
import Reports
import Scenes
import Workbench

extension ProveCommand {
    /// The claims about a table, decided.
    func provedTable(_ record: Record, _ file: LineFile?) throws -> Result<ProvedTables, InputError> {
        if format == .svg {
            try Output.refuse("a picture of a proof is one of rows and screens, and this is a table; leave svg away")
        }
        return time.keeping { _ in
            record.reported {
                guard let table = try RuleTable.standard.decoder.decodeTable(record) else {
                    throw record.error("is no table")
                }
                let proved = try proving(reusing: []).proved(table, of: record)
                for certificate in proved.certificates {
                    try file?.write(CertificateDocument.table(certificate).json.line)
                }
                return proved
            }
        }
    }

    func text(of tables: ProvedTables) -> Printed {
        let lines = format == .text ? terminal.page.shown(tables.claims.map(\.line)).text : ""
        return .text(lines, counting: tables.counted)
    }
}
