// PageHashes.swift: what the content policy of a page lets a browser run, by SHA-256 in base64.
// `Scripts/renew page` writes the lines; `PageModulesTests` compares them with the pages.

/// The hashes of what stands in a page.
enum PageHashes {
    static let style = "W6hAZZ89m7mraXDRGX/MqXrPlBcl1tX7nehPtUjqJss="
    static let reportScript = "74kSpAEBaBC7a3vTLiil+KpMnUr4DN90UZ1jc2/n9tw="
    static let playgroundScript = "uJMsh38pPaU9QgMjs+4tU4Zi+55CyZxX26L+ZutL5sQ="
}
