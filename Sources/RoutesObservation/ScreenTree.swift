import Observation
import Routes

/// The screens of a graph of plain controllers, as SwiftUI shows them.
///
/// The tree changes after each request of the graph, and only the screens that differ are observed to
/// change. A graph has one tree.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable
package final class ScreenTree {
  package private(set) var root: Screen?
  @ObservationIgnored private weak var graph: ControllerGraph?
  @ObservationIgnored private var screens: [ObjectIdentifier: Screen] = [:]
  /// Calls a closure in the next turn of the main actor.
  @ObservationIgnored let later: (@escaping @MainActor () -> Void) -> Void

  /// The tree of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph, which keeps its tree.
  ///   - later: Calls a closure in the next turn of the main actor.
  package static func of(
    _ graph: ControllerGraph,
    later: @escaping (@escaping @MainActor () -> Void) -> Void = { body in Task { body() } }
  ) -> ScreenTree {
    if let tree = graph.display as? ScreenTree { return tree }
    let tree = ScreenTree(graph, later: later)
    graph.display = tree
    tree.update()
    return tree
  }

  private init(
    _ graph: ControllerGraph,
    later: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    self.graph = graph
    self.later = later
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ScreenTree: @MainActor GraphDisplay {
  package func update() {
    guard let graph else { return }
    let nodes = graph.survey().controllers.compactMap { graph.node(of: $0) }
    let former = screens
    screens = [:]
    for node in nodes { screens[node.id] = former[node.id] ?? Screen(node.controller, in: self) }
    for (id, screen) in former where screens[id] == nil { screen.tree = nil }
    for node in nodes { screens[node.id]?.show(layout(of: node), presentation(by: node)) }
    let first = nodes.first.flatMap { screens[$0.id] }
    if root != first { root = first }
  }

  private func layout(of node: Node) -> Screen.Layout {
    let children = node.children.compactMap { screens[ObjectIdentifier($0)] }
    if node.stack != nil { return .stack(children) }
    if let tabs = node.tabs { return .tabs(children, selected: tabs.selectedIndex) }
    return Self.objection(to: node.controller).map { .unsupported($0) } ?? .view
  }

  private func presentation(by node: Node) -> Screen.Presentation? {
    guard let presented = node.presented, let screen = screens[presented.id] else { return nil }
    return Screen.Presentation(
      screen: screen,
      form: Self.form(of: presented.style, presented.controller) ?? .sheet
    )
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ScreenTree {
  package func objection(to change: ControllerChange) -> Refusal.Reason? {
    if case .present(let presented, let presenter, let style) = change {
      let name = ControllerName.described(presented)
      if presenter is AlertController { return .presentation(.aboveAlertInSwiftUI(name)) }
      if Self.form(of: style, presented) == nil {
        return .presentation(.notInSwiftUI(name, style: style))
      }
    }
    let added = graph?.exchange(of: change).added ?? []
    return added.flatMap(\.hierarchy).lazy
      .compactMap(Self.objection).first
  }

  /// Why SwiftUI cannot show a container.
  private static func objection(to controller: any Controller) -> Refusal.Reason? {
    guard controller.isContainer, !(controller is NavigationController),
      !(controller is TabBarController)
    else { return nil }
    return .container(.notInSwiftUI(container: ControllerName.described(controller)))
  }

  /// The form of a presentation; `nil` if SwiftUI has none.
  private static func form(
    of style: PresentationStyle,
    _ controller: any Controller
  ) -> Screen.Presentation.Form? {
    if controller is AlertController { return .alert }
    switch style {
    case .automatic, .pageSheet, .formSheet: return .sheet
    case .fullScreen, .overFullScreen: return .cover
    case .popover, .currentContext, .overCurrentContext, .custom: return nil
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ScreenTree {
  /// Makes the request of a gesture, whose refusal the graph records.
  ///
  /// - Returns: Whether the graph made the request.
  @discardableResult
  func request(_ name: String, _ body: (ControllerGraph) throws -> Void) -> Bool {
    guard let graph else { return false }
    do {
      try body(graph)
      return true
    } catch {
      graph.record(error, of: name)
      return false
    }
  }

  /// Goes back on a stack, if a user can go back on it now.
  func goBack(on screen: Screen) -> Bool {
    let stack = graph?.frontNode?.ancestors.first { ($0.stack?.stack.count ?? 0) > 1 }
    guard stack?.controller === screen.controller else { return false }
    return request("go back") { try $0.tapBack() }
  }

  /// Swipes a presentation away, if it is the last one.
  func swipeDown(_ screen: Screen) {
    guard graph?.frontNode?.presentationRoot.controller === screen.controller else { return }
    request("swipe down") { try $0.swipeDown() }
  }

  /// Goes back as the back button above a screen does.
  package func tapBack() { request("go back") { try $0.tapBack() } }

  /// Taps an action of an alert, if it is visible.
  package func tap(_ action: AlertController.Action, of alert: Screen) {
    guard graph?.visible === alert.controller else { return }
    request("tap the action") { try $0.tap(action: action.title) }
  }
}
