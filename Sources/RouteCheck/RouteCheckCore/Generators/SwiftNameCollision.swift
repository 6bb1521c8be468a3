import SwiftScanner

/// Two things that would have the same name in Swift, so that neither gets it.
struct SwiftNameCollision: Sendable {
  /// The kind of the things, as in messages.
  enum Kind: String, Sendable { case storyboards, segues, scenes }

  /// One of the things.
  struct Thing: Sendable {
    /// The name in messages, such as `'ShowPost'`.
    var label: String
    var file: String
    var location: TextLocation
  }

  var kind: Kind
  var name: SwiftName
  var first: Thing
  var second: Thing
}
