#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Routes
  import RoutesUIKit
  import UIKit

  /// The view controllers that play a journal's parts, by their numbers.
  @MainActor struct ConformanceCast {
    /// The calls that the rules state.
    static let stated: Set<ControllerGraph.LifecycleCall> = [
      .didLoad, .willAppear, .didAppear, .willDisappear, .didDisappear,
    ]

    let log = CallLog<ConformanceCall>()
    private var controllers: [UIViewController] = []

    var numbered: [Int: any Controller] {
      Dictionary(uniqueKeysWithValues: controllers.enumerated().map { ($0, $1) })
    }

    func controller(_ number: Int) -> UIViewController? {
      controllers.indices.contains(number) ? controllers[number] : nil
    }

    /// Loads the views of controllers that a graph had loaded before.
    func load(_ numbers: [Int]) {
      log.isPaused = true
      for number in numbers { controller(number)?.loadViewIfNeeded() }
      log.isPaused = false
    }

    /// The calls of a move as text, in the order that the rules state.
    ///
    /// No rule states the order of the calls of several changes, of a new root, or of an app's
    /// container, which makes them itself. The calls of each controller are in order nevertheless.
    func comparable(_ calls: [ConformanceCall], of move: ExpectedMove) -> [String] {
      let known = calls.filter { call in
        Self.stated.contains(call.call) && controller(call.number) is any ConformanceRecorder
      }
      // UIKit decides when a view loads before its controller appears.
      let loads = known.filter { $0.call == .didLoad }.map(text).sorted()
      let others = known.filter { $0.call != .didLoad }
      if move.isOrdered, !arrangesItself(in: move) { return loads + others.map(text) }
      return loads
        + Dictionary(grouping: others, by: \.number).sorted { $0.key < $1.key }
        .flatMap(\.value).map(text)
    }

    private func arrangesItself(in move: ExpectedMove) -> Bool {
      move.transition.changes.contains { change in
        guard case .arrange(_, _, let number) = change.form else { return false }
        return controller(number) is RecordingContainerController
      }
    }

    private func text(_ call: ConformanceCall) -> String {
      let name = controller(call.number).map(ControllerName.of) ?? ""
      return "\(name) \(call.number) \(call.call.rawValue)"
    }
  }

  extension ConformanceCast {
    /// A hierarchy, and its presentations, which are still to be made.
    struct Hierarchy {
      let root: UIViewController
      let presentations: [ControllerChange]
    }

    /// Makes the controllers of a snapshot, and gives them the next numbers.
    mutating func make(_ snapshot: Snapshot) -> Hierarchy {
      let first = controllers.count
      for (position, screen) in snapshot.screens.enumerated() {
        let children = snapshot.screens.filter { other in
          switch other.placement {
          case .child(of: position), .column(_, of: position): true
          default: false
          }
        }
        let number = controllers.count
        controllers.append(
          screen.makeRecorder(of: children) { [log] in
            log.note(ConformanceCall(call: $0, number: number))
          }
        )
      }
      var presentations: [ControllerChange] = []
      for (position, screen) in snapshot.screens.enumerated() {
        guard case .presented(let presenter, let style) = screen.placement else { continue }
        let presented = controllers[first + position]
        presentations.append(.present(presented, by: controllers[first + presenter], style: style))
      }
      // Children before their parents: a container is complete when it gets its own parent.
      for position in snapshot.screens.indices.reversed() { fill(snapshot, position, first) }
      let root = controllers.indices.contains(first) ? controllers[first] : UIViewController()
      return Hierarchy(root: root, presentations: presentations)
    }

    private func fill(_ snapshot: Snapshot, _ owner: Int, _ first: Int) {
      var children: [UIViewController] = []
      var selected: Int?
      for (position, screen) in snapshot.screens.enumerated() {
        let child = controllers[first + position]
        switch screen.placement {
        case .child(of: owner):
          if screen.isSelected { selected = children.count }
          children.append(child)
        case .column(let column, of: owner):
          let split = controllers[first + owner] as? UISplitViewController
          if split?.style == .unspecified {
            split?.viewControllers.append(child)
          } else {
            split?.setViewController(child, for: UISplitViewController.Column(column))
          }
        case .embedded(in: owner): controllers[first + owner].addChild(child)
        default: break
        }
      }
      guard !children.isEmpty else { return }
      switch controllers[first + owner] {
      case let stack as UINavigationController:
        stack.setViewControllers(children, animated: false)
      case let tabs as UITabBarController:
        tabs.viewControllers = children
        tabs.selectedIndex = selected ?? 0
      case let pages as UIPageViewController:
        pages.setViewControllers(children, direction: .forward, animated: false)
      case let container as RecordingContainerController:
        container.arrange(children, content: selected.map { children[$0] })
      case let other: for child in children { other.addChild(child) }
      }
    }
  }

  extension ConformanceCast {
    /// A recorded change, in which new controllers are made.
    mutating func change(_ recorded: Transition.RecordedChange) -> ControllerChange {
      let change: ControllerChange = recorded.form.map(
        child: { resolve($0) },
        parent: { resolve(.kept($0)) }
      )
      guard case .present(let presented, let presenter as UIViewController, let style) = change
      else { return change }
      // UIKit must find the presenter from any controller inside it.
      let source = innermost(in: presenter) { content in
        content.presentedViewController == nil
          && !(style.isInContext && content.definesPresentationContext)
      }
      return .present(presented, by: source, style: style)
    }

    /// Makes the presenters of presentations in a context define one.
    func defineContexts(of transition: Transition) {
      for change in transition.changes {
        if case .present(_, let presenter, let style) = change.form, style.isInContext {
          controller(presenter)?.definesPresentationContext = true
        }
      }
    }

    /// The children that a change takes from a container.
    func removed(by recorded: Transition.RecordedChange) -> [UIViewController] {
      func missing(_ items: [Transition.RecordedChange.Item], _ number: Int) -> [UIViewController] {
        let kept = items.map { item -> UIViewController? in
          if case .kept(let number) = item { controller(number) } else { nil }
        }
        return (controller(number)?.children ?? []).filter { child in
          !kept.contains { $0 === child }
        }
      }
      switch recorded.form {
      // An app's container arranges itself.
      case .arrange(_, _, let number) where controller(number) is RecordingContainerController:
        return []
      case .stack(let items, let number), .arrange(let items, _, let number):
        return missing(items, number)
      case .column(let column, nil, let number):
        let split = controller(number) as? UISplitViewController
        return [split?.viewController(for: .init(column))].compactMap { $0 }
      default: return []
      }
    }

    /// The innermost content of a container, while a condition holds.
    private func innermost(
      in controller: UIViewController,
      while condition: (UIViewController) -> Bool
    ) -> UIViewController {
      var current = controller
      while let content = current.contentOutsideGraph as? UIViewController,
        condition(content)
      {
        current = content
      }
      return current
    }

    /// Gives the next numbers to the controllers of collapsed columns that a transition pushes again, or
    /// returns to their columns.
    mutating func addColumns(of transition: Transition) {
      for form in transition.changes.map(\.form) {
        switch form {
        case .push(.column(let column, of: let number), _),
          .column(_, .column(let column, of: let number)?, _):
          _ = resolve(.column(column, of: number))
        default: break
        }
      }
    }

    /// The calls since the last time, with the last numbers of the controllers.
    func takeCalls() -> [ConformanceCall] {
      log.take().map { call in
        let last = controllers.lastIndex { $0 === controllers[call.number] }
        return ConformanceCall(call: call.call, number: last ?? call.number)
      }
    }

    /// Gives the next numbers to a controller that returns to the graph, and to those inside.
    private mutating func addAgain(_ root: UIViewController) {
      controllers.append(root)
      for child in root.children where root.isContainer { addAgain(child) }
    }

    private mutating func resolve(_ item: Transition.RecordedChange.Item) -> UIViewController {
      switch item {
      case .kept(let number): return controller(number) ?? UIViewController()
      case .new(let snapshot): return make(snapshot).root
      // UIKit makes the stack.
      case .stack(let number): return controller(number) ?? UIViewController()
      case .column(let column, let number):
        let split = controller(number) as? UISplitViewController
        let root = split?.controller(in: column) ?? UIViewController()
        addAgain(root)
        return root
      }
    }
  }
#endif
