extension ReferenceModel {
  /// Rules 22 to 25; returns the target.
  mutating func unwind(from start: Int, fails: Bool) throws(ModelRefusal) -> [Int] {
    var left: [Int] = []
    var presenter: ModelController?
    var found: ModelController?
    var origin: Int?
    var current = controller(start)
    while found == nil, let controller = current {
      left.append(controller.number)
      let inside = order(controller).filter { $0.number != origin }
      let candidates = inside.flatMap(insideOut) + (controller.number == start ? [] : [controller])
      found = candidates.first { $0.kind == .home }
      if found != nil { break }
      origin = controller.number
      if let outer = parent(controller.number) {
        current = outer
      } else {
        presenter = self.presenter(controller.number)
        left = []
        current = presenter
        if presenter == nil { throw .noUnwindTarget }
      }
    }
    guard let found else { throw .noUnwindTarget }
    let ways = try way(to: found.number, stopAt: left)
    if let source = controller(start), source.isAsked { note(.prepare, source) }
    note(.unwind, found, start)
    if fails { throw .thrown }
    goBack(dismissing: presenter?.number, ways)
    return [found.number]
  }

  /// What is asked inside a controller, in order: what it presents, and then its children.
  private func order(_ controller: ModelController) -> [ModelController] {
    let children = controller.children + controller.embedded
    return controller.presented + (controller.structure == .stack ? children.reversed() : children)
  }

  private func insideOut(_ controller: ModelController) -> [ModelController] {
    order(controller).flatMap(insideOut) + [controller]
  }

  /// Whether a controller, or the first presenter below it in its chain, is in a container.
  private func isInside(_ controller: ModelController) -> Bool {
    if parent(controller.number) != nil { return true }
    return presenter(controller.number).map(isInside) ?? false
  }

  /// The containers that change to show a controller, the outermost first, each with its child.
  private func way(
    to number: Int,
    stopAt left: [Int]
  ) throws(ModelRefusal) -> [(container: ModelController, child: Int)] {
    var way: [(container: ModelController, child: Int)] = []
    var child = number
    while !left.contains(child) {
      guard let container = parent(child) else {
        // What a controller inside a container presents is in front when that is.
        guard let presenter = self.presenter(child), isInside(presenter) else { break }
        child = presenter.number
        continue
      }
      let isEmbedded = container.embedded.contains { $0.number == child }
      let canMove = [.stack, .tabs, .own].contains(container.structure)
      let isInFront = container.content?.number == child
      if !isEmbedded, canMove, !isInFront {
        if [.cupboard, .usher].contains(container.kind) { throw .cannotBringToFront }
        way.insert((container, child), at: 0)
      }
      child = container.number
    }
    return way
  }

  private mutating func goBack(
    dismissing presenter: Int?,
    _ way: [(container: ModelController, child: Int)]
  ) {
    guard presenter != nil || !way.isEmpty else { return }
    var moves: [Move] = []
    for (container, child) in way where container.structure == .stack {
      let above = container.children.drop { $0.number != child }.dropFirst()
      moves += above.map(Move.out)
    }
    let selects = way.allSatisfy { $0.container.structure == .tabs }
    let order = presenter.map { orderOfDismissal(by: $0) }
    let dismissed = presenter.flatMap { controller($0)?.presented.first?.number }
    transit(
      order ?? (selects ? .selection : .exchange),
      moves,
      isAnimated: presenter != nil || !selects,
      cause: .dismissal(of: dismissed)
    ) { model in
      if let presenter { model.change(presenter) { $0.presented = [] } }
      for (container, child) in way {
        model.change(container.number) { controller in
          guard let index = controller.children.firstIndex(where: { $0.number == child }) else {
            return
          }
          if controller.structure == .stack {
            controller.children.removeSubrange((index + 1)...)
          } else {
            controller.selected = index
          }
        }
      }
    }
  }
}
