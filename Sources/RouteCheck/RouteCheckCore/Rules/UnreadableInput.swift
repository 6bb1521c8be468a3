import StoryboardReader
import SwiftScanner

extension Rule.ID {
  package static let unreadableInput = Self(rawValue: "unreadable-input")
}

extension Rule {
  /// An input that is not there or cannot be opened.
  static let unreadableInput = Rule(
    id: .unreadableInput,
    severity: .error,
    isAboutInputs: true,
    summary: "a file or folder that cannot be read",
    reason: """
      What cannot be read cannot be checked, and a build must not go green because of it. The exit \
      status is 66.
      """,
    triggering: [],
    nonTriggering: [],
    check: { $0.problems(of: .unreadableInput) }
  )
}
