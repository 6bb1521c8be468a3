import SourceText

/// A file or folder that cannot be used.
package struct InputProblem: Error, Sendable {
  /// The expected kind of input.
  package enum Kind: Sendable {
    /// Anything that cannot be found or opened.
    case unreadable
    case storyboard, routeTable, xcodeProject
  }

  package var kind: Kind
  package var file: String
  package var location: TextLocation
  /// The reason, in the form of a finding's message.
  package var message: String

  package init(
    _ kind: Kind,
    file: String,
    location: TextLocation = .start,
    _ message: String
  ) {
    self.kind = kind
    self.file = file
    self.location = location
    self.message = message
  }

  /// Whether the input may be a storyboard, so that not all scenes are known.
  package var mayHideStoryboard: Bool {
    switch kind {
    case .unreadable, .storyboard: true
    case .routeTable, .xcodeProject: false
    }
  }
}
