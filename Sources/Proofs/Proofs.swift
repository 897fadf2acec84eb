// Proofs.swift: claims about rows, proved for all containers and all contents, or refuted with a smallest case.

@_exported public import Families
