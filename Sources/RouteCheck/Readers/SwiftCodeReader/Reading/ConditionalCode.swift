import CodeFacts
import Routes

/// Whether code is compiled for iOS, according to the condition of an `#if`.
enum PlatformCondition {
  /// Possibly. The condition does not say.
  case possible
  /// Yes, so that the code after `#else` is not.
  case iOS
  /// No. The code may use other storyboards.
  case inactive
  /// On every system: `#if true`.
  case always
  /// On no system: `#if false`.
  case never

  /// Reads the condition after the directive at an index.
  init(_ tokens: SwiftTokens, at directive: Int) {
    if tokens.isFirstOfLine(directive + 2), !tokens.isFirstOfLine(directive + 1) {
      switch tokens.text(directive + 1) {
      case "true", "1":
        self = .always
        return
      case "false", "0":
        self = .never
        return
      default: break
      }
    }
    var included: [ExactString] = []
    var excluded: [ExactString] = []
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
    if included.contains(where: Self.iOSNames.contains) {
      self = .iOS
    } else if excluded.contains(where: Self.iOSNames.contains)
      || included.contains(where: { $0.isEmpty || Self.otherNames.contains($0) })
    {
      self = .inactive
    } else {
      self = .possible
    }
  }

  private static let iOSNames: Set<ExactString> = ["iOS", "UIKit"]
  private static let otherNames: Set<ExactString> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "AppKit", "Cocoa",
    "WatchKit",
  ]
}

/// An `#if` whose `#endif` has not been read yet.
struct ConditionalCode {
  /// The index of the scope in which each branch starts.
  let scope: Int
  /// The number of facts at the start of the current branch.
  private(set) var checkpoint: Int
  /// The condition of the current branch.
  private(set) var branch: PlatformCondition
  /// The condition after an earlier branch that is certainly compiled for iOS.
  private var rest: PlatformCondition?
  /// Whether the `#if` is itself in inactive code.
  private let isNestedInInactive: Bool

  init(scope: Int, checkpoint: Int, branch: PlatformCondition, isNestedInInactive: Bool) {
    self.scope = scope
    self.checkpoint = checkpoint
    self.branch = branch
    self.isNestedInInactive = isNestedInInactive
  }

  /// Whether the current branch is not compiled for iOS.
  var isInactive: Bool { isNestedInInactive || branch == .inactive || branch == .never }

  /// Starts the next branch.
  ///
  /// - Parameter condition: The condition of the branch; `nil` for `#else`.
  mutating func startBranch(_ condition: PlatformCondition?, checkpoint: Int) {
    if branch == .always { rest = .never }
    if branch == .iOS { rest = rest ?? .inactive }
    branch = rest == .never ? .never : condition ?? rest ?? .possible
    self.checkpoint = checkpoint
  }
}

extension SwiftReader {
  /// Whether the code is not compiled for iOS.
  var isInactive: Bool { conditions.last?.isInactive ?? false }

  /// Reads a directive or a conflict marker.
  mutating func readCondition(_ token: SwiftToken) {
    let branch = PlatformCondition(tokens, at: index)
    switch ConditionMark(token, tokens.bytes) {
    case .start:
      conditions.append(
        ConditionalCode(
          scope: current,
          checkpoint: facts.count,
          branch: branch,
          isNestedInInactive: isInactive
        )
      )
    case .middle:
      guard let last = conditions.indices.last else { break }
      restore(conditions[last].scope)
      endBranch(of: conditions[last])
      conditions[last].startBranch(
        token.word == .poundElse ? nil : branch,
        checkpoint: facts.count
      )
    case .end:
      if let last = conditions.popLast() { endBranch(of: last) }
    case nil: break
    }
    index += 1
  }

  /// Removes the facts of an inactive branch that do not count there.
  private mutating func endBranch(of code: ConditionalCode) {
    guard code.branch == .inactive || code.branch == .never else { return }
    unbindScenes(from: code.checkpoint)
    let remaining = facts[code.checkpoint...].filter {
      code.branch == .inactive && $0.countsInInactiveCode
    }
    facts.removeSubrange(code.checkpoint...)
    facts += remaining
  }
}
