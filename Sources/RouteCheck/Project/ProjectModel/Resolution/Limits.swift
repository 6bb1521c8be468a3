/// The bounds on the resolution of names.
///
/// They keep the time nearly linear in the size of a project, even of a generated or malicious one.
/// Real apps stay far below them. Beyond a bound, a name is unknown, and rules report nothing
/// false.
package enum Limits {
  /// The number of classes and protocols above a class.
  package static let ancestors = 256

  /// The number of generations of classes below a class.
  static let generations = 64

  /// The number of declarations, scenes or segues that one piece of code may mean.
  package static let meanings = 256

  /// The number of casts whose class may receive an unwind. In the worst case the search for each passes
  /// every scene.
  static let unwindActions = 256
}
