import CodeFacts
import Routes
import SourceText

/// Reads the targets of a package from its manifest.
package struct ManifestReader {
  private let tokens: SwiftTokens

  /// Creates a reader for a manifest; `nil` if the manifest is too large.
  package init?(_ buffer: UnsafeBufferPointer<UInt8>) {
    guard buffer.count <= Limits.fileSize else { return nil }
    tokens = SwiftTokens(SourceBytes(buffer))
  }

  /// An argument that may be a literal.
  package enum Argument {
    case absent
    case text(ExactString)
    /// The argument is not a literal, so that only running the manifest yields its value.
    case computed
  }

  /// A call such as `.target(name: "App", path: "App", exclude: ["Old"], plugins: [...])`.
  package struct TargetCall {
    /// The indices of the tokens between the parentheses.
    package var range: Range<Int>
    package var isTest: Bool
    package var name = Argument.absent
    package var path = Argument.absent
    package var excluded: [ExactString] = []
  }

  /// The targets, in the order of the manifest.
  package var targets: [TargetCall] {
    (0..<tokens.count).compactMap { index in
      let word = tokens.text(index)
      guard tokens[index - 1].kind == .period, Self.targetNames.contains(word),
        tokens[index + 1].kind == .leftParen, let end = tokens.partner(of: index + 1)
      else { return nil }
      var call = TargetCall(range: index + 2..<end, isTest: word == "testTarget")
      var at = index + 2
      while at < end {
        if tokens.isName(at), tokens[at + 1].kind == .colon { read(at, into: &call) }
        at = tokens.after(at)
      }
      return call
    }
  }

  private static let targetNames: Set<ExactString> = ["target", "executableTarget", "testTarget"]

  private func read(_ label: Int, into call: inout TargetCall) {
    switch tokens.text(label) {
    case "name": call.name = argument(label + 2)
    case "path": call.path = argument(label + 2)
    case "exclude":
      guard tokens[label + 2].kind == .leftBracket, let end = tokens.partner(of: label + 2) else {
        return
      }
      call.excluded = (label + 3..<end).compactMap(tokens.literal)
    default: break
    }
  }

  private func argument(_ index: Int) -> Argument {
    switch tokens[index + 1].kind {
    case .comma, .rightParen: tokens.literal(index).map { .text($0) } ?? .computed
    default: .computed
    }
  }

  /// The indices of the tokens that add a plugin to a target: `.plugin(name: "X")`, `.plugin(name:
  /// "X", package: "Y")`, or its name alone. A declaration of the plugin has other arguments.
  package func uses(of plugin: ExactString) -> [Int] {
    (0..<tokens.count).filter { index in
      guard tokens.literal(index) == plugin else { return false }
      let open = bracket(around: index)
      if tokens[open].kind == .leftBracket { return label(of: open) == "plugins" }
      return tokens.text(open - 1) == "plugin" && label(of: index) == "name"
        && (tokens[index + 1].kind == .rightParen || tokens.text(index + 2) == "package")
    }
  }

  /// The index of the innermost bracket around the token at an index; -1 if there is none.
  private func bracket(around index: Int) -> Int {
    var at = index - 1
    while at >= 0 {
      guard let partner = tokens.partner(of: at) else {
        at -= 1
        continue
      }
      if partner > at { return at }
      at = partner - 1
    }
    return at
  }

  private func label(of index: Int) -> ExactString? {
    tokens[index - 1].kind == .colon ? tokens.text(index - 2) : nil
  }
}
