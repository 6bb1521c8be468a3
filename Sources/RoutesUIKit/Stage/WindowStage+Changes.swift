#if canImport(UIKit) && !os(watchOS)
  import Routes
  import UIKit

  extension WindowStage {
    package func perform(_ changes: [StageChange], completion: @escaping () -> Void) {
      // A controller that loads because of a change may make further ones.
      let isNested = isChanging
      isChanging = true
      make(changes[...]) { [self] in
        guard !isNested else { return completion() }
        isChanging = false
        let waiting = waiting
        self.waiting = []
        completion()
        for body in waiting { body() }
      }
    }

    /// Makes changes one after the other. Only the last is animated: it is the one that is seen.
    private func make(_ changes: ArraySlice<StageChange>, _ completion: @escaping () -> Void) {
      guard let change = changes.first else { return completion() }
      let rest = changes.dropFirst()
      var isMade = false
      make(change, animated: isAnimated && rest.isEmpty) { [self] in
        // The end of a change may be reported twice.
        guard !isMade else { return }
        isMade = true
        make(rest, completion)
      }
    }

    private func make(
      _ change: StageChange,
      animated: Bool,
      _ completion: @escaping () -> Void
    ) {
      switch change {
      case .root(let controller): setRoot(to: controller)
      case .present(let controller, let presenter, let style):
        return present(controller, by: presenter, style, animated, completion)
      case .transitionStyle(let style, let controller):
        (controller as? UIViewController)?.modalTransitionStyle = UIModalTransitionStyle(style)
      case .dismiss(let presenter):
        return dismiss(by: presenter, animated, completion)
      case .turn(let pages, let container):
        guard let container = container as? UIPageViewController else { break }
        return container.setViewControllers(
          pages.compactMap { $0 as? UIViewController },
          direction: .forward,
          animated: animated
        ) { _ in completion() }
      case .embed(let child, let parent): embed(child, in: parent)
      case .unembed(let child): unembed(child)
      case .arrange(let children, let content, let container):
        container.arrange(children, content: content)
      case .push, .pop, .stack, .select, .tabs, .column, .hide:
        guard let container = moveChildren(change, animated: animated) else { break }
        return afterTransition(of: container, completion)
      }
      completion()
    }

    /// Makes a change of the children of one of UIKit's containers.
    ///
    /// - Returns: The container.
    private func moveChildren(_ change: StageChange, animated: Bool) -> UIViewController? {
      switch change {
      case .push(let controller, let container):
        guard let controller = controller as? UIViewController,
          let navigation = container as? UINavigationController
        else { return nil }
        push(controller, onto: navigation, animated: animated)
        return navigation
      case .pop(let controller, let container):
        guard let controller = controller as? UIViewController,
          let navigation = container as? UINavigationController
        else { return nil }
        navigation.popToViewController(controller, animated: animated)
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
      case .tabs(let controllers, let selected, let container):
        let tabs = container as? UITabBarController
        tabs?.setViewControllers(
          controllers.compactMap { $0 as? UIViewController },
          animated: animated
        )
        if tabs?.selectedIndex != selected { tabs?.selectedIndex = selected }
        return tabs
      case .hide(let columns, let container):
        guard let split = container as? UISplitViewController else { return nil }
        for column in [SplitColumn.primary, .supplementary] {
          let column = (column, UISplitViewController.Column(column))
          if columns.contains(column.0) { split.hide(column.1) } else { split.show(column.1) }
        }
        return split
      case .column(let column, let controller, let container):
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

  extension WindowStage {
    private func setRoot(to controller: any Controller) {
      guard let new = controller as? UIViewController else { return }
      let old = window.rootViewController
      if new.parent != nil {
        new.viewIfLoaded?.removeFromSuperview()
        new.removeFromParent()
      }
      window.rootViewController = new
      // UIKit keeps the views of what the old root presents.
      if let old, old !== new, old.ownPresented != nil { old.dismiss(animated: false) }
    }

    private func present(
      _ controller: any Controller,
      by presenter: any Controller,
      _ style: PresentationStyle,
      _ animated: Bool,
      _ completion: @escaping () -> Void
    ) {
      guard let controller = controller as? UIViewController,
        let presenter = presenter as? UIViewController
      else { return completion() }
      controller.modalPresentationStyle = UIModalPresentationStyle(style)
      #if !os(tvOS)
        if style == .popover {
          let popover = controller.popoverPresentationController
          if popover?.sourceView == nil { popover?.sourceView = presenter.view }
        }
      #endif
      presenter.present(controller, animated: animated) { completion() }
      // UIKit never calls the completion of a presentation that it refuses.
      if controller.presentingViewController == nil { completion() }
    }

    private func dismiss(
      by presenter: any Controller,
      _ animated: Bool,
      _ completion: @escaping () -> Void
    ) {
      guard let presenter = presenter as? UIViewController, presenter.ownPresented != nil else {
        return completion()
      }
      presenter.dismiss(animated: animated) { completion() }
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

  extension UISplitViewController {
    /// The column that a controller has, on screen or not.
    fileprivate func column(of controller: UIViewController) -> Column? {
      guard style != .unspecified else { return nil }
      return [Column.supplementary, .secondary].first { viewController(for: $0) === controller }
    }

    /// A split controller without a style, as in old storyboards, has a list instead of columns.
    fileprivate func set(_ controller: UIViewController?, in column: SplitColumn) {
      guard style == .unspecified else {
        return setViewController(controller, for: Column(column))
      }
      let primary = column == .primary ? controller : viewControllers.first
      let detail = column == .detail ? controller : viewControllers.dropFirst().first
      viewControllers = [primary, detail].compactMap { $0 }
    }
  }
#endif
