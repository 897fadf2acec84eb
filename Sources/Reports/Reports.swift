// Reports.swift: what `import Reports` brings along: the parts of which SVG is made.

@_exported public import SVG
