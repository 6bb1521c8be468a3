/// Finds the controller that a segue's prepare closure is meant for.
///
/// A segue often leads to a container. The controller that counts is looked for on the way in first:
/// the given one, then its ``ContainerController/content``, that one's content, and so on. If none
/// on that way is a `Destination`, all other descendants are looked at, nearest first and in their
/// containers' order, and a single match is taken. A `Destination` that is itself a container matches
/// itself.
///
/// ```swift
/// let share = try unwrap(NavigationController(root: ShareController()), as: ShareController.self)
/// ```
///
/// - Parameters:
///   - controller: What the segue leads to.
///   - type: The type that is looked for, a class or a protocol.
/// - Returns: The controller that was found.
/// - Throws: ``UnwrappingError`` when there is no such controller, or more than one to choose from.
/// - Complexity: O(*n*) in the number of controllers inside; O(1) when the given one matches.
public func unwrap<Destination>(
  _ controller: any Controller,
  as type: Destination.Type = Destination.self
) throws(UnwrappingError) -> Destination {
  try Unwrapping.match(type, in: controller).destination
}

enum Unwrapping {
  /// A controller, and the same as the type that was looked for.
  struct Match<Destination> {
    let controller: any Controller
    let destination: Destination
  }

  static func match<Destination>(
    _ type: Destination.Type,
    in root: any Controller
  ) throws(UnwrappingError) -> Match<Destination> {
    if let destination = root as? Destination {
      return Match(controller: root, destination: destination)
    }
    var wayIn: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var current = root
    while let content = (current as? any ContainerController)?.content,
      wayIn.insert(ObjectIdentifier(content)).inserted
    {
      if let destination = content as? Destination {
        return Match(controller: content, destination: destination)
      }
      current = content
    }
    let all = ControllerTree.breadthFirst(from: root)
    let others = all.compactMap { controller in
      (controller as? Destination).map { Match(controller: controller, destination: $0) }
    }
    if others.count == 1, let match = others.first { return match }
    let hierarchy = Snapshot(of: root).description
    if others.isEmpty {
      throw ([root] + all).contains(where: { ControllerName.isPlaceholder($0, for: type) })
        ? .placeholder(expected: "\(type)", hierarchy: hierarchy)
        : .noMatch(expected: "\(type)", hierarchy: hierarchy)
    }
    let candidates = others.map { ControllerName.of($0.controller) }
    throw .ambiguous(expected: "\(type)", candidates: candidates, hierarchy: hierarchy)
  }
}
