// ScrollWatcher.swift: views that hear how windows scroll.  Lengths in points.

/// Somebody who watches windows scroll.
package struct ScrollWatcher {
    fileprivate let identity: ViewIdentity
    fileprivate let session: LayoutSession
    fileprivate let action: (ScrolledWindow) -> Void

    /// Runs what the watcher does after each layout that places the window.
    func see(_ window: ScrolledWindow) {
        identity.relink()
        session.currentObserver = identity
        action(window)
    }
}

private enum ScrollWatchersKey: EnvironmentKey { static var defaultValue: [ScrollWatcher] { [] } }

extension EnvironmentValues {
    /// Those who watch the outermost windows inside.
    package var scrollWatchers: [ScrollWatcher] {
        get { self[ScrollWatchersKey.self] }
        set { self[ScrollWatchersKey.self] = newValue }
    }
}

/// Views whose outermost windows are watched.
private struct WatchedScrolling<Content: View>: PrimitiveView {
    let content: Content
    let action: (ScrolledWindow) -> Void

    func build(in context: BuildContext, into list: inout NodeList) {
        var inner = context
        inner.environment.scrollWatchers.append(
            ScrollWatcher(identity: context.identity, session: context.session, action: action))
        inner.build(content, into: &list)
    }
}

extension View {
    /// Runs an action with what the outermost windows inside show, whenever they were placed.
    package func watchingScrolling(_ action: @escaping (ScrolledWindow) -> Void) -> some View {
        WatchedScrolling(content: self, action: action)
    }

    /// Runs an action when a share of the view comes into the windows around it, or goes out of them: first when it is there.
    package func watchingSight(of share: Double, _ action: @escaping (Bool) -> Void) -> some View {
        modified {
            ChangeNode($1, $0) { pass, node in
                node.frame.visibleShare(in: pass.window ?? node.frame) >= max(share, .leastNonzeroMagnitude)
            } action: { old, isSeen in
                if old != nil || isSeen { action(isSeen) }
            }
        }
    }
}
