/// A part of a file that is compiled under a condition.
struct Branch {
  var lines: Range<Int>
  /// Its words in the source; what `#else` means is written out.
  var text: String
  /// It holds, and no branch before it.
  var condition: Condition
  /// The words of the part, in which a change shows.
  var fingerprint: String
}

extension SourceFile {
  /// The branches of all `#if`, outer ones before inner ones.
  static func branches(_ tokens: [SwiftTokens.Token]) throws -> [Branch] {
    var branches: [Branch] = []
    /// The branches of each open `#if` before the current one, and where that starts.
    var open: [(earlier: [(text: String, condition: Condition)], start: Int)] = []
    /// Ends the current branch at a directive.
    func end(at index: Int) {
      let (conditions, start) = open[open.count - 1]
      guard let current = conditions.last else { return }
      let earlier = conditions.dropLast()
      branches.append(
        Branch(
          lines: tokens[start].line..<tokens[index].line,
          text: (earlier.map { "!(\($0.text))" } + [current.text]).filter { !$0.isEmpty }
            .joined(separator: " && "),
          condition: .all(earlier.map { .not($0.condition) } + [current.condition]),
          fingerprint: fingerprint(of: tokens[start..<index])
        )
      )
    }
    for index in tokens.indices.dropLast() where tokens[index].text == "#" {
      let word = tokens[index + 1].text
      let line = tokens[index].line
      let words = tokens[(index + 2)...].prefix { $0.line == line }.map(\.text)
      switch word {
      case "if": open.append(([(words.joined(), Condition(words))], index))
      case "elseif" where !open.isEmpty, "else" where !open.isEmpty:
        end(at: index)
        let condition = word == "else" ? .all([]) : Condition(words)
        open[open.count - 1].earlier.append((words.joined(), condition))
        open[open.count - 1].start = index
      case "endif" where !open.isEmpty:
        end(at: index)
        open.removeLast()
      case "elseif", "else", "endif": throw Failure("there is an '#\(word)' too many")
      default: break
      }
    }
    guard open.isEmpty else { throw Failure("an '#if' does not end") }
    return branches.sorted {
      ($0.lines.lowerBound, $1.lines.count) < ($1.lines.lowerBound, $0.lines.count)
    }
  }

  /// A number of eight digits (FNV-1a).
  private static func fingerprint(of tokens: ArraySlice<SwiftTokens.Token>) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for token in tokens {
      for byte in token.text.utf8 + [0] { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
