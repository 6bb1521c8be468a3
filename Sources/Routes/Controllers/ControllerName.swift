/// The names that snapshots, journals and messages call controllers by.
package enum ControllerName {
  /// A controller's name: what it stands in for, or its type's name.
  package static func of(_ controller: any Controller) -> String {
    switch controller {
    case let standIn as StandInController: standIn.name
    case let standIn as StandInContainerController: standIn.name
    default: (controller as? any LibraryContainer)?.standInName ?? of(type(of: controller))
    }
  }

  /// Whether a controller has the place of one of a class that nobody registered.
  package static func isStandIn(_ controller: any Controller, for type: Any.Type) -> Bool {
    let isStandIn =
      controller is StandInController || controller is StandInContainerController
      || (controller as? any LibraryContainer)?.standInName != nil
    return isStandIn && of(controller) == of(type)
  }

  /// Why a stand-in has the place of a class, and how the class gets it.
  package static func standInReason(for name: String) -> String {
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
