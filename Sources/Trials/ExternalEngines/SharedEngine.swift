// SharedEngine.swift: one external engine, asked by one caller at a time.

internal import Synchronization

/// An engine that any thread may ask; a second caller waits for the first.
final class SharedEngine: Sendable {
    private let engine: Mutex<ExternalEngine>

    init(_ engine: sending ExternalEngine) { self.engine = Mutex(engine) }

    /// As `ExternalEngine.answer(for:items:)`.
    func answer(for problem: String, items: Int) throws(EngineFailure) -> EngineAnswer {
        let result = engine.withLock { engine in
            Result { () throws(EngineFailure) in try engine.answer(for: problem, items: items) }
        }
        return try result.get()
    }

    /// As `ExternalEngine.surplus(for:items:)`.
    func surplus(for problem: String, items: Int) -> EngineFailure? {
        engine.withLock { $0.surplus(for: problem, items: items) }
    }

    /// As `ExternalEngine.stop()`.
    func stop() { engine.withLock { $0.stop() } }
}
