import Routes

/// A syntax for text from a file, with its escapes.
///
/// Names come from files and may contain anything. Each syntax escapes scalars that would end the
/// text or change its meaning. A mark before a combining character is part of a different
/// `Character`, but it is the same mark to the program that reads the output.
package enum OutputSyntax: CaseIterable, Sendable {
  /// A terminal or a log. A workflow on GitHub runs commands in its log.
  case terminal
  /// Text for people, to be escaped again for the format that contains it.
  case visible
  /// The content of an element or a quoted attribute, in HTML and in XML.
  case markup
  /// JSON inside an HTML `script` element.
  case scriptData
  /// Between the double quotes of a Mermaid label.
  case mermaidLabel
  /// Between the backticks of code in a Markdown table; ``MarkdownCode`` writes the backticks.
  case markdownCode
  /// The message of a GitHub workflow command.
  case gitHubMessage
  /// A property of a GitHub workflow command.
  case gitHubProperty
  case uriPath
  /// Between the quotes of a JSON string.
  case jsonString
  /// Between the quotes of a Swift string literal.
  case swiftString
  /// Between the quotes of a raw Swift string literal with one `#`, of text without such quotes.
  case rawSwiftString
}

extension String {
  /// The text as it is written in a syntax.
  package func escaped(for syntax: OutputSyntax) -> String { syntax.escape(self) }
}

extension ExactString {
  /// The text as it is written in a syntax.
  package func escaped(for syntax: OutputSyntax) -> String { string.escaped(for: syntax) }
}

extension OutputSyntax {
  fileprivate func escape(_ text: String) -> String {
    var result = ""
    var marks = RecentMarks()
    for scalar in text.unicodeScalars {
      if beginsCommand(scalar, after: marks) {
        result += commandEscape(for: scalar)
      } else {
        write(scalar, to: &result)
      }
      marks.add(scalar)
    }
    return result
  }

  private func write(_ scalar: Unicode.Scalar, to text: inout String) {
    if let escape = escape(for: scalar) {
      text += escape
    } else if isForDisplay, scalar.isUnsafeToDisplay {
      // The visible form may contain marks of the syntax itself.
      for visible in scalar.visibleForm.unicodeScalars { write(visible, to: &text) }
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether a log on GitHub may take the text from this scalar on for a workflow command.
  ///
  /// A command is a line that begins with `::`, or contains `##[`.
  private func beginsCommand(_ scalar: Unicode.Scalar, after marks: RecentMarks) -> Bool {
    switch self {
    case .terminal: scalar == ":" && marks.isEmpty || scalar == "[" && marks.isTwoPounds
    // These are never at the beginning of a line.
    case .markup, .markdownCode, .jsonString, .swiftString, .rawSwiftString:
      scalar == "[" && marks.isTwoPounds
    // The first is escaped again, and the command of a message begins its line. The others escape
    // brackets anyway, or have no text from files.
    case .visible, .scriptData, .mermaidLabel, .gitHubMessage, .gitHubProperty, .uriPath: false
    }
  }

  /// A mark that would begin a command, in a spelling that programs of the syntax still read as the
  /// mark, if the syntax has one.
  private func commandEscape(for scalar: Unicode.Scalar) -> String {
    switch self {
    case .markup: "&#\(scalar.value);"
    case .jsonString: Self.jsonUnits(of: scalar)
    case .swiftString: Self.swiftNumber(of: scalar)
    case .rawSwiftString: Self.swiftNumber(of: scalar, pounds: "#")
    case .terminal, .markdownCode, .visible, .scriptData, .mermaidLabel, .gitHubMessage,
      .gitHubProperty, .uriPath:
      scalar.visibleForm
    }
  }

  /// Whether the text is displayed, so that characters that hide or reorder text are made visible.
  private var isForDisplay: Bool {
    switch self {
    case .terminal, .visible, .markup, .mermaidLabel, .markdownCode, .gitHubMessage,
      .gitHubProperty:
      true
    case .scriptData, .uriPath, .jsonString, .swiftString, .rawSwiftString: false
    }
  }

  /// The escape for a scalar that has a meaning in the syntax; `nil` for any other.
  private func escape(for scalar: Unicode.Scalar) -> String? {
    switch self {
    case .terminal, .visible, .rawSwiftString: nil
    case .markup: Self.entity(for: scalar)
    case .scriptData: scalar == "<" ? "\\u003c" : nil
    case .mermaidLabel: Self.mermaidEntity(for: scalar)
    case .markdownCode: scalar == "|" ? "\\|" : nil
    case .gitHubMessage: Self.isMarkOfMessage(scalar) ? Self.percentEncoded(scalar) : nil
    case .gitHubProperty:
      Self.isMarkOfMessage(scalar) || scalar == ":" || scalar == ","
        ? Self.percentEncoded(scalar) : nil
    case .uriPath: Self.isAllowedInPath(scalar) ? nil : Self.percentEncoded(scalar)
    case .jsonString: Self.jsonEscape(for: scalar)
    case .swiftString: Self.swiftEscape(for: scalar)
    }
  }
}

/// The last two marks of ASCII in a text; readers of logs may ignore other characters between them.
private struct RecentMarks {
  private var last: Unicode.Scalar?
  private var beforeLast: Unicode.Scalar?

  var isEmpty: Bool { last == nil }
  var isTwoPounds: Bool { last == "#" && beforeLast == "#" }

  mutating func add(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII, scalar.value > 0x20 else { return }
    (beforeLast, last) = (last, scalar)
  }
}
