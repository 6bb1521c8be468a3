/// A container in a storyboard: its element, and the relationships to its children.
package struct ContainerElement: Sendable {
  /// The element's name, such as `navigationController`.
  let name: String
  /// The relationships to the children, in their order.
  let relationships: [ExactString]
  /// The relationships to the child in front. The first one that a scene has counts.
  let content: [ExactString]

  init(_ name: String, relationships: [ExactString], content: [ExactString]? = nil) {
    self.name = name
    self.relationships = relationships
    self.content = content ?? relationships
  }
}

extension ContainerElement {
  /// Every container that a storyboard can have.
  static let all = Snapshot.Kind.allCases.compactMap { $0.library?.element } + appKit

  /// UIKit's classes of the library's containers, such as `UINavigationController`.
  package static let uiKitClasses = Set(
    Snapshot.Kind.allCases.compactMap { $0.library?.element?.name }.map { name in
      ExactString("UI" + name.prefix(1).uppercased() + name.dropFirst())
    }
  )

  /// The containers of macOS, for which the library has no controllers.
  private static let appKit = [
    ContainerElement("windowController", relationships: ["window.shadowedContentViewController"]),
    ContainerElement("tabViewController", relationships: ["tabItems"]),
    ContainerElement("pagecontroller", relationships: []),
  ]

  static func named(_ name: String) -> ContainerElement? { all.first { $0.name == name } }

  /// The position of a relationship's scene among its siblings.
  static func position(of relationship: ExactString) -> Int {
    all.lazy.compactMap { $0.relationships.firstIndex(of: relationship) }.first ?? 0
  }

  /// The relationships to the child in front, for all elements.
  static let contents = all.flatMap(\.content)
}

extension Snapshot.Kind {
  var library: (any LibraryContainer.Type)? {
    switch self {
    case .navigation: NavigationController.self
    case .tab: TabBarController.self
    case .split: SplitViewController.self
    case .page: PageViewController.self
    case .search: SearchController.self
    case .screen, .container: nil
    }
  }
}

extension Snapshot.Kind {
  /// Makes a placeholder of the kind, for a class that is not registered.
  ///
  /// - Parameter fallback: The name of a screen without a class name.
  func makePlaceholder(name: ExactString?, or fallback: ExactString) -> any Controller {
    if let container = library?.makeEmpty() {
      container.placeholderName = name?.string
      return container
    }
    let name = (name ?? fallback).string
    return self == .container ? PlaceholderController.Container(name) : PlaceholderController(name)
  }
}
