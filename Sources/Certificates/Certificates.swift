// Certificates.swift: what `import Certificates` brings along: what certificates are about.

@_exported public import Documents
@_exported public import Scenes
