import Routes

/// Converts the changes of a recorded transition to changes of a graph.
struct StepReader {
  let graph: ControllerGraph
  /// The controllers by their numbers in the journal.
  let controllers: [Int: any Controller]
  /// Makes the controllers that a change adds.
  var make: (Snapshot) throws -> any Controller = { try $0.makeController() }

  func changes(of transition: Transition) throws -> [ControllerChange] {
    var columns: [Transition.RecordedChange.Item: any Controller] = [:]
    return try transition.changes.map { recorded in
      let change = try change(recorded.form, columns)
      if case .keep(let kept?, let column, _) = change, let number = recorded.form.parent {
        columns[.column(column, of: number)] = kept
      }
      return change
    }
  }

  /// - Parameter columns: The controllers of collapsed columns that earlier changes of the transition set.
  func change(
    _ recorded: Transition.RecordedChange.Form,
    _ columns: [Transition.RecordedChange.Item: any Controller] = [:]
  ) throws -> ControllerChange {
    let change = try recorded.map(child: { try columns[$0] ?? made($0) }, parent: existing)
    if let parent = change.parent, !graph.contains(parent) {
      throw malformed("changes \(name(parent)), which has left the graph")
    }
    switch change {
    case .push(_, let stack): _ = try container(stack, \.stack)
    case .pop(let count, let stack):
      let height = try container(stack, \.stack).stack.count
      // Reversing a custom segue that pushed onto an empty stack pops all controllers.
      guard count > 0, count <= height else { throw malformed("pops \(count) of \(height)") }
    case .stack(let controllers, let stack):
      _ = try container(stack, \.stack)
      try checkSiblings(controllers)
    case .dismiss(let presenter):
      guard graph.node(of: presenter)?.presented != nil else {
        throw malformed("dismisses from \(name(presenter)), which presents nothing")
      }
    case .select(let index, let tabs):
      try check(index, in: container(tabs, \.tabs).tabs)
    case .column(_, _, let split), .hide(_, let split), .keep(_, _, let split):
      _ = try container(split, \.split)
    case .arrange(let children, let content, let parent):
      guard graph.node(of: parent)?.isArranged == true else {
        throw malformed("arranges \(name(parent)), whose children are fixed")
      }
      try checkSiblings(children)
      if let content { try check(content, in: children) }
    case .unembed(let child):
      guard graph.node(of: child)?.isEmbedded == true else {
        throw malformed("removes \(name(child)), which is not embedded")
      }
    case .root, .present, .embed, .width: break
    }
    return change
  }
}

extension StepReader {
  func existing(_ number: Int) throws -> any Controller {
    guard let controller = controllers[number] else {
      throw malformed("names controller \(number), which does not exist")
    }
    return controller
  }

  private func made(_ item: Transition.RecordedChange.Item) throws -> any Controller {
    switch item {
    case .kept(let number): try existing(number)
    case .new(let snapshot): try make(snapshot)
    case .stack(let number): try stack(around: existing(number))
    case .column(let column, let number): try kept(column, of: container(existing(number), \.split))
    }
  }

  private func stack(around controller: any Controller) -> NavigationController {
    let stack = NavigationController(root: controller)
    stack.isMadeForColumn = true
    return stack
  }

  private func kept(
    _ column: SplitViewController.Column,
    of split: SplitViewController
  ) throws -> any Controller {
    guard let controller = split.collapsed[column] else {
      throw malformed("names the \(column.rawValue) column, which has no controller")
    }
    return controller
  }

  private func container<Kind>(
    _ controller: any Controller,
    _ container: KeyPath<Node, Kind?>
  ) throws -> Kind {
    guard let container = graph.node(of: controller)?[keyPath: container] else {
      throw malformed("names \(name(controller)), which is not a \(Kind.self)")
    }
    return container
  }

  private func name(_ controller: any Controller) -> String {
    let number = controllers.first { $0.value === controller }?.key
    return "controller \(number ?? -1)"
  }

  private func checkSiblings(_ controllers: [any Controller]) throws {
    guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
      throw malformed("names a controller twice")
    }
  }

  private func check(_ index: Int, in children: [any Controller]) throws {
    guard children.indices.contains(index) else {
      throw malformed("selects child \(index) of \(children.count)")
    }
  }

  func malformed(_ problem: String) -> Misfit { Misfit(description: problem) }

  /// The reason why a change does not fit the graph.
  struct Misfit: Error, CustomStringConvertible {
    let description: String
  }
}

extension StepReader {
  /// Checks that added controllers are new, or were removed by an earlier change of the transition.
  func check(_ changes: [ControllerChange]) throws {
    var free: Set<ObjectIdentifier> = []
    var dismissing: Set<ObjectIdentifier> = []
    var presenting: Set<ObjectIdentifier> = []
    var hasRoot = false
    for change in changes {
      switch change {
      // A new root may be any controller of the graph: everything around it is removed.
      case .root:
        if hasRoot { throw malformed("sets the root twice") }
        hasRoot = true
        continue
      case .dismiss(let presenter):
        guard dismissing.insert(ObjectIdentifier(presenter)).inserted else {
          throw malformed("dismisses twice from \(ControllerName.of(presenter))")
        }
      case .present(_, let presenter, _):
        let id = ObjectIdentifier(presenter)
        let isFree = graph.node(of: presenter)?.presented == nil || dismissing.contains(id)
        guard isFree, presenting.insert(id).inserted else {
          throw malformed(
            "presents from \(ControllerName.of(presenter)), which already presents"
          )
        }
      default: break
      }
      let exchange = graph.exchange(of: change)
      for controller in exchange.added {
        let id = ObjectIdentifier(controller)
        guard !graph.contains(controller) || free.remove(id) != nil else {
          throw malformed("adds \(ControllerName.of(controller)), which is already in the graph")
        }
      }
      for controller in exchange.removed where !exchange.isPresentation {
        guard free.insert(ObjectIdentifier(controller)).inserted else {
          throw malformed("removes \(ControllerName.of(controller)) twice")
        }
      }
    }
  }
}
