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
      let old = node(of: parent)?.split?.child(in: column)
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
      return [.column(column, parent?.split?.child(in: column), of: split)]
    case .hide(_, let split): return [.hide(parent?.split?.hiddenInOrder ?? [], of: split)]
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
}

extension ControllerGraph {
  /// Makes changes that were checked before.
  func apply(_ changes: [ControllerChange], _ context: TransitionContext) {
    // The closure of a custom segue cannot pass the origin of its controllers on.
    let origin = context.origin ?? transition.customSegue?.origin ?? TransitionOrigin()
    // A journal's reversal has no custom segue, so the kind of the transition counts.
    let isReversal = context.kind == .custom
    for change in changes {
      apply(change, because: context.removalReason, origin, isReversal: isReversal)
    }
  }

  /// Makes changes without calls to controllers. Only those of a custom segue can be reversed.
  func applyAtOnce(
    _ changes: [ControllerChange],
    _ context: TransitionContext
  ) -> (departed: [ObjectIdentifier: Node], reversal: Reversal) {
    var reversal = Reversal()
    if transition.customSegue == nil {
      apply(changes, context)
    } else {
      reversal = applyReversibly(changes, context)
    }
    return (takeTracked(), reversal)
  }

  /// Makes changes that were checked before, and returns their reversal.
  func applyReversibly(
    _ changes: [ControllerChange],
    _ context: TransitionContext
  ) -> Reversal {
    var reversal = Reversal()
    for change in changes {
      reversal.add(self.reversal(of: change), returning: exchange(of: change).removed)
      apply([change], context)
    }
    return reversal
  }

  /// Restores the state before changes.
  func restore(_ reversal: Reversal) {
    apply(reversal.changes, TransitionContext(kind: .arrange, origin: TransitionOrigin()))
  }

  /// - Parameter isReversal: Whether the change reverses one of a custom segue.
  private func apply(
    _ change: ControllerChange,
    because reason: Transition.RemovalReason,
    _ origin: TransitionOrigin,
    isReversal: Bool
  ) {
    switch change {
    // Most transitions add one controller, for which an exchange would take longer than all else.
    case .push(let controller, let stack):
      guard let parent = node(of: stack) else { return }
      parent.stack?.stack.append(controller)
      insert(controller, at: .child(of: parent), origin)
    case .present(let controller, let presenter, let style):
      guard let presenter = node(of: presenter) else { return }
      insert(controller, at: .presented(by: presenter, style: style), origin)
    case .embed(let child, let parent):
      guard let parent = node(of: parent) else { return }
      parent.embed(child)
      insert(child, at: .child(of: parent), origin)
    case .select(let index, let tabs): node(of: tabs)?.tabs?.selectedIndex = index
    case .hide(let columns, let split): node(of: split)?.split?.hiddenColumns = Set(columns)
    case .keep(let controller, let column, let split):
      node(of: split)?.split?.collapsed[column] = controller
    case .width(let new): width = new
    case .root, .pop, .stack, .dismiss, .column, .arrange, .unembed:
      let exchange = exchange(of: change)
      let parent = exchange.parent.flatMap(node)
      switch change {
      case .pop(let count, _): parent?.stack?.stack.removeLast(count)
      case .stack(let controllers, _): parent?.stack?.stack = controllers
      case .column(let column, let controller, _): parent?.split?.set(controller, in: column)
      case .arrange(let children, let content, _):
        let container = parent?.container as? any ArrangedContainer
        container?.arrange(children, content: content.map { children[$0] })
      case .unembed(let child):
        // The child is embedded again when the parent appears again.
        if isReversal, node(of: child)?.isEmbeddedOnLoad == true { parent?.isLoaded = false }
        parent?.unembed(child)
      default: break
      }
      // An unwind pops and dismisses.
      let isDismissal = if case .dismiss = change { reason == .popped } else { false }
      for controller in exchange.removed {
        remove(controller, because: isDismissal ? .dismissed : reason)
      }
      let place = parent.map(Node.Place.child(of:)) ?? .root
      for controller in exchange.added { insert(controller, at: place, origin) }
    }
  }
}
