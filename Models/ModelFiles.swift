// ModelFiles.swift: the MathProg models of this folder as text, so that the command carries them along.

/// The models by name.
public enum ModelFiles {
    /// The text of a model; empty where there is none of that name.
    public static func text(named name: String) -> String {
        String(decoding: bytes(named: name), as: UTF8.self)
    }

    private static func bytes(named name: String) -> [UInt8] {
        switch name {
        case "alignment": PackageResources.alignment_mod
        case "cassowary": PackageResources.cassowary_mod
        case "css-flex": PackageResources.css_flex_mod
        case "distribution-gini": PackageResources.distribution_gini_mod
        case "distribution-progressive": PackageResources.distribution_progressive_mod
        case "glue": PackageResources.glue_mod
        case "priorities": PackageResources.priorities_mod
        case "stack": PackageResources.stack_mod
        case "tree": PackageResources.tree_mod
        default: []
        }
    }
}
