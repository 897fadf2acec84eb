// LinkedGLPK.swift: GLPK as the adviser of targets that do not import it (`Adviser.linked`).

import Simplex

private let linked = LinkedAdviser(
    .glpk, version: glpkVersion,
    lpFormat: { program, whole throws(SolverError) in try program.lpFormat(whole: whole) },
    mpsFormat: { program, whole throws(SolverError) in try program.mpsFormat(whole: whole) },
    bestWhole: { program, whole throws(SolverError) in
        try program.bestWhole(whole, within: .seconds(10))?.values
    })

/// Takes the place of the function of that name in CAdvice, which has nobody.
@c(cadvice_linked)
public func linkedGLPK() -> UnsafeRawPointer? { UnsafeRawPointer(Unmanaged.passUnretained(linked).toOpaque()) }
