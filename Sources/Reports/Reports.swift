// Reports.swift: what `import Reports` brings along: the drawings of layouts, and the parts of which SVG is made.

@_exported public import Drawings
