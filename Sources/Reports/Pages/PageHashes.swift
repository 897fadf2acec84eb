// PageHashes.swift: what the content policy of a page lets a browser run, by SHA-256 in base64.
// `Scripts/renew page` writes the lines; `PageModulesTests` compares them with the pages.

/// The hashes of what stands in a page.
enum PageHashes {
    static let style = "W6hAZZ89m7mraXDRGX/MqXrPlBcl1tX7nehPtUjqJss="
    static let reportScript = "BtIk4p4jBN9eJMQ/Q8xgQL9Vsy1E5yJGODgJNNLvzhI="
    static let playgroundScript = "NwTWwJDOwoXgStPZofUILe/E6ZR+kVen2tgjhgC3Ru4="
}
