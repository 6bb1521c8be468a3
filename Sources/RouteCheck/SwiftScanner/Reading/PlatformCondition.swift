/// What the condition of an `#if` says about where its code runs.
enum PlatformCondition {
  /// On a phone, for all that is known.
  case open
  /// On a phone, and what follows its `#else` nowhere on one.
  case phone
  /// Never on a phone, so that the storyboards at hand may not be those that the code uses.
  case elsewhere

  /// Reads the condition behind the directive at an index.
  init(_ tokens: SwiftTokens, at directive: Int) {
    var included: [String] = []
    var excluded: [String] = []
    var at = directive + 1
    while at < tokens.count, !tokens.isFirstOfLine(at) {
      switch tokens.text(at) {
      case "false", "0": included.append("")
      case "os", "canImport":
        if tokens.isSymbol("!", at: at - 1) {
          excluded.append(tokens.text(at + 2))
        } else {
          included.append(tokens.text(at + 2))
        }
      default: break
      }
      at += 1
    }
    if included.contains(where: Self.phones.contains) {
      self = .phone
    } else if excluded.contains(where: Self.phones.contains)
      || included.contains(where: { $0.isEmpty || Self.others.contains($0) })
    {
      self = .elsewhere
    } else {
      self = .open
    }
  }

  private static let phones: Set<String> = ["iOS", "UIKit"]
  private static let others: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "AppKit", "Cocoa",
    "WatchKit",
  ]
}

/// An `#if` whose `#endif` is still to come.
struct Condition {
  /// The scope in which each of its branches starts.
  var scope: Int
  /// The uses that were there before the current branch.
  private var mark: SourceFacts.Uses
  private var branch: PlatformCondition
  /// Whether a branch before was the one for phones.
  private var hasPhone = false
  /// Whether it stands in code that no phone runs.
  private let isInElsewhere: Bool

  init(scope: Int, mark: SourceFacts.Uses, branch: PlatformCondition, isInElsewhere: Bool) {
    self.scope = scope
    self.mark = mark
    self.branch = branch
    self.isInElsewhere = isInElsewhere
  }

  /// Whether no phone runs the current branch.
  var isElsewhere: Bool { isInElsewhere || branch == .elsewhere }

  /// Ends a branch: what is used in code that no phone runs is forgotten.
  ///
  /// - Parameter next: The next branch's condition; `nil` for that of an `#else`.
  mutating func leave(_ facts: inout SourceFacts, for next: PlatformCondition?) {
    if case .elsewhere = branch { facts.forget(after: mark) }
    if case .phone = branch { hasPhone = true }
    mark = facts.uses
    branch = next ?? (hasPhone ? .elsewhere : .open)
  }
}
