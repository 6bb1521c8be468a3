import CodeFacts
import Routes
import SourceText

/// Branches of `#if` whose condition is a number.
///
/// Only `0` and `1` decide a branch: other conditions depend on settings that no file shows, so that
/// all of their branches count as code.
extension ObjectiveCLexer {
  /// Scans a directive. A directive that excludes a branch is skipped with the branch.
  ///
  /// - Returns: The directive as a keyword, or `nil` for a conditional.
  mutating func directive() -> Token? {
    let name = directiveName()
    switch bytes.text(name) {
    case "": return nil
    case "if": open(condition())
    case "ifdef", "ifndef": open(nil)
    case "elif", "elifdef", "elifndef", "else", "endif": follow(bytes.text(name))
    default: return Token(kind: .keyword, range: name)
    }
    return nil
  }

  private mutating func open(_ condition: Bool?) {
    decided.append(condition == true)
    if condition == false { skipExcludedBranches() }
  }

  /// Ends a branch that is code.
  private mutating func follow(_ name: ExactString) {
    guard let last = decided.indices.last else { return }
    if name == "endif" {
      decided.removeLast()
    } else if !enters(name, last) {
      skipExcludedBranches()
    }
  }

  /// Whether the branch after `#elif` or `#else` may be code.
  private mutating func enters(_ name: ExactString, _ conditional: Int) -> Bool {
    if decided[conditional] { return false }
    let condition = name == "else" ? true : name == "elif" ? condition() : nil
    if condition == true { decided[conditional] = true }
    return condition != false
  }

  /// Skips to the next branch of the innermost conditional that may be code, or behind its end.
  private mutating func skipExcludedBranches() {
    let last = decided.count - 1
    var depth = 0
    while offset < bytes.count {
      skipToDirective()
      let name = bytes.text(directiveName())
      switch name {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth > 0: depth -= 1
      case "endif":
        decided.removeLast()
        return
      case "elif", "elifdef", "elifndef", "else":
        if depth == 0, enters(name, last) { return }
      default: break
      }
    }
  }

  /// Skips to the next `#` that starts a line. Comments are skipped, since they are removed before
  /// directives are read; quotes are not, since excluded text need not be code.
  private mutating func skipToDirective() {
    var isStart = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == Ascii.pound, isStart { return }
      if byte == Ascii.lineFeed || byte == Ascii.carriageReturn {
        isStart = true
      } else if byte == Ascii.slash, skipComment() {
        continue
      } else if !Ascii.isSpace(byte) {
        isStart = false
      }
      offset += 1
    }
  }

  /// Scans `#`, spaces and a name, which may be empty.
  private mutating func directiveName() -> Range<Int> {
    if bytes[offset] == Ascii.pound { offset += 1 }
    while bytes[offset] == Ascii.space || bytes[offset] == Ascii.tab { offset += 1 }
    return name()
  }

  /// Scans a condition to the end of its line; `nil` if it is not `0` or `1`.
  private mutating func condition() -> Bool? {
    let end = bytes.endOfLine(from: offset)
    var digits: [UInt8] = []
    while offset < end {
      let byte = bytes[offset]
      if byte == Ascii.slash, skipComment() { continue }
      if !Ascii.isSpace(byte), byte != Ascii.leftParen, byte != Ascii.rightParen {
        digits.append(byte)
      }
      offset += 1
    }
    return digits == [UInt8(ascii: "0")] ? false : digits == [UInt8(ascii: "1")] ? true : nil
  }
}
