import Routes

/// A type in generated code.
package struct TypeName: Hashable, Sendable, Comparable {
  /// The type, such as `FeedController` or `any ShareScreen`.
  package let text: ExactString
  /// The type as part of other names, such as `ShareScreen`.
  package let word: ExactString

  /// The type of a screen whose class is unknown.
  package static let unknown = TypeName(library: "Controller", isProtocol: true)

  /// The target of an unwind that no type is known to receive. The running app searches for it.
  package static let unwindTarget = TypeName(
    library: "UnwindReceiver",
    isProtocol: true
  )

  package init(text: ExactString, word: ExactString) {
    self.text = text
    self.word = word
  }

  /// A type of the library, which the app may have a type of the same name beside.
  package init(library name: ExactString, isProtocol: Bool = false) {
    self.init(text: isProtocol ? "any Routes.\(name)" : "Routes.\(name)", word: name)
  }

  /// Whether the class of the screen is not known: only a protocol is.
  package var isProtocol: Bool { text.string.hasPrefix("any ") }

  /// The name of the enum of the segues that leave the type.
  package var segueEnum: ExactString { "\(word)Segue" }

  /// The name of the enum of the unwind actions that the type receives.
  package var unwindEnum: ExactString { "\(word)Unwind" }

  /// Parses a type: names separated by periods, optionally after `any`.
  package init?(parsing text: ExactString) {
    let words = text.string.split(separator: " ", omittingEmptySubsequences: false)
    let path = words.last.map { $0.split(separator: ".", omittingEmptySubsequences: false) } ?? []
    guard words.count == 1 || (words.count == 2 && words[0] == "any"), !path.isEmpty,
      path.allSatisfy({ $0 != "any" && SwiftName.isTypeName(ExactString(String($0))) })
    else { return nil }
    let names = path.map { SwiftName.declaredType(ExactString(String($0))) }
    self.text = ExactString((words.count == 2 ? "any " : "") + names.joined(separator: "."))
    word = ExactString(path.joined())
  }

  package static func < (one: TypeName, other: TypeName) -> Bool { one.text < other.text }
}
