// NoRequest.swift: a request that no view makes, for containers that look at their views alone.

/// Nothing is asked for.
package struct NoRequest: ScreenRequest {
    package var name: String { "" }
}
