// Boxes.swift: boxes in boxes, laid out over any number.  Importing the module brings the numbers, judges and rules of Rows
// along; no file of the target needs an import of its own.

@_exported public import Rows
