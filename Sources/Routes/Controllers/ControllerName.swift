/// The names that snapshots, journals and messages call controllers by.
enum ControllerName {
  /// A controller's name: what it stands in for, or its type's name.
  static func of(_ controller: any Controller) -> String {
    switch controller {
    case let placeholder as PlaceholderController: placeholder.name
    case let placeholder as PlaceholderContainerController: placeholder.name
    default: (controller as? any LibraryContainer)?.placeholderName ?? of(type(of: controller))
    }
  }

  /// Whether a controller has the place of one of a class that nobody registered.
  static func isPlaceholder(_ controller: any Controller, for type: Any.Type) -> Bool {
    let isPlaceholder =
      controller is PlaceholderController || controller is PlaceholderContainerController
      || (controller as? any LibraryContainer)?.placeholderName != nil
    return isPlaceholder && of(controller) == of(type)
  }

  /// Why a placeholder has the place of a class, and how the class gets it.
  static func placeholderReason(for name: String) -> String {
    "because nobody registered the class: try classes.register(\(name).init)"
  }

  /// A controller's name in a message: a container with what is inside it.
  static func described(_ controller: any Controller) -> String {
    controller is any ContainerController ? Snapshot(of: controller).description : of(controller)
  }

  /// A type's name without `ViewController` or `Controller` at its end.
  static func of(_ type: Any.Type) -> String { trimmed("\(type)") }

  /// A class name without `ViewController` or `Controller` at its end.
  static func trimmed(_ name: String) -> String {
    for suffix in ["ViewController", "Controller"]
    where name.count > suffix.count && name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
