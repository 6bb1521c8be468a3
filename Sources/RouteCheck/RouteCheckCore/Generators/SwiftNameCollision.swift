import SwiftScanner

/// Two things that would have the same name in Swift, so that neither gets it.
struct SwiftNameCollision: Sendable {
  /// What collides, as messages call it.
  enum Kind: String, Sendable { case storyboards, segues, scenes }

  /// One of the things.
  struct Thing: Sendable {
    /// What messages call it, such as `'ShowPost'`.
    var label: String
    var file: String
    var location: TextLocation
  }

  var kind: Kind
  var name: SwiftName
  var first: Thing
  var second: Thing
}
