// Judge+Rethrowing.swift: errors of judges, through functions that the compiler specialises.

extension Judge {
    /// What work comes to that throws nothing but what the judge throws, and does not say so.
    ///
    /// The compiler (Swift 6.3) crashes where `@_specialize` stands before a function that throws an error of its generic
    /// parameters.
    @inlinable package static func rethrowing<Result>(_ work: () throws -> Result) throws(Failure) -> Result {
        do {
            return try work()
        } catch {
            guard let failure = error as? Failure else { preconditionFailure("no judge throws \(error)") }
            throw failure
        }
    }
}
