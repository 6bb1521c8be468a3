// A user cannot touch a bar or a button that is hidden (rule 38).
extension ControllerGraph {
  /// Why a user cannot tap a tab: a controller on a stack in the selected tab hides the tab bar.
  package func objection(toTapIn tabs: Node) -> Refusal.Reason? {
    for inner in contentChain(from: tabs).dropFirst() {
      if inner.tabs != nil { return nil }
      for child in inner.stack?.stack ?? [] {
        guard let node = node(of: child), hiddenBars(of: node).contains(.tabBar) else { continue }
        return .controller(.hiddenBar("the tab bar", by: ControllerName.described(child)))
      }
    }
    return nil
  }

  /// Why a user cannot go back from the controller in front: it, or a container around it, hides the bar
  /// or the button of the stack. Without these there is no swipe either.
  package func objection(toGoingBackFrom front: Node, on navigation: Node) -> Refusal.Reason? {
    for node in front.ancestors {
      let hidden = hiddenBars(of: node)
      let name = node.described
      if hidden.contains(.navigationBar) {
        return .controller(.hiddenBar("the navigation bar", by: name))
      }
      if node === navigation { return nil }
      // The bar around a stack on a stack shows the item of the inner one.
      let stacks = node.ancestors.dropFirst().prefix { $0.stack != nil }
      if stacks.contains(where: { $0 === navigation }), hidden.contains(.backButton) {
        return .controller(.hiddenBar("the back button", by: name))
      }
    }
    return nil
  }

  /// The bars that a controller hides, in its storyboard or in code.
  private func hiddenBars(of node: Node) -> Storyboard.Scene.HiddenBars {
    if let windowState { return windowState.adapter.hiddenBars(of: node.controller) }
    var bars = node.scene.flatMap { registry.scenes.bundle[$0] }?.settings.hiddenBars ?? []
    if let controller = node.controller as? any NavigationController.BarHiding {
      if controller.hidesBottomBarWhenPushed { bars.insert(.tabBar) }
      if controller.hidesBackButton { bars.insert(.backButton) }
      if controller.hidesNavigationBar { bars.insert(.navigationBar) }
    }
    return bars
  }
}
