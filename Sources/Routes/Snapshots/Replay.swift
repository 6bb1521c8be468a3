/// Does to a graph of stand-ins what a journal recorded.
struct Replay {
  private let graph: ControllerGraph
  private let entries: [Journal.Entry]
  private var controllers: [Int: any Controller] = [:]

  init(_ journal: Journal, on graph: ControllerGraph) {
    self.graph = graph
    entries = journal.entries
    graph.startRecording(loaded: journal.loaded)
    let found = graph.survey().controllers
    for (number, controller) in found.enumerated() {
      controllers[number] = controller
      graph.node(of: controller)?.isLoaded = false
    }
    for number in journal.loaded where found.indices.contains(number) {
      graph.node(of: found[number])?.isLoaded = true
    }
  }

  mutating func run() throws {
    defer { graph.script = nil }
    for (position, entry) in entries.enumerated() {
      switch entry {
      case .began(let transition): try begin(transition, at: position)
      case .finished: try graph.finishTransition()
      case .cancelled: try graph.cancelTransition()
      case .called, .embedded, .returned: break
      }
    }
  }

  private mutating func begin(_ transition: Transition, at position: Int) throws {
    guard !graph.isTransitionUnderWay else {
      throw RestorationError.malformed(
        position: position,
        problem: "begins a transition before the one under way is over"
      )
    }
    let script = Script(embeds: embeds(after: position), returns: returns(after: position))
    let edits = try transition.steps.map { try edit($0, at: position) }
    try check(edits, at: position)
    graph.script = script
    try graph.replay(edits, of: transition)
    for newcomer in script.newcomers {
      if let number = graph.node(of: newcomer)?.serial { controllers[number] = newcomer }
    }
  }

  /// Checks that what comes is new, or stands free by an earlier change of the same transition.
  private func check(_ edits: [Edit], at position: Int) throws {
    var free: Set<ObjectIdentifier> = []
    for edit in edits {
      // A new root may be anything that is there: the rest of it leaves.
      if case .root = edit { continue }
      for controller in edit.arrivals {
        let id = ObjectIdentifier(controller)
        guard !graph.contains(controller) || free.remove(id) != nil else {
          throw RestorationError.malformed(
            position: position,
            problem: "puts \(ControllerName.of(controller)) into a second place"
          )
        }
      }
      for controller in edit.movements.leaving { free.insert(ObjectIdentifier(controller)) }
    }
  }

  /// Who came back loaded in the transition at a position.
  private func returns(after position: Int) -> Set<Int> {
    var returns: Set<Int> = []
    for entry in entries[(position + 1)...] {
      guard case .returned(let number) = entry else { break }
      returns.insert(number)
    }
    return returns
  }

  /// What was embedded while the transition at a position loaded its controllers.
  private func embeds(after position: Int) -> [Int: [Snapshot]] {
    var embeds: [Int: [Snapshot]] = [:]
    for entry in entries[(position + 1)...] {
      switch entry {
      case .embedded(let child, let parent): embeds[parent, default: []].append(child)
      case .called, .returned: continue
      case .began, .finished, .cancelled: return embeds
      }
    }
    return embeds
  }

  private func edit(_ step: Transition.Step, at position: Int) throws -> Edit {
    func existing<Kind>(_ number: Int, _ kind: Kind.Type = Kind.self) throws -> Kind {
      guard let controller = controllers[number] as? Kind else {
        throw RestorationError.malformed(
          position: position,
          problem: "names controller \(number), which is no \(Kind.self)"
        )
      }
      return controller
    }
    func made(_ item: Transition.Item) throws -> any Controller {
      switch item {
      case .kept(let number): try existing(number)
      case .new(let snapshot): try Restoration(snapshot).root()
      }
    }
    func siblings(_ items: [Transition.Item]) throws -> [any Controller] {
      let controllers = try items.map(made)
      guard Set(controllers.map { ObjectIdentifier($0) }).count == items.count else {
        throw RestorationError.malformed(position: position, problem: "names a controller twice")
      }
      return controllers
    }
    func check(_ index: Int, in children: [any Controller]) throws {
      guard children.indices.contains(index) else {
        throw RestorationError.malformed(
          position: position,
          problem: "chooses child \(index) of \(children.count)"
        )
      }
    }
    switch step {
    case .root(let item):
      return .root(old: graph.root, new: try item.map(made))
    case .push(let item, let navigation):
      return .push(try made(item), onto: try existing(navigation))
    case .pop(let count, let number):
      let navigation: NavigationController = try existing(number)
      // All of them where a custom segue is taken back that pushed on an empty stack.
      guard count > 0, count <= navigation.stack.count else {
        throw RestorationError.malformed(
          position: position,
          problem: "pops \(count) of \(navigation.stack.count)"
        )
      }
      return .pop(Array(navigation.stack.suffix(count)), from: navigation)
    case .stack(let items, let number):
      let navigation: NavigationController = try existing(number)
      return .stack(old: navigation.stack, new: try siblings(items), of: navigation)
    case .present(let item, let presenter, let style):
      return .present(try made(item), by: try existing(presenter), style: style)
    case .dismiss(let number):
      let presenter: any Controller = try existing(number)
      guard let presented = graph.node(of: presenter)?.presented.flatMap({ graph.nodes[$0] })
      else {
        throw RestorationError.malformed(
          position: position,
          problem: "dismisses what controller \(number) does not present"
        )
      }
      return .dismiss(presented.controller, by: presenter, style: presented.style)
    case .select(let index, let number):
      let tab: TabBarController = try existing(number)
      try check(index, in: tab.tabs)
      return .select(index, old: tab.selectedIndex, in: tab)
    case .column(let column, let item, let number):
      let split: SplitViewController = try existing(number)
      return .column(
        column,
        old: split.controller(in: column),
        new: try item.map(made),
        of: split
      )
    case .arrange(let items, let content, let number):
      let controller: any ContainerController = try existing(number)
      guard let container = controller.asContainer as? any ArrangedContainer else {
        throw RestorationError.malformed(
          position: position,
          problem: "arranges controller \(number), whose children stay"
        )
      }
      let children = try siblings(items)
      if let content { try check(content, in: children) }
      return .arrange(
        old: container.arrangement,
        new: .init(children: children, content: content.map { children[$0] }),
        of: container
      )
    case .embed(let item, let parent):
      return .embed(try made(item), in: try existing(parent))
    case .unembed(let number):
      let child: any Controller = try existing(number)
      guard let parent = graph.parent(of: child),
        graph.node(of: parent)?.embedded.contains(where: { $0 === child }) == true
      else {
        throw RestorationError.malformed(
          position: position,
          problem: "removes controller \(number), which is not embedded"
        )
      }
      return .unembed(child, from: parent)
    case .width(let width):
      return .width(old: graph.width, new: width)
    }
  }
}
