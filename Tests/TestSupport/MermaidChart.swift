/// A flowchart in the part of Mermaid that the tool writes, read strictly.
///
/// A line that the tool would not write is an error, so that a text which leaves its label is found.
package struct MermaidChart {
  /// The labels of subgraphs, nodes and edges, in order, each as its lines.
  package private(set) var labels: [[String]] = []
  private var nodes: Set<String> = []
  private var classes: Set<String> = []

  /// A line that is not in the grammar.
  package struct Problem: Error {
    package let line: String
  }

  package init(_ text: String) throws(Problem) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var depth = 0
    for (index, line) in lines.enumerated() {
      var reader = Reader(rest: line)
      let isRead =
        index == 0
        ? reader.takes("flowchart LR") && reader.isAtEnd
        : index == lines.count - 1
          ? reader.isAtEnd
          : read(&reader, &depth)
      if !isRead { throw Problem(line: String(line)) }
    }
    if depth != 0 || lines.count < 2 { throw Problem(line: text) }
  }

  private mutating func read(_ reader: inout Reader, _ depth: inout Int) -> Bool {
    guard reader.takes("  ") else { return false }
    if depth > 0 {
      // A container is a subgraph in that of its storyboard, with the same indentation as its nodes.
      let isInner = reader.takes("  ")
      if reader.takes("end") {
        depth -= 1
        return reader.isAtEnd && isInner == (depth > 0)
      }
      guard isInner else { return false }
      return reader.takes("subgraph s") ? readSubgraph(&reader, &depth) : readNode(&reader)
    }
    if reader.takes("subgraph s") { return readSubgraph(&reader, &depth) }
    if reader.takes("classDef ") { return readClassDefinition(&reader) }
    return reader.takes("class ") ? readClass(&reader) : readEdge(&reader)
  }

  private mutating func readSubgraph(_ reader: inout Reader, _ depth: inout Int) -> Bool {
    depth += 1
    return reader.number() != nil && readLabel("[", "]", &reader)
  }

  private mutating func readNode(_ reader: inout Reader) -> Bool {
    guard let node = reader.node(), nodes.insert(node).inserted else { return false }
    for (open, close) in [("([", "])"), ("[[", "]]"), (">", "]"), ("[", "]")] {
      if reader.takes("\(open)\"") { return readLabel(close, &reader) }
    }
    return false
  }

  private mutating func readEdge(_ reader: inout Reader) -> Bool {
    guard let source = reader.node(), nodes.contains(source), reader.takes(" "),
      reader.takes("-->") || reader.takes("==>") || reader.takes("-.->"), reader.takes("|\""),
      let label = reader.label(), reader.takes("\"| "), let destination = reader.node()
    else { return false }
    labels.append(label)
    return nodes.contains(destination) && reader.isAtEnd
  }

  private mutating func readClassDefinition(_ reader: inout Reader) -> Bool {
    guard let name = reader.word(), classes.insert(name).inserted, reader.takes(" stroke:#"),
      reader.word() != nil
    else { return false }
    return reader.takes(",stroke-width:3px") && reader.isAtEnd
  }

  private func readClass(_ reader: inout Reader) -> Bool {
    repeat {
      guard let node = reader.node(), nodes.contains(node) else { return false }
    } while reader.takes(",")
    guard reader.takes(" "), let name = reader.word() else { return false }
    return classes.contains(name) && reader.isAtEnd
  }

  private mutating func readLabel(
    _ open: String,
    _ close: String,
    _ reader: inout Reader
  ) -> Bool {
    reader.takes("\(open)\"") && readLabel(close, &reader)
  }

  private mutating func readLabel(_ close: String, _ reader: inout Reader) -> Bool {
    guard let label = reader.label(), reader.takes("\"\(close)") else { return false }
    labels.append(label)
    return reader.isAtEnd
  }
}

/// Takes the parts of a line.
private struct Reader {
  var rest: Substring.UnicodeScalarView

  var isAtEnd: Bool { rest.isEmpty }

  mutating func takes(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  mutating func number() -> UInt32? { UInt32(take { ("0"..."9").contains($0) }) }

  mutating func node() -> String? { takes("n") ? number().map { "n\($0)" } : nil }

  mutating func word() -> String? {
    let word = take { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    return word.isEmpty ? nil : word
  }

  /// The text up to a quote, without entities, by its lines.
  mutating func label() -> [String]? {
    var lines = [String.UnicodeScalarView()]
    while let scalar = rest.first, scalar != "\"" {
      if takes("<br/>") {
        lines.append(String.UnicodeScalarView())
      } else if takes("#") {
        guard let value = number(), takes(";"), let named = Unicode.Scalar(value) else {
          return nil
        }
        lines[lines.count - 1].append(named)
      } else if isPlain(scalar) {
        lines[lines.count - 1].append(rest.removeFirst())
      } else {
        return nil
      }
    }
    return lines.map { String($0) }
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", ".", "-", "_", "“", "”": true
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
    let text = rest.prefix(while: isTaken)
    rest = rest[text.endIndex...]
    return String(text)
  }
}
