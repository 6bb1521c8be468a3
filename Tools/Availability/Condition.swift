/// The condition of an `#if`, as far as it is about platforms.
indirect enum Condition {
  case os(String)
  case canImport(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  /// Something else, such as a flag or a compiler's version.
  case unknown

  /// Reads the condition from its words, such as `!`, `os`, `(`, `macOS` and `)`.
  init(_ words: [String]) {
    var words = words[...]
    self = Self.read(&words)
    if !words.isEmpty { self = .unknown }
  }

  /// Whether code is compiled for a platform; `nil` if that depends on something else.
  ///
  /// The double of UIKit makes it a module of Linux in this package.
  func holds(on platform: String) -> Bool? {
    switch self {
    case .os(let name): return name == platform || name == "OSX" && platform == "macOS"
    case .canImport(let module):
      guard let platforms = Self.modules[module] else { return nil }
      return platforms.contains(platform == "Linux" || platform == "macOS" ? platform : "iOS")
    case .not(let condition): return condition.holds(on: platform).map { !$0 }
    case .all(let conditions):
      let values = conditions.map { $0.holds(on: platform) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let conditions):
      let values = conditions.map { $0.holds(on: platform) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .unknown: return nil
    }
  }

  /// Where modules exist; iOS stands for all of Apple's systems but macOS.
  private static let modules: [String: Set<String>] = [
    "Darwin": ["macOS", "iOS"], "ObjectiveC": ["macOS", "iOS"],
    "Foundation": ["macOS", "iOS", "Linux"], "Dispatch": ["macOS", "iOS", "Linux"],
    "Testing": ["macOS", "iOS", "Linux"], "UIKit": ["iOS", "Linux"], "AppKit": ["macOS"],
    "XcodeProjectPlugin": ["macOS"], "Glibc": ["Linux"], "Musl": [],
    "FoundationXML": ["Linux"], "FoundationNetworking": ["Linux"],
  ]

  private static func read(_ words: inout ArraySlice<String>) -> Condition {
    .any(list(&words, separator: "||") { .all(list(&$0, separator: "&&", of: readOne)) })
  }

  private static func list(
    _ words: inout ArraySlice<String>,
    separator: String,
    of read: (inout ArraySlice<String>) -> Condition
  ) -> [Condition] {
    var parts = [read(&words)]
    while words.first == separator {
      words.removeFirst()
      parts.append(read(&words))
    }
    return parts
  }

  private static func readOne(_ words: inout ArraySlice<String>) -> Condition {
    guard let word = words.popFirst() else { return .unknown }
    if word == "!" { return .not(readOne(&words)) }
    if word == "(" {
      let inner = read(&words)
      return words.popFirst() == ")" ? inner : .unknown
    }
    guard words.first == "(" else { return .unknown }
    let end = words.firstIndex(of: ")") ?? words.endIndex
    let argument = words[words.startIndex..<end].dropFirst().joined()
    words = words[end...].dropFirst()
    switch word {
    case "os": return .os(argument)
    case "canImport": return .canImport(argument)
    default: return .unknown
    }
  }
}
