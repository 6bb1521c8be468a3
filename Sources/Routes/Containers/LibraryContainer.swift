/// A container of the library's own: one file that says everything, and a case of ``Snapshot/Kind``.
protocol LibraryContainer: Container, ContainerController {
  /// How a storyboard writes it.
  static var element: ContainerElement { get }
  /// Makes one with nothing inside.
  static func makeEmpty() -> any LibraryContainer

  /// The name of the subclass that this controller stands in for.
  var placeholderName: String? { get set }
}

extension LibraryContainer {
  var controller: any ContainerController { self }

  var name: String {
    if let placeholderName { return placeholderName }
    let type = Swift.type(of: self)
    return kind.library == type ? "" : ControllerName.of(type)
  }
}
