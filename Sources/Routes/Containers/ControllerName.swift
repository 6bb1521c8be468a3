/// The names of controllers in snapshots, journals and messages.
package enum ControllerName {
  /// A controller's name: its type's, or a placeholder's own.
  package static func of(_ controller: any Controller) -> String {
    switch controller {
    case let placeholder as PlaceholderController: placeholder.name
    case let placeholder as PlaceholderController.Container: placeholder.name
    case let host as any HostController: of(host.hosted)
    default: (controller as? any NamedPlaceholder)?.placeholderName ?? of(type(of: controller))
    }
  }

  package static func isPlaceholder(_ controller: any Controller, for type: Any.Type) -> Bool {
    isPlaceholder(controller) && ExactString(of(controller)) == ExactString(of(type))
  }

  static func isPlaceholder(_ controller: any Controller) -> Bool {
    controller is PlaceholderController || controller is PlaceholderController.Container
      || (controller as? any NamedPlaceholder)?.placeholderName != nil
  }

  /// A controller in a message: a container with its children.
  package static func described(_ controller: any Controller) -> String {
    controller.isContainer ? Snapshot(of: controller).description : of(controller)
  }

  /// A type's name without `ViewController` or `Controller` at its end.
  ///
  /// UIKit's own containers and alerts have the names of the library's.
  package static func of(_ type: Any.Type) -> String {
    let name = "\(type)"
    // Most names are decided by their first letter.
    let isOfUIKit =
      name.utf8.first == UInt8(ascii: "U")
      && (name == "UIAlertController"
        || ContainerElement.uiKitClasses.contains(ExactString(name)))
    return trimmed(ExactString(isOfUIKit ? String(name.dropFirst(2)) : name)).string
  }

  /// A class name without `ViewController` or `Controller` at its end.
  package static func trimmed(_ name: ExactString) -> ExactString {
    for suffix: ExactString in ["ViewController", "Controller"]
    where name != suffix && name.hasSuffix(suffix) {
      return name.dropLast(bytes: suffix.utf8.count)
    }
    return name
  }
}

/// A controller that may replace one of a class that is not registered.
package protocol NamedPlaceholder {
  /// The name of the class for which the controller is a placeholder, if it is one.
  var placeholderName: String? { get }
}
