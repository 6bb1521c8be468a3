/// A prepare closure, together with the search for its controller in a segue's destination.
///
/// It is created where the destination's type is known, so that the cast is to a known class.
@usableFromInline
package struct Preparation {
  /// Finds the matching controller in a segue's destination, prepares it, and returns it.
  package let prepare: (any Controller) throws -> any Controller

  @inlinable
  package init<Destination>(_ closure: ((Destination) throws -> Void)?) {
    self.init { controller in
      if let destination = controller as? Destination {
        try closure?(destination)
        return controller
      }
      let match = try Self.search(Destination.self, in: controller)
      try closure?(match.destination)
      return match.controller
    }
  }

  @usableFromInline
  init(prepare: @escaping (any Controller) throws -> any Controller) {
    self.prepare = prepare
  }

  @usableFromInline
  static func search<Destination>(
    _ type: Destination.Type,
    in controller: any Controller
  ) throws -> (controller: any Controller, destination: Destination) {
    do throws(UnwrappingError) {
      return try Unwrapping.match(type, in: controller)
    } catch {
      throw Mismatch(error: error)
    }
  }

  /// A failed search, as a type that differs from any error of an app's closure.
  package struct Mismatch: Error {
    package let error: UnwrappingError
  }
}
