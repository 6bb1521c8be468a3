extension Refusal {
  /// Why a container cannot be changed as requested.
  public enum ContainerReason: Equatable, Sendable {
    /// No container of that kind is around the source.
    case missing(kind: Snapshot.Kind, source: String)
    /// There is no tab with that index.
    case noSuchTab(index: Int, count: Int)
    /// ``TabBarController/Delegate/shouldSelect(_:in:)`` returned `false`.
    case selectionDeclined(index: Int)
    /// The controller is not a tab of a tab bar controller.
    case notATab(String)
    /// There is no child with that index.
    case noSuchChild(index: Int, count: Int)
    /// The container cannot bring that child to the front.
    case cannotBringToFront(child: String, container: String)
    /// The container cannot remove that child.
    case cannotRemove(child: String, container: String)
    /// The container's content is not one of its children.
    case contentNotAChild(content: String, container: String)
    /// The container's children changed after the graph read them.
    case unstableChildren(container: String)
    /// The page controller shows another number of pages.
    case pageCount(expected: Int, found: Int)
    /// A user cannot turn a page controller without a data source.
    case noDataSource(String)
    /// The tabs are values of the app, which a graph does not change.
    case tabsOfApp(container: String)
    /// The style of the split controller lacks the column.
    case noSuchColumn(SplitViewController.Column, container: String)
    /// A container of a window has no children besides its content.
    case notEmbeddable(container: String)
    /// The graph calls the children of the container when they appear.
    case forwardsAppearance(container: String)
    /// The calls of the child's appearance are not balanced.
    case unbalancedAppearance(String)
    /// SwiftUI shows the graph, and a view of it has no such container.
    case notInSwiftUI(container: String)
  }
}

extension Refusal.ContainerReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .missing(let kind, let source):
      "\(source) is not in a \(kind.displayName); name a source that is in one"
    case .pageCount(let expected, let found):
      "the page controller shows \(expected) at once, not \(found); two pages need a spine"
    case .noDataSource(let container):
      "\(container) has no data source, so a user cannot turn it; set its dataSource"
    case .tabsOfApp(let container):
      """
      the tabs of \(container) are values of 'UITab', which a graph does not change; select one with \
      'selectedTab', or set 'viewControllers' instead of 'tabs'
      """
    case .noSuchColumn(let column, let container):
      """
      \(container) has no \(column.rawValue) column; make it with the style 'tripleColumn'
      """
    case .notEmbeddable(let container):
      """
      \(container) is a container, whose children in a window are its own; embed in a controller \
      inside it
      """
    case .forwardsAppearance(let container):
      """
      \(container) leaves the appearance of its children to the graph; return false from its \
      shouldAutomaticallyForwardAppearanceMethods
      """
    case .unbalancedAppearance(let child):
      """
      the calls to begin and end the appearance of \(child) are not balanced; begin an appearance when \
      it is off screen, a disappearance when it is on screen, and end each once
      """
    case .notInSwiftUI(let container):
      """
      SwiftUI shows the stacks and the tabs of a graph, and \(container) is another container; make it \
      a screen whose view arranges its parts
      """
    case .noSuchTab(let index, let count):
      "there is no tab \(index): the tab bar controller has \(count), counted from 0"
    case .selectionDeclined(let index):
      """
      the tab bar controller's delegate returned false from shouldSelect for tab \(index); return \
      true there, or select the tab from code, which does not ask
      """
    case .notATab(let controller):
      "\(controller) is not a tab of a tab bar controller; select a tab, or the tab around it"
    case .noSuchChild(let index, let count):
      "there is no child \(index): the container has \(count), counted from 0"
    case .cannotBringToFront(let child, let container):
      """
      \(container) cannot bring \(child) to the front; let the container conform to \
      ArrangeableContainer
      """
    case .cannotRemove(let child, let container):
      """
      \(container) cannot remove \(child), because its children are fixed; let the container conform \
      to ArrangeableContainer
      """
    case .contentNotAChild(let content, let container):
      """
      \(content) is the content of \(container), but not one of its children; return one of the \
      children, or nil
      """
    case .unstableChildren(let container):
      """
      the children of \(container) change by themselves; store them, and change them only with \
      arrange(_:content:in:)
      """
    }
  }
}

extension Refusal {
  /// Why a navigation stack cannot be changed as requested.
  public enum StackReason: Equatable, Sendable {
    /// No navigation controller contains the source.
    case noNavigationController(source: String)
    /// The controller is on that stack already.
    case alreadyOnStack(String)
    /// A navigation or split view controller cannot be on a stack or be its root.
    case notPushable(String)
    /// The controller is not on a stack.
    case notOnStack(String)
    /// ``PopResponder/shouldPop()`` returned `false`.
    case popDeclined(String)
    /// ``PopResponder/isSwipeBackEnabled`` is `false`.
    case swipeBackDisabled(String)
    /// The controller that a user was going to leave is no longer on top of its stack.
    case notOnTop(String)
  }
}

extension Refusal.StackReason: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    switch self {
    case .noNavigationController(let source):
      "\(source) is not in a navigation controller; add one around it, or show or present instead"
    case .alreadyOnStack(let controller):
      "\(controller) is on the stack already; pop to it, or make another one"
    case .notPushable(let controller):
      "\(controller) cannot be pushed on a navigation controller; present it instead"
    case .notOnStack(let controller):
      "\(controller) is not on a stack; pop to a controller that is, or push it first"
    case .popDeclined(let controller):
      "\(controller) returned false from shouldPop; return true there, or pop from code"
    case .swipeBackDisabled(let controller):
      """
      \(controller) has switched the swipe off; return true from isSwipeBackEnabled, or pop from code
      """
    case .notOnTop(let controller):
      """
      \(controller) is no longer on top of its stack; leave the stack as it is in shouldPop, or \
      return false there
      """
    }
  }
}
