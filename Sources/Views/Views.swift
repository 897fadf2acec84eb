// Views.swift: what SwiftUI has beyond layout and what stands on it: controls, lists, navigation, observation, previews.
// Built from the views and modifiers of LayoutCore; nothing here measures by itself what a stack, a text or a frame measures.

@_exported public import LayoutCore
