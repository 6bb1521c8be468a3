import StoryboardReader
import SwiftScanner

/// A type as generated code writes it.
package struct TypeName: Hashable, Sendable, Comparable {
  /// The type, such as `FeedController` or `any ShareScreen`.
  let text: String
  /// The word that stands for it in other names, such as `ShareScreen`.
  let word: String

  /// Any controller: what is known of a screen whose class is not.
  static let unknown = TypeName(text: "any Controller", word: "Controller")

  /// What an unwind goes back to: whoever takes its action, which is found when it runs.
  static let unwindTarget = TypeName(text: "any UnwindReceiver", word: "UnwindReceiver")

  package init(text: String, word: String) {
    self.text = text
    self.word = word
  }

  /// Reads a type that somebody wrote: names with dots between them, and perhaps `any` in front.
  package init?(parsing text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let path = words.last.map { $0.split(separator: ".", omittingEmptySubsequences: false) } ?? []
    guard words.count == 1 || (words.count == 2 && words[0] == "any"), !path.isEmpty,
      path.allSatisfy({ $0 != "any" && SwiftName.isTypeName(String($0)) })
    else { return nil }
    self.text = text
    word = path.joined()
  }

  package static func < (one: TypeName, other: TypeName) -> Bool { one.text < other.text }
}
