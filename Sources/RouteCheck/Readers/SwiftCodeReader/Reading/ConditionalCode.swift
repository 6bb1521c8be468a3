import CodeFacts
import Routes

/// Whether code is compiled for iOS, according to the condition of an `#if`.
enum PlatformCondition {
  /// Possibly. The condition does not say.
  case possible
  /// In some builds: `#if DEBUG`, or on a Mac.
  case sometimes
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
    let line = (directive + 1..<tokens.count).prefix { !tokens.isFirstOfLine($0) }
    let words = line.map(tokens.text)
    /// The names of the systems and modules that are asked for.
    func names(isExcluded: Bool) -> [ExactString] {
      zip(line, words).filter { index, word in
        ["os", "canImport"].contains(word) && tokens.isSymbol("!", at: index - 1) == isExcluded
      }.map { index, _ in tokens.text(index + 2) }
    }
    let included = names(isExcluded: false)
    if words == ["true"] || words == ["1"] {
      self = .always
    } else if words == ["false"] || words == ["0"] {
      self = .never
    } else if included.contains(where: Self.iOSNames.contains) {
      self = .iOS
    } else if names(isExcluded: true).contains(where: Self.iOSNames.contains)
      || included.contains(where: Self.otherNames.contains)
      || words.contains("false") || words.contains("0")
    {
      self = .inactive
    } else {
      let isFlag = !words.contains("(") || words.contains("targetEnvironment")
      self = isFlag ? .sometimes : .possible
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
  /// The index of the directive before the current branch.
  private(set) var start: Int
  /// The number of facts at the start of the current branch.
  private(set) var checkpoint: Int
  /// The condition of the current branch.
  private(set) var branch: PlatformCondition
  /// The condition after an earlier branch that is certainly compiled for iOS.
  private(set) var rest: PlatformCondition?

  /// Whether the current branch is not compiled for iOS.
  var isInactive: Bool { branch == .inactive || branch == .never }

  /// Whether only some builds of the app have the current branch, or none.
  var isOfSomeBuilds: Bool { isInactive || branch == .sometimes }

  /// The same code with the branch that starts at a directive.
  func nextBranch(_ tokens: SwiftTokens, at directive: Int, checkpoint: Int) -> Self {
    var next = self
    if branch == .always { next.rest = .never }
    if branch == .iOS { next.rest = rest ?? .inactive }
    if branch == .sometimes { next.rest = rest ?? .sometimes }
    let condition =
      tokens[directive].word == .poundElse ? nil : PlatformCondition(tokens, at: directive)
    next.branch = next.rest == .never ? .never : condition ?? next.rest ?? .possible
    next.start = directive
    next.checkpoint = checkpoint
    return next
  }
}

extension SwiftReader {
  /// Whether the code is not compiled for iOS.
  var isInactive: Bool { conditions.contains(where: \.isInactive) }

  /// Whether a condition in the function decides that the code is compiled for some builds of the app.
  var isSometimesCompiled: Bool {
    conditions.contains {
      $0.branch == .sometimes && ![.file, .type].contains(scopes[$0.scope].kind)
    }
  }

  /// Reads a directive or a conflict marker, and returns the code with the branch that ends there.
  @discardableResult
  mutating func readCondition(at index: Int) -> ConditionalCode? {
    guard let mark = ConditionMark(tokens[index], tokens.bytes) else { return nil }
    if mark == .start {
      let branch = PlatformCondition(tokens, at: index)
      conditions.append(
        ConditionalCode(scope: current, start: index, checkpoint: facts.count, branch: branch)
      )
      return nil
    }
    guard let code = conditions.popLast() else { return nil }
    if mark == .middle { restore(code.scope) }
    endBranch(of: code)
    if mark == .middle {
      conditions.append(code.nextBranch(tokens, at: index, checkpoint: facts.count))
    }
    return code
  }

  /// Removes the facts of an inactive branch that do not count there.
  private mutating func endBranch(of code: ConditionalCode) {
    guard code.isInactive else { return }
    unbindScenes(from: code.checkpoint)
    let remaining = facts[code.checkpoint...].filter {
      code.branch == .inactive && $0.countsInInactiveCode
    }
    facts.removeSubrange(code.checkpoint...)
    facts += remaining
  }
}
