import Routes

/// Something that is wrong with a table of links.
public struct LinkIssue: Equatable, Sendable {
  /// The key of the case; `nil` if the issue is with the settings.
  public var key: String?
  /// The pattern of the case, or the base; `nil` if no value of the case is known.
  public var pattern: LinkPattern?
  /// The problem.
  public var problem: Problem

  /// Creates an issue from its parts.
  public init(key: String?, pattern: LinkPattern?, problem: Problem) {
    self.key = key
    self.pattern = pattern
    self.problem = problem
  }

  /// A problem of a pattern.
  public enum Problem: Equatable, Sendable {
    /// The pattern, or a base of the settings, cannot be read.
    case malformed(String)
    /// The pattern of another case matches the same paths.
    case ambiguous(with: String, pattern: LinkPattern)
    /// No payload of the case has the placeholder's name.
    case unknownPlaceholder(String, payloads: [String])
    /// The pattern has the placeholder twice.
    case repeatedPlaceholder(String)
    /// No placeholder of the pattern carries the payload.
    case unlinkedPayload(String)
    /// The placeholder of an optional or an array is in the path.
    case notInPath(String)
    /// The placeholder of the rest of the path is for a payload that is no array.
    case notAList(String)
    /// The placeholder of an optional or an array has a default.
    case optionalDefault(String)
    /// No value of the payload is written as the placeholder's default.
    case unreadableDefault(String, text: String)
    /// A value of the payload cannot be a part of a link.
    case unsupportedPayload(String, problem: String)
    /// The case has the key of another case.
    case wrongKey(String)
    /// The case reads as another one, or not at all.
    case lossy(link: String, problem: String)
  }
}

extension LinkIssue: CustomStringConvertible {
  /// The problem, and a way to fix it.
  public var description: String {
    let text = pattern.map { "'\($0)' " } ?? ""
    guard let key else { return "base \(text)cannot be read: \(problem)" }
    return "the link \(text)of '\(key)' \(problem)"
  }
}

extension LinkIssue.Problem: CustomStringConvertible {
  /// The end of a sentence about a pattern.
  public var description: String {
    switch self {
    case .malformed(let problem):
      "is malformed; a pattern \(problem)"
    case .ambiguous(let other, let pattern):
      "matches the same paths as '\(pattern)' of '\(other)'; change a part that has no placeholder"
    case .unknownPlaceholder(let name, let payloads):
      payloads.isEmpty
        ? "has a placeholder '\(name)', but the case has no payloads; remove it"
        : """
        has a placeholder '\(name)', which no payload has\
        \(SpellingSuggestion.parenthetical(for: ExactString(name), among: payloads.map { ExactString($0) })); \
        rename or remove it\
        \(payloads.contains("_0") ? "; a payload without a label is '{_0}'" : "")
        """
    case .repeatedPlaceholder(let name):
      "has the placeholder '\(name)' twice; write each payload once"
    case .unlinkedPayload(let name):
      "does not carry the payload '\(name)'; add '{\(name)}' to it"
    case .notInPath(let name):
      """
      has the placeholder '\(name)' in its path, but the payload is an optional or an array; \
      make it a query item, or write an array as the rest of the path, as in '/help/{path...}'
      """
    case .notAList(let name):
      "has the rest of the path as '\(name)', but the payload is no array; make it one"
    case .optionalDefault(let name):
      """
      has a default for '\(name)', but the payload is an optional or an array, which can be absent; \
      remove the default
      """
    case .unreadableDefault(let name, let text):
      "has the default '\(text)' for '\(name)', and no value of the payload is written so; change it"
    case .unsupportedPayload(let name, let problem):
      "cannot carry \(name.isEmpty ? "its value" : "the payload '\(name)'"): it \(problem)"
    case .wrongKey(let key):
      "has the key of '\(key)'; write the key of the case itself"
    case .lossy(let link, let problem):
      "loses something: '\(link)' \(problem)"
    }
  }
}
