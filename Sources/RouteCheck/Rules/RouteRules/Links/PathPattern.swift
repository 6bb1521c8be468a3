import RoutesLinks

/// A pattern of paths with wildcards, as bytes of an encoded link.
struct PathPattern {
  private var tokens: [Token] = []

  private enum Token: Hashable {
    case byte(UInt8)
    /// Any byte; within a part of the path, any but a slash.
    case any(withinPart: Bool)
    /// Any number of such bytes.
    case run(withinPart: Bool)

    func accepts(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let own): own == byte
      case .any(let withinPart), .run(let withinPart):
        !withinPart || byte != UInt8(ascii: "/")
      }
    }

    /// Whether a byte exists that both accept.
    func meets(_ other: Token) -> Bool {
      switch (self, other) {
      case (.byte(let byte), _): other.accepts(byte)
      case (_, .byte(let byte)): accepts(byte)
      default: true
      }
    }

    var isRun: Bool { if case .run = self { true } else { false } }
  }

  /// A pattern of an association file, where `*` and `?` also stand for slashes.
  ///
  /// The texts of a variable such as `$(lang)` are not read, so a variable stands for any text.
  init(association text: String, ignoresCase: Bool) {
    var rest = Array((ignoresCase ? text.lowercased() : text).utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.run(withinPart: false))
      case UInt8(ascii: "?"): tokens.append(.any(withinPart: false))
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "("):
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { fallthrough }
        rest = rest[(end + 1)...]
        tokens.append(.run(withinPart: false))
      default: tokens.append(.byte(byte))
      }
    }
  }

  /// The paths of a pattern of links below a prefix.
  ///
  /// - Parameters:
  ///   - ignoresCase: Whether literals are in small letters.
  ///   - sample: A text for each payload; `nil` for all texts.
  init(
    _ pattern: LinkPattern,
    under prefix: String,
    ignoresCase: Bool,
    payload sample: String? = nil
  ) {
    append(prefix, ignoresCase)
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): append("/\(LinkPattern.encoded(text))", ignoresCase)
      case .placeholder:
        append("/\(sample ?? "")", ignoresCase)
        if sample == nil { tokens += [.any(withinPart: true), .run(withinPart: true)] }
      case .rest:
        if let sample {
          append("/\(sample)", ignoresCase)
        } else {
          tokens.append(.run(withinPart: false))
        }
      }
    }
    if tokens.isEmpty { append("/", ignoresCase) }
  }

  private mutating func append(_ text: String, _ ignoresCase: Bool) {
    tokens += (ignoresCase ? text.lowercased() : text).utf8.map { .byte($0) }
  }

  var withSlash: PathPattern {
    var copy = self
    copy.append("/", false)
    return copy
  }

  /// Whether a path matches both patterns.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of the patterns.
  func meets(_ other: PathPattern) -> Bool {
    // The reachable positions in the other pattern, for each position in this one.
    var reached = [[Bool]](
      repeating: [Bool](repeating: false, count: other.tokens.count + 1),
      count: tokens.count + 1
    )
    reached[0][0] = true
    for a in 0...tokens.count {
      for b in 0...other.tokens.count where reached[a][b] {
        let left = a < tokens.count ? tokens[a] : nil
        let right = b < other.tokens.count ? other.tokens[b] : nil
        if left?.isRun == true { reached[a + 1][b] = true }
        if right?.isRun == true { reached[a][b + 1] = true }
        guard let left, let right, left.meets(right) else { continue }
        reached[left.isRun ? a : a + 1][right.isRun ? b : b + 1] = true
      }
    }
    return reached[tokens.count][other.tokens.count]
  }
}
