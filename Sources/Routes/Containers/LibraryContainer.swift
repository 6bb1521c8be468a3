/// A container of the library. Each has a case of ``Snapshot/Kind``.
protocol LibraryContainer: Container, ContainerController, NamedPlaceholder {
  /// The container in a storyboard; `nil` if a storyboard has none.
  static var element: ContainerElement? { get }
  static func makeEmpty() -> any LibraryContainer

  /// The name of the subclass for which this controller is a placeholder.
  var placeholderName: String? { get set }

  /// The container of another framework that this one describes; declared `weak`.
  var represented: (any Controller)? { get set }
}

extension LibraryContainer {
  var controller: any Controller { represented ?? self }
  var children: [any Controller] { childControllers }

  var name: String {
    if let placeholderName { return placeholderName }
    let type = Swift.type(of: self)
    return kind.library == type ? "" : ControllerName.of(type)
  }
}
