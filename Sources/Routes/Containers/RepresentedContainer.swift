/// A container of another framework that the library treats as its own.
///
/// It does not refine ``ContainerController``: a public requirement would take the name of its witness
/// from the subclasses of an app.
package protocol RepresentedContainer: Controller {
  /// A container of the library with the kind and the children of this one at this moment.
  var representation: any ContainerController { get }
  /// The child that a user sees first.
  var contentInFront: (any Controller)? { get }
}
