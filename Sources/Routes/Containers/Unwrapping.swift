/// Finds the controller in a segue's destination that a prepare closure is meant for.
///
/// A segue often leads to a container. The search begins with the content chain: the given
/// controller, then its ``ContainerController/content``, then the content of that, and so on. If none
/// of these is a `Destination`, all other descendants are searched, and a single match is taken. A
/// container that is itself a `Destination` matches.
///
/// ```swift
/// let share = try unwrap(NavigationController(root: ShareController()), as: ShareController.self)
/// ```
///
/// - Parameters:
///   - controller: The segue's destination.
///   - type: The type to search, a class or a protocol.
/// - Returns: The matching controller.
/// - Throws: ``UnwrappingError`` when no controller matches, or several do.
/// - Complexity: O(*n*) in the number of descendants; O(1) if the given controller matches.
public func unwrap<Destination>(
  _ controller: any Controller,
  as type: Destination.Type = Destination.self
) throws(UnwrappingError) -> Destination {
  try Unwrapping.match(type, in: controller).destination
}

enum Unwrapping {
  /// The only controller of a type, and the same as that type.
  static func match<Destination>(
    _ type: Destination.Type,
    in root: any Controller
  ) throws(UnwrappingError) -> (controller: any Controller, destination: Destination) {
    if let destination = root as? Destination { return (root, destination) }
    var chain: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var current = root
    while let content = current.contentOutsideGraph,
      chain.insert(ObjectIdentifier(content)).inserted
    {
      if let destination = content as? Destination { return (content, destination) }
      current = content
    }
    let all = root.hierarchy
    let others = all.dropFirst().compactMap { controller in
      (controller as? Destination).map { (controller: controller, destination: $0) }
    }
    if others.count == 1, let match = others.first { return match }
    let hierarchy = Snapshot(of: root).description
    if others.isEmpty { throw .missing(type, among: all, hierarchy) }
    let candidates = others.map { ControllerName.of($0.controller) }
    throw .ambiguous(expected: "\(type)", candidates: candidates, hierarchy: hierarchy)
  }
}

extension UnwrappingError {
  /// The reason why a type is not among controllers: a placeholder may replace it.
  fileprivate static func missing(
    _ type: Any.Type,
    among controllers: [any Controller],
    _ hierarchy: String
  ) -> UnwrappingError {
    if controllers.contains(where: { ControllerName.isPlaceholder($0, for: type) }) {
      return .placeholder(expected: "\(type)", hierarchy: hierarchy)
    }
    // The name of a protocol does not say which class conforms to it.
    if !(type is AnyClass), let placeholder = controllers.first(where: ControllerName.isPlaceholder)
    {
      return .placeholderForProtocol(
        expected: "\(type)",
        placeholder: ControllerName.of(placeholder),
        hierarchy: hierarchy
      )
    }
    return .noMatch(expected: "\(type)", hierarchy: hierarchy)
  }
}
