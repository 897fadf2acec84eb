// PageHashes.swift: what the content policy of a page lets a browser run, by SHA-256 in base64.
// `Scripts/renew page` writes the lines; `PageModulesTests` compares them with the pages.

/// The hashes of what stands in a page.
enum PageHashes {
    static let style = "W6hAZZ89m7mraXDRGX/MqXrPlBcl1tX7nehPtUjqJss="
    static let reportScript = "lAc8B8R+epc5OvSIUrgqUNFu0I+u56o/zR1gBYdWL7U="
    static let playgroundScript = "CcNTlOhDPhWIJf7NqLRV+y4qwEXze1bRjjvxJXLaOsg="
}
