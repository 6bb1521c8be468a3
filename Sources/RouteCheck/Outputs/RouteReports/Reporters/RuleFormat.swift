import RouteDiagnostics
import RuleSupport
import SourceText

package enum RuleFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case json

  package func text(of rules: [Rule]) -> String {
    switch self {
    case .text: Self.text(rules)
    case .markdown: Self.markdown(rules)
    case .json: Self.json(rules)
    }
  }

  private static func text(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let name = rule.id.padded(to: width)
      let severity = rule.severity.rawValue.padded(to: 7)
      return "\(name)  \(severity)  \(rule.isOnByDefault ? "on " : "off")  "
        + "\(rule.command.rawValue.padded(to: 8))  \(rule.summary)\n"
    }.joined()
  }

  /// A Markdown table, as in the articles about rules and about exploring.
  private static func markdown(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| `\(rule.id)` | \(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off") "
        + "| \(rule.summary) |\n"
    }
    return "| Rule | Severity | Finds |\n| --- | --- | --- |\n" + rows.joined()
  }

  private static func json(_ rules: [Rule]) -> String {
    let values = rules.map { rule in
      JSONValue.object(
        .init("id", .text(rule.id)),
        .init("severity", .text(rule.severity.rawValue)),
        .init("default", .flag(rule.isOnByDefault)),
        .init("command", .text(rule.command.rawValue)),
        .init("summary", .text(rule.summary)),
        .init("reason", .text(rule.reason))
      )
    }
    return JSONValue.file(.init("version", .number(1)), .init("rules", .list(values)))
  }
}

extension Rule {
  package enum Command: String, CaseIterable {
    case validate, explore
  }

  package var command: Command { needsSearch ? .explore : .validate }

  package var explanation: String {
    var text = """
      \(id) (\(severity.rawValue)\(isOnByDefault ? "" : ", off by default"))
      Finds \(summary).

      \(reason.wrapped(to: 80))

      """
    for (heading, examples) in [("Triggers", triggering), ("Does not trigger", nonTriggering)]
    where !examples.isEmpty {
      text += "\n\(heading):\n"
      for example in examples { text += "\n" + Self.listing(of: example) }
    }
    return text
  }

  /// The files of an example, with a caret under each finding.
  private static func listing(of example: Example) -> String {
    var text = ""
    for (path, content) in example.files {
      text += "  \(path)\n"
      let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !(index == lines.count - 1 && line.isEmpty) {
        text += "    \(line)\n"
        for mark in example.marks where mark.file == path && mark.line == UInt32(index + 1) {
          text += "    \(String(repeating: " ", count: Int(mark.column) - 1))^\n"
        }
      }
    }
    return text
  }
}

extension String {
  /// The words in lines of at most the given number of characters.
  fileprivate func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
