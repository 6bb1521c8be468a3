/// Converts the changes of a recorded transition to changes of a graph.
struct StepReader {
  let graph: ControllerGraph
  /// The controllers by their numbers in the journal.
  let controllers: [Int: any Controller]
  /// The position of the transition in the journal, for errors.
  let position: Int
  /// Makes the controllers that a change adds.
  var make: (Snapshot) throws -> any Controller = { try Restoration($0).root() }

  func change(_ step: Transition.RecordedChange.Form) throws -> HierarchyChange {
    switch step {
    case .root(let item): return .root(old: graph.root, new: try item.map(made))
    case .push(let item, let navigation):
      return .push(try made(item), onto: try container(navigation))
    case .pop(let count, let navigation): return try pop(count, from: container(navigation))
    case .stack(let items, let number):
      let navigation: NavigationController = try container(number)
      return .stack(old: navigation.stack, new: try siblings(items), of: navigation)
    case .present(let item, let presenter, let style):
      return .present(try made(item), by: try existing(presenter), style: style)
    case .dismiss(let presenter): return try dismiss(by: presenter)
    case .select(let index, let number):
      let tab: TabBarController = try container(number)
      try check(index, in: tab.tabs)
      return .select(index, old: tab.selectedIndex, in: tab)
    case .column(let column, let item, let number):
      let split: SplitViewController = try container(number)
      let old = split.controller(in: column)
      return .column(column, old: old, new: try item.map(made), of: split)
    case .hide(let columns, let number):
      let split: SplitViewController = try container(number)
      return .hide(old: split.hiddenColumns, new: Set(columns), of: split)
    case .arrange(let items, let content, let container):
      return try arrange(items, content, in: container)
    case .embed(let item, let parent): return .embed(try made(item), in: try existing(parent))
    case .unembed(let child): return try unembed(child)
    case .width(let width): return .width(old: graph.width, new: width)
    }
  }

  private func pop(_ count: Int, from navigation: NavigationController) throws -> HierarchyChange {
    // Reverting a custom segue that pushed onto an empty stack pops all controllers.
    guard count > 0, count <= navigation.stack.count else {
      throw malformed("pops \(count) of \(navigation.stack.count)")
    }
    return .pop(Array(navigation.stack.suffix(count)), from: navigation)
  }

  private func dismiss(by number: Int) throws -> HierarchyChange {
    let presenter: any Controller = try existing(number)
    guard let presented = graph.node(of: presenter)?.presented else {
      throw malformed("dismisses from controller \(number), which presents nothing")
    }
    return .dismiss(presented.controller, by: presenter, style: presented.style)
  }

  private func arrange(
    _ items: [Transition.RecordedChange.Item],
    _ content: Int?,
    in number: Int
  ) throws -> HierarchyChange {
    let controller: any Controller = try existing(number)
    guard let container = graph.node(of: controller)?.container as? any ArrangedContainer else {
      throw malformed("arranges controller \(number), whose children are fixed")
    }
    let children = try siblings(items)
    if let content { try check(content, in: children) }
    return .arrange(
      old: container.arrangement,
      new: .init(children: children, content: content.map { children[$0] }),
      of: container
    )
  }

  private func unembed(_ number: Int) throws -> HierarchyChange {
    let child: any Controller = try existing(number)
    guard let parent = graph.parent(of: child),
      graph.node(of: parent)?.embedded.contains(where: { $0 === child }) == true
    else { throw malformed("removes controller \(number), which is not embedded") }
    return .unembed(child, from: parent)
  }
}

extension StepReader {
  /// The controller of a number.
  private func existing<Kind>(_ number: Int, _ kind: Kind.Type = Kind.self) throws -> Kind {
    guard let controller = controllers[number] as? Kind else {
      throw malformed("names controller \(number), which is not a \(Kind.self)")
    }
    return controller
  }

  /// The container of a number, or the one that describes it.
  private func container<Kind>(_ number: Int, _ kind: Kind.Type = Kind.self) throws -> Kind {
    let controller: any Controller = try existing(number)
    guard let container = graph.node(of: controller)?.container as? Kind else {
      throw malformed("names controller \(number), which is not a \(Kind.self)")
    }
    return container
  }

  private func made(_ item: Transition.RecordedChange.Item) throws -> any Controller {
    switch item {
    case .kept(let number): try existing(number)
    case .new(let snapshot): try make(snapshot)
    }
  }

  private func siblings(_ items: [Transition.RecordedChange.Item]) throws -> [any Controller] {
    let controllers = try items.map(made)
    guard Set(controllers.map { ObjectIdentifier($0) }).count == items.count else {
      throw malformed("names a controller twice")
    }
    return controllers
  }

  private func check(_ index: Int, in children: [any Controller]) throws {
    guard children.indices.contains(index) else {
      throw malformed("selects child \(index) of \(children.count)")
    }
  }

  private func malformed(_ problem: String) -> RestorationError {
    .malformed(position: position, problem: problem)
  }
}

extension StepReader {
  /// Checks that added controllers are new, or were removed by an earlier change of the transition.
  func check(_ changes: HierarchyChanges) throws {
    var free: Set<ObjectIdentifier> = []
    var dismissing: Set<ObjectIdentifier> = []
    var presenting: Set<ObjectIdentifier> = []
    for change in changes {
      // A new root may be any controller of the graph: everything around it is removed.
      if case .root = change { continue }
      switch change {
      case .dismiss(_, let presenter, _):
        guard dismissing.insert(ObjectIdentifier(presenter)).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "dismisses twice from \(ControllerName.of(presenter))"
          )
        }
      case .present(_, let presenter, _):
        let id = ObjectIdentifier(presenter)
        let isFree = graph.node(of: presenter)?.presented == nil || dismissing.contains(id)
        guard isFree, presenting.insert(id).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "presents from \(ControllerName.of(presenter)), which already presents"
          )
        }
      default: break
      }
      for controller in change.arrivals {
        let id = ObjectIdentifier(controller)
        guard !graph.contains(controller) || free.remove(id) != nil else {
          throw RestorationError.malformed(
            position: position,
            problem: "adds \(ControllerName.of(controller)), which is already in the graph"
          )
        }
      }
      for controller in change.parentChange.removed {
        guard free.insert(ObjectIdentifier(controller)).inserted else {
          throw RestorationError.malformed(
            position: position,
            problem: "removes \(ControllerName.of(controller)) twice"
          )
        }
      }
    }
  }
}
