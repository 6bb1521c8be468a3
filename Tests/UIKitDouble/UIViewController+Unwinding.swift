extension UIViewController {
  /// Finds the target of an unwind, calls its action, and returns to it.
  func unwind(_ action: Selector, _ identifier: String?, _ sender: Any?) {
    let request = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let target = target(of: request) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
    segue.performHandler = { [self] in target.bringToFront(from: self) }
    prepare(for: segue, sender: sender)
    UIKitRecord.current.contents.unwindAction(action, of: target)?(segue)
    segue.perform()
  }

  private func target(of request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let found = controller.targetInside(request) { return found }
      current = controller.parent ?? controller.ownPresentation?.presenter
    }
    return nil
  }

  /// Searches what the controller presents, its children, and then the controller itself.
  private func targetInside(_ request: UIStoryboardUnwindSegueSource) -> UIViewController? {
    if let presented = presentation?.presentedViewController, !presented.holds(request.source),
      let found = presented.targetInside(request)
    {
      return found
    }
    for child in allowedChildrenForUnwinding(from: request) {
      if let found = child.targetInside(request) { return found }
    }
    let takes = canPerformUnwindSegueAction(
      request.unwindAction,
      from: request.source,
      sender: request.sender
    )
    return takes ? self : nil
  }

  /// Whether a controller is this one, inside it, or presented from inside it.
  private func holds(_ controller: UIViewController) -> Bool {
    let outwards = sequence(first: controller) { $0.parent ?? $0.ownPresentation?.presenter }
    return outwards.contains { $0 === self }
  }

  /// Dismisses what covers the controller, and moves each container towards it.
  private func bringToFront(from source: UIViewController) {
    let containers = Array(sequence(first: self, next: \.parent))
    for controller in containers where controller.presentation != nil {
      controller.dismiss(animated: true)
    }
    for (child, container) in zip(containers, containers.dropFirst()) {
      switch container {
      case let container as UINavigationController:
        container.popToViewController(child, animated: true)
      case let container as UITabBarController: container.selectedViewController = child
      default: break
      }
    }
  }
}
