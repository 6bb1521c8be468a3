/// The controllers that a change adds and removes.
package struct Exchange {
  package var added: [any Controller] = []
  package var removed: [any Controller] = []
  /// The controller that gains and loses children; `nil` for a root and for a presentation.
  var parent: (any Controller)?
  /// Whether the controllers are presented or dismissed.
  package var isPresentation = false
  /// Whether removed children receive `willMove`; an embedded child receives only `didMove`.
  var sendsWillMove = true
  /// The removed children that get another parent in the same transition.
  var moved: [any Controller] = []
}

/// The changes that restore an earlier state, and the controllers that return with them.
struct Reversal {
  /// The changes; the reversal of the last change comes first.
  private(set) var changes: [ControllerChange] = []
  private(set) var returning: [any Controller] = []

  /// Adds the reversal of a change that was made after the others.
  mutating func add(_ changes: [ControllerChange], returning: [any Controller] = []) {
    self.changes.insert(contentsOf: changes, at: 0)
    self.returning.insert(contentsOf: returning, at: 0)
  }
}

extension ControllerGraph {
  /// The controllers that a change adds and removes, before it is made.
  package func exchange(of change: ControllerChange) -> Exchange {
    switch change {
    case .root(let new):
      return Exchange(
        added: new.map { [$0] } ?? [],
        removed: rootNode.map { [$0.controller] } ?? []
      )
    case .push(let child, let stack): return Exchange(added: [child], parent: stack)
    case .pop(let count, let stack):
      return Exchange(removed: top(count, of: stack), parent: stack)
    case .stack(let new, let parent), .arrange(let new, _, let parent):
      let old = node(of: parent)?.children ?? []
      return Exchange(added: new.without(old), removed: old.without(new), parent: parent)
    case .column(let column, let new, let parent):
      let old = node(of: parent)?.split?.columns[column]
      return Exchange(
        added: new.map { [$0] } ?? [],
        removed: old.map { [$0] } ?? [],
        parent: parent
      )
    case .embed(let child, let parent): return Exchange(added: [child], parent: parent)
    case .unembed(let child):
      let parent = node(of: child)?.parent?.controller
      return Exchange(removed: [child], parent: parent, sendsWillMove: false)
    case .present(let presented, _, _): return Exchange(added: [presented], isPresentation: true)
    case .dismiss(let presenter):
      let presented = node(of: presenter)?.presented?.controller
      return Exchange(removed: presented.map { [$0] } ?? [], isPresentation: true)
    case .select, .hide, .keep, .width: return Exchange()
    }
  }

  private func top(_ count: Int, of stack: any Controller) -> [any Controller] {
    Array(node(of: stack)?.stack?.stack.suffix(count) ?? [])
  }

  /// The controller in whose area a change takes place; `nil` for the whole screen.
  package func scope(of change: ControllerChange) -> (any Controller)? {
    if case .unembed(let child) = change { return node(of: child)?.parent?.controller }
    return change.parent
  }

  /// The changes that reverse one, before it is made.
  private func reversal(of change: ControllerChange) -> [ControllerChange] {
    let parent = change.parent.flatMap(node)
    switch change {
    case .root: return [.root(rootNode?.controller)]
    case .push(_, let stack): return [.pop(count: 1, from: stack)]
    case .pop(let count, let stack): return top(count, of: stack).map { .push($0, onto: stack) }
    case .stack(_, let stack): return [.stack(parent?.children ?? [], of: stack)]
    case .present(_, let presenter, _): return [.dismiss(by: presenter)]
    case .dismiss(let presenter):
      guard let presented = parent?.presented else { return [] }
      return [.present(presented.controller, by: presenter, style: presented.style)]
    case .select(_, let tabs): return [.select(index: parent?.tabs?.selectedIndex ?? 0, in: tabs)]
    case .column(let column, _, let split):
      return [.column(column, parent?.split?.columns[column], of: split)]
    case .hide: return parent?.split.map { [$0.hiding($0.hiddenColumns)] } ?? []
    case .keep(_, let column, let split):
      return [.keep(parent?.split?.collapsed[column], as: column, of: split)]
    case .arrange:
      guard let container = parent?.container as? any ArrangedContainer else { return [] }
      return [container.arranging(container.children, content: container.content)]
    case .embed(let child, _): return [.unembed(child)]
    case .unembed(let child):
      return node(of: child)?.parent.map { [.embed(child, in: $0.controller)] } ?? []
    case .width: return [.width(width)]
    }
  }

  /// Makes changes that were checked before, and returns their reversal; an empty one if they are not reversible.
  @discardableResult
  func apply(
    _ changes: [ControllerChange],
    _ context: TransitionContext,
    isReversible: Bool = true
  ) -> Reversal {
    // The closure of a custom segue cannot pass the origin of its controllers on.
    let origin = context.origin ?? transition.customSegue?.origin ?? TransitionOrigin()
    var reversal = Reversal()
    for change in changes {
      let exchange = exchange(of: change)
      if isReversible {
        reversal.add(self.reversal(of: change), returning: exchange.removed)
      }
      apply(change, exchange, context, origin)
    }
    return reversal
  }

  func restore(_ reversal: Reversal) {
    let context = TransitionContext(kind: .arrange, origin: TransitionOrigin())
    apply(reversal.changes, context, isReversible: false)
  }

  private func apply(
    _ change: ControllerChange,
    _ exchange: Exchange,
    _ context: TransitionContext,
    _ origin: TransitionOrigin
  ) {
    let parent = scope(of: change).flatMap(node)
    var place = parent.map(Node.Place.child(of:)) ?? .root
    var reason = context.removalReason
    switch change {
    case .push(let controller, _): parent?.stack?.stack.append(controller)
    case .pop(let count, _): parent?.stack?.stack.removeLast(count)
    case .stack(let controllers, _): parent?.stack?.stack = controllers
    case .select(let index, _): parent?.tabs?.selectedIndex = index
    case .column(let column, let controller, _): parent?.split?.columns[column] = controller
    case .hide(let columns, _): parent?.split?.hiddenColumns = Set(columns)
    case .keep(let controller, let column, _): parent?.split?.collapsed[column] = controller
    case .arrange(let children, let content, _):
      let container = parent?.container as? any ArrangedContainer
      container?.arrange(children, content: content.map { children[$0] })
    case .embed(let child, _): parent?.embedded.append(child)
    case .unembed(let child):
      // The child is embedded again when the parent appears again. A journal's reversal has no custom
      // segue, so the kind of the transition counts.
      let isReversal = context.kind == .custom
      if isReversal, node(of: child)?.isEmbeddedOnLoad == true { parent?.isLoaded = false }
      parent?.embedded.removeAll { $0 === child }
    case .present(_, _, let style):
      if let parent { place = .presented(by: parent, style: style) }
    // An unwind pops and dismisses.
    case .dismiss: if reason == .popped { reason = .dismissed }
    case .width(let new): width = new
    case .root: break
    }
    for controller in exchange.removed { remove(controller, because: reason) }
    for controller in exchange.added { insert(controller, at: place, origin) }
  }
}
