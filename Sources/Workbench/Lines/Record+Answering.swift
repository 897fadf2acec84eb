// Record+Answering.swift: one record decoded and worked on; whatever goes wrong is said with its place.

extension Record {
    /// Decodes the record and works on it; whatever goes wrong is reported with its place.
    ///
    /// - Parameter decoder: May serve any number of records of one thread, which takes less than one for each.
    package func answered<Answer>(
        by decoder: ProblemDecoder, _ work: (RowDocument) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported { try work(decoder.decode(self)) }
    }

    /// Decodes the record, a row in exact arithmetic, and works on it.
    package func answeredExactly<Answer>(
        by decoder: ProblemDecoder = RuleTable.standard.decoder, _ work: (RowDocumentOver<Fraction>) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported { try work(exactRow(by: decoder)) }
    }

    /// Decodes the record, a row or a scene, and works on it.
    package func answered<Answer>(
        by decoder: ProblemDecoder = RuleTable.standard.decoder, question work: (Question) throws -> Answer
    ) -> Result<Answer, InputError> {
        reported { try work(decoder.decodeQuestion(self)) }
    }

    /// The row in exact arithmetic.
    ///
    /// - Throws: `InputError`, also for a scene.
    func exactRow(by decoder: ProblemDecoder) throws(InputError) -> RowDocumentOver<Fraction> {
        if try decoder.isScene(self) { throw error("is a scene; --arithmetic exact takes rows") }
        return try decoder.decodeExactly(self)
    }

    /// Works on the record; whatever goes wrong is reported with its place.
    package func reported<Answer>(_ work: () throws -> Answer) -> Result<Answer, InputError> {
        do {
            return .success(try work())
        } catch let error as InputError {
            return .failure(error)
        } catch {
            return .failure(self.error("\(error)"))
        }
    }
}
