#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import UIKit

  extension UIKitWindowAdapter {
    package func perform(_ changes: [ControllerChange], completion: @escaping () -> Void) {
      // A controller that loads because of a change may make further ones.
      let isNested = !changesUnderWay.isEmpty
      make(changes[...], animated: isAnimated) { [self] in
        completion()
        if !isNested { callWaiting() }
      }
    }

    /// Makes changes one after the other. Only the last is animated, because the user sees it.
    ///
    /// - Parameter dismissed: The presenters that a new root has made dismiss. None is asked twice.
    private func make(
      _ changes: ArraySlice<ControllerChange>,
      animated: Bool,
      after dismissed: [UIViewController] = [],
      _ completion: @escaping () -> Void
    ) {
      guard let change = changes.first else { return completion() }
      var (next, rest, dismissed) = (change, changes.dropFirst(), dismissed)
      if case .root(let root) = change, root !== window.rootViewController,
        let presenter = firstController(where: { $0.ownPresentedController != nil }),
        !dismissed.contains(presenter)
      {
        // UIKit keeps the old root's presentation, and puts the views under it back (openradar 21404408).
        (next, rest) = (.dismiss(by: presenter), changes)
        dismissed.append(presenter)
      }
      let isTurn = next.parent is UIPageViewController
      let underWay = ChangeUnderWay(isTurn: isTurn) { [self, rest, dismissed] in
        make(rest, animated: animated, after: dismissed, completion)
      }
      changesUnderWay.append(underWay)
      let moving = make(next, animated: animated && rest.isEmpty) { [self] in end(underWay) }
      underWay.coordinator = moving?.transitionCoordinator
      underWay.start = now()
    }

    /// Makes a change, and calls a closure when it is over.
    ///
    /// - Returns: A controller that moves meanwhile.
    private func make(
      _ change: ControllerChange,
      animated: Bool,
      _ completion: @escaping () -> Void
    ) -> UIViewController? {
      switch change {
      case .root(let controller): if let controller { setRoot(to: controller) }
      case .width: break
      case .present(let controller, let presenter, let style):
        return present(controller, by: presenter, style, animated, completion)
      case .dismiss(let presenter):
        guard let presenter = presenter as? UIViewController,
          presenter.ownPresentedController != nil
        else { break }
        presenter.dismiss(animated: animated, completion: completion)
        return presenter
      case .arrange(let pages, _, let container as UIPageViewController):
        container.setViewControllers(
          pages.compactMap { $0 as? UIViewController },
          direction: .forward,
          animated: animated
        ) { _ in completion() }
        return container
      case .embed(let child, let parent): embed(child, in: parent)
      case .unembed(let child): unembed(child)
      case .arrange(let children, let content, let container as any ArrangeableContainer):
        container.arrange(children, content: content.map { children[$0] })
      case .push, .pop, .stack, .select, .arrange, .column, .hide, .keep:
        guard let container = moveChildren(change, animated: animated) else { break }
        // UIKit animates some changes without a request.
        if !afterTransition(of: container, completion) { completion() }
        return container
      }
      completion()
      return nil
    }

    /// Makes a change of the children of one of UIKit's containers.
    ///
    /// - Returns: The container.
    private func moveChildren(_ change: ControllerChange, animated: Bool) -> UIViewController? {
      switch change {
      case .push(let controller, let container):
        guard let controller = controller as? UIViewController,
          let navigation = container as? UINavigationController
        else { return nil }
        push(controller, onto: navigation, animated: animated)
        return navigation
      case .pop(let count, let container):
        guard let navigation = container as? UINavigationController else { return nil }
        let rest = navigation.viewControllers.dropLast(count)
        if let top = rest.last {
          navigation.popToViewController(top, animated: animated)
        } else {
          navigation.setViewControllers([], animated: animated)
        }
        return navigation
      case .stack(let controllers, let container):
        let navigation = container as? UINavigationController
        navigation?.setViewControllers(
          controllers.compactMap { $0 as? UIViewController },
          animated: animated
        )
        return navigation
      case .select(let index, let container):
        let tabs = container as? UITabBarController
        tabs?.selectedIndex = index
        return tabs
      case .arrange(let controllers, let selected, let container):
        let tabs = container as? UITabBarController
        let selected = selected ?? 0
        let more = tabs?.selectedIndex == NSNotFound ? tabs?.moreNavigationController : nil
        tabs?.setViewControllers(
          controllers.compactMap { $0 as? UIViewController }.filter { $0 !== more },
          animated: animated
        )
        if tabs?.selectedIndex != selected { tabs?.selectedIndex = selected }
        return tabs
      case .hide(let columns, let container):
        guard let split = container as? UISplitViewController, split.style != .unspecified else {
          return nil
        }
        for column in [SplitViewController.Column.primary, .supplementary]
        where !split.lacks(column) {
          let uikit = UISplitViewController.Column(column)
          if columns.contains(column) { split.hide(uikit) } else { split.show(uikit) }
        }
        return split
      case .column(let column, let controller, let container),
        .keep(let controller, let column, let container):
        guard let split = container as? UISplitViewController else { return nil }
        split.set(controller as? UIViewController, in: column)
        return split
      default: return nil
      }
    }

    /// A collapsed split controller pushes its columns itself, and stacks, which are on a stack there
    /// alone.
    private func push(
      _ controller: UIViewController,
      onto navigation: UINavigationController,
      animated: Bool
    ) {
      if let split = navigation.splitViewController, let column = split.column(of: controller) {
        split.show(column)
      } else if controller is UINavigationController, let split = navigation.splitViewController {
        split.showDetailViewController(controller, sender: nil)
      } else {
        navigation.pushViewController(controller, animated: animated)
      }
    }
  }

  extension UIKitWindowAdapter {
    private func setRoot(to controller: any Controller) {
      guard let new = controller as? UIViewController else { return }
      let old = window.rootViewController
      if new.parent != nil {
        new.viewIfLoaded?.removeFromSuperview()
        new.removeFromParent()
      }
      window.rootViewController = new
      if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    }

    private func present(
      _ controller: any Controller,
      by presenter: any Controller,
      _ style: PresentationStyle,
      _ animated: Bool,
      _ completion: @escaping () -> Void
    ) -> UIViewController? {
      guard let controller = controller as? UIViewController,
        let presenter = presenter as? UIViewController
      else {
        completion()
        return nil
      }
      if style != .automatic, controller.ownPresentationStyle == nil {
        controller.modalPresentationStyle = UIModalPresentationStyle(style)
      }
      controller.popoverPresentationController?.setAnchor(to: presenter.view)
      presenter.present(controller, animated: animated, completion: completion)
      // UIKit never calls the completion of a presentation that it refuses.
      if controller.presentingViewController == nil { completion() }
      return controller
    }

    private func embed(_ child: any Controller, in parent: any Controller) {
      guard let child = child as? UIViewController, let parent = parent as? UIViewController,
        let view = parent.view, let childView = child.view
      else { return }
      parent.addChild(child)
      childView.frame = view.bounds
      view.addSubview(childView)
      child.didMove(toParent: parent)
    }

    private func unembed(_ child: any Controller) {
      let child = child as? UIViewController
      child?.viewIfLoaded?.removeFromSuperview()
      child?.removeFromParent()
    }
  }

  extension UIPopoverPresentationController {
    /// Sets the anchor of a popover without one, if it is a view or a button of a bar. Without an anchor
    /// UIKit raises an exception in a wide window.
    func setAnchor(to anchor: Any?) {
      guard sourceView == nil, barButtonItem == nil else { return }
      switch anchor {
      case let view as UIView: sourceView = view
      case let item as UIBarButtonItem: barButtonItem = item
      default: break
      }
    }
  }

  extension UISplitViewController {
    /// The column that a controller has, on screen or not.
    fileprivate func column(of controller: UIViewController) -> Column? {
      guard style != .unspecified else { return nil }
      return [SplitViewController.Column.supplementary, .detail].first {
        self.controller(in: $0) === controller
      }
      .map(Column.init)
    }

    /// A split controller without a style, as in old storyboards, has a list instead of columns.
    fileprivate func set(_ controller: UIViewController?, in column: SplitViewController.Column) {
      guard style == .unspecified else {
        return setViewController(controller, for: Column(column))
      }
      let primary = column == .primary ? controller : viewControllers.first
      let detail = column == .detail ? controller : viewControllers.dropFirst().first
      viewControllers = [primary, detail].compactMap { $0 }
    }
  }
#endif
