import Foundation
import TestSupport

/// Whether text from a file stayed text in an output.
///
/// These are rough readers of each syntax, which look only for what a name could add to it.
enum OutputStructure {
  static func complaints(about output: String, _ attempt: Attempt) -> [String] {
    guard case .structure(let syntax) = attempt.check else {
      if case .findings = attempt.check { return findings(output) }
      return []
    }
    switch syntax {
    case .json: return json(output)
    case .gitHub: return gitHub(output)
    case .markup: return MarkupStructure.complaints(about: output)
    case .mermaid: return mermaid(output)
    case .markdown: return markdown(output)
    case .columns: return unsafe(output)
    case .swift: return swift(output)
    }
  }

  /// Every line is a finding or a note at a place, or the outline of the finding above it.
  private static func findings(_ output: String) -> [String] {
    var complaints = unsafe(output)
    var isBelowFinding = false
    for line in HostileChecks.lines(output) {
      let bytes = Array(line.utf8)
      let isFinding = [": error: ", ": warning: ", ": note: "]
        .contains { HostileChecks.contains(bytes, $0) }
      let isOutline = isBelowFinding && line.hasBytePrefix("  in Xcode: ")
      isBelowFinding = isFinding
      if !isFinding, !isOutline { complaints.append("a line is no finding: \(line.prefix(200))") }
    }
    return complaints
  }

  private static func json(_ output: String) -> [String] {
    let value = try? JSONSerialization.jsonObject(with: Data(output.utf8))
    return value == nil ? ["the output is not JSON: \(output.prefix(200))"] : []
  }

  /// Every line is one command, with the properties that the tool writes, each once.
  private static func gitHub(_ output: String) -> [String] {
    let known: Set<String> = ["file", "line", "col", "endLine", "endColumn", "title"]
    return HostileChecks.lines(output).compactMap { line in
      guard let head = ["::error ", "::warning ", "::notice "].first(where: line.hasBytePrefix)
      else { return "a line is no finding: \(line.prefix(200))" }
      let rest = Array(line.utf8.dropFirst(head.utf8.count))
      guard let end = Data(rest).range(of: Data("::".utf8))?.lowerBound else {
        return "a command has no end: \(line.prefix(200))"
      }
      let keys = rest[..<end].split(separator: UInt8(ascii: ",")).map { property in
        String(decoding: property.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      }
      if Set(keys).count == keys.count, known.isSuperset(of: keys) { return nil }
      return "a command has the properties \(keys): \(line.prefix(200))"
    }
  }

  /// The output is in the grammar that the tool uses, which leaves no way out of a label.
  private static func mermaid(_ output: String) -> [String] {
    do {
      _ = try MermaidChart(output)
      return unsafe(output)
    } catch { return ["a line is not in the grammar: \(error.line.prefix(200))"] }
  }

  private static func unsafe(_ output: String) -> [String] {
    HostileChecks.firstUnsafe(output).map { ["the output contains \($0)"] } ?? []
  }

  /// Every row has as many cells as the first.
  private static func markdown(_ output: String) -> [String] {
    let counts = HostileChecks.lines(output).map { line in
      var previous: UInt8 = 0
      return line.utf8.reduce(0) { count, byte in
        defer { previous = byte }
        return byte == UInt8(ascii: "|") && previous != UInt8(ascii: "\\") ? count + 1 : count
      }
    }
    return unsafe(output)
      + (Set(counts).count > 1 ? ["rows have \(Set(counts)) marks of cells"] : [])
  }

  /// The compiler accepts the code, and no declaration comes from a name.
  private static func swift(_ output: String) -> [String] {
    var complaints: [String] = []
    for line in HostileChecks.lines(output) {
      let code = line.unicodeScalars.drop { $0 == " " }
      if String(code).hasBytePrefix("func pwned") { complaints.append("a name became code") }
    }
    do {
      let parsed = try ChildProcess.run(
        "swiftc",
        ["-frontend", "-parse"],
        onFile: output,
        named: "Hostile.swift"
      )
      if parsed.status != 0 { complaints.append("no Swift: \(parsed.errors.prefix(600))") }
    } catch { complaints.append("the compiler cannot be run: \(error)") }
    return complaints
  }
}

extension String {
  /// Whether the text begins with the bytes of another one.
  func hasBytePrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
}
