/// One change of a hierarchy.
///
/// In a graph and in a window, both parameters are controllers; see ``ControllerChange``. In a journal,
/// a parent is a number, and a child is a number or a snapshot.
///
/// The names of the cases and of their values are the keys in journals.
package enum HierarchyChange<Child, Parent> {
  case root(Child?)
  case push(Child, onto: Parent)
  case pop(count: Int, from: Parent)
  case stack([Child], of: Parent)
  case present(Child, by: Parent, style: PresentationStyle)
  /// Dismisses the controller that another one presents.
  case dismiss(by: Parent)
  case select(index: Int, in: Parent)
  case column(SplitViewController.Column, Child?, of: Parent)
  /// Hides columns, and shows all others.
  case hide([SplitViewController.Column], of: Parent)
  /// Sets or forgets the controller of a collapsed column, wherever that is.
  case keep(Child?, as: SplitViewController.Column, of: Parent)
  /// Sets the tabs or pages, or the children of an app's container, and the child in front.
  case arrange([Child], content: Int?, of: Parent)
  case embed(Child, in: Parent)
  /// Removes a child from its parent.
  case unembed(Parent)
  case width(ControllerGraph.SizeClass)
}

package typealias ControllerChange = HierarchyChange<any Controller, any Controller>

extension HierarchyChange: Equatable where Child: Equatable, Parent: Equatable {}
extension HierarchyChange: Codable where Child: Codable, Parent: Codable {}
extension HierarchyChange: Sendable where Child: Sendable, Parent: Sendable {}

extension HierarchyChange {
  package func map<NewChild, NewParent>(
    child: (Child) throws -> NewChild,
    parent: (Parent) throws -> NewParent
  ) rethrows -> HierarchyChange<NewChild, NewParent> {
    switch self {
    case .root(let new): .root(try new.map(child))
    case .push(let new, let stack): .push(try child(new), onto: try parent(stack))
    case .pop(let count, let stack): .pop(count: count, from: try parent(stack))
    case .stack(let new, let stack): .stack(try new.map(child), of: try parent(stack))
    case .present(let presented, let presenter, let style):
      .present(try child(presented), by: try parent(presenter), style: style)
    case .dismiss(let presenter): .dismiss(by: try parent(presenter))
    case .select(let index, let tabs): .select(index: index, in: try parent(tabs))
    case .column(let column, let new, let split):
      .column(column, try new.map(child), of: try parent(split))
    case .hide(let columns, let split): .hide(columns, of: try parent(split))
    case .keep(let kept, let column, let split):
      .keep(try kept.map(child), as: column, of: try parent(split))
    case .arrange(let new, let content, let container):
      .arrange(try new.map(child), content: content, of: try parent(container))
    case .embed(let new, let outer): .embed(try child(new), in: try parent(outer))
    case .unembed(let old): .unembed(try parent(old))
    case .width(let width): .width(width)
    }
  }

  /// The container or presenter that changes; `nil` if the change does not name one.
  package var parent: Parent? {
    switch self {
    case .push(_, let parent), .pop(_, let parent), .stack(_, let parent),
      .present(_, let parent, _), .dismiss(let parent), .select(_, let parent),
      .column(_, _, let parent), .hide(_, let parent), .keep(_, _, let parent),
      .arrange(_, _, let parent),
      .embed(_, let parent):
      parent
    case .root, .unembed, .width: nil
    }
  }
}

extension [any Controller] {
  /// The controllers that are not among others, in their order.
  func without(_ others: [any Controller]) -> [any Controller] {
    guard !others.isEmpty else { return self }
    let excluded = Set(others.map { ObjectIdentifier($0) })
    return filter { !excluded.contains(ObjectIdentifier($0)) }
  }
}
