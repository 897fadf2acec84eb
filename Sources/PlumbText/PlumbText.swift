// PlumbText.swift: what `import PlumbText` brings along: the fonts of files.

@_exported public import Shaping
