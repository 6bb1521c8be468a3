import Foundation
import FoundationXML
import Routes
import TestSupport
import Testing

@testable import RouteDiagnostics
@testable import RouteReports
@testable import RouteTables

/// Texts of all kinds, read back by a Markdown renderer and the rules of GitHub's logs.
@Suite struct DiagramParserTests {
  private static let texts = HostileText.textsWithoutZero

  @Test func everyLabelOfMermaidIsItsText() throws {
    let texts = Self.texts + HostileText.attacks.map(\.text)
    let nodes = texts.enumerated().map { index, text in
      "    n\(index)[\"\(text.escaped(for: .mermaidLabel))\"]\n"
    }
    let chart = try MermaidChart(
      "flowchart LR\n  subgraph s0[\"\"]\n\(nodes.joined())  end\n"
    )
    let labels = [""] + texts.map { $0.escaped(for: .visible) }
    #expect(chart.labels.count == labels.count)
    for (lines, label) in zip(chart.labels, labels)
    where lines.map(\.scalars) != [label.scalars] {
      Issue.record("'\(label.debugDescription)' is not its label")
      return
    }
  }

  @Test(arguments: [
    #"n0["a"b"]"#, #"n0["a;b"]"#, #"n0["a<br>b"]"#, ##"n0["#x;"]"##, #"n0["a"]-->n0"#, #"N0["a"]"#,
    #"click n0 "javascript:a""#, "%% a",
  ])
  func `the parser refuses lines that the reporter never writes`(line: String) {
    let text = "flowchart LR\n  subgraph s0[\"\"]\n    \(line)\n  end\n"
    #expect(throws: MermaidChart.Problem.self) { try MermaidChart(text) }
  }

  @Test func everyCellOfMarkdownIsItsText() throws {
    guard try ChildProcess.isInstalled("cmark-gfm") else { return }
    let texts = Self.texts + HostileText.attacks.map(\.text)
    let table = RouteTable(
      routes: texts.map {
        RouteTable.Row(segue: ExactString($0), source: nil, destination: nil)
      }
    )
    let result = try ChildProcess.run(
      "cmark-gfm",
      ["-e", "table", "-t", "xml"],
      onFile: TableFormat.markdown.text(of: table),
      named: "table.md"
    )
    let reader = CodeReader()
    let parser = XMLParser(data: Data(result.output.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    #expect(parser.parse() && result.status == 0)
    #expect(reader.rows == texts.count)
    #expect(reader.others.isEmpty, "\(reader.others)")
    let expected = texts.map { text in
      text.escaped(for: .visible).replacing("##[", with: #"##\u{5b}"#).scalars
    }
    #expect(reader.codes.count == expected.count)
    for (code, text) in zip(reader.codes, expected) where code.scalars != text {
      Issue.record("'\(code.debugDescription)' is not the text of its cell")
      return
    }
  }

  /// A log of GitHub runs a line that begins with `::`, after spaces, or contains `##[`.
  @Test func noLineOfALogIsACommand() {
    let marks = [""] + (HostileText.prepended + HostileText.combining).map { String($0) }
    let texts = marks.flatMap { mark in
      [
        "::error::x", "\(mark)::\(mark)error::x", ":\(mark):error::x", " \n::error::x",
        "##[error]x", "#\(mark)#\(mark)[error]x", "a ##[\(mark)error]x", "\u{A0}\u{3000}::x",
      ].map { mark + $0 }
    }
    for text in texts + Self.texts {
      let line = text.escaped(for: .terminal).scalars.filter { $0.isASCII && $0 != " " }
      let ascii = String(decoding: line.map { UInt8($0.value) }, as: UTF8.self)
      let json = text.escaped(for: .jsonString)
      if ascii.hasPrefix("::") || ascii.contains("##[") || ascii.contains("\n")
        || json.utf8.count > 3 && json.contains("##[")
      {
        Issue.record("'\(text.debugDescription)' is a command")
      }
    }
  }

  /// GitHub divides a command at `::`, its properties at commas, and reads `%` and two digits.
  @Test func everyPropertyOfAnAnnotationIsItsText() {
    for text in Self.texts {
      let report = Report(
        [
          Diagnostic(
            rule: text,
            severity: .error,
            file: ExactString(text),
            location: .start,
            message: ExactString(text)
          )
        ],
        fileCount: 1
      )
      let output = Array(GitHubReporter.text(of: report).utf8)
      let lines = output.split(separator: UInt8(ascii: "\n"))
      guard lines.count == 1, lines[0].starts(with: "::error ".utf8) else {
        Issue.record("'\(text.debugDescription)' changes the command")
        return
      }
      let command = String(decoding: lines[0].dropFirst(8), as: UTF8.self).utf8
      let properties = command.split(separator: UInt8(ascii: ","), maxSplits: 3)
      let names = properties.map { String($0.prefix { $0 != UInt8(ascii: "=") }) }
      if names != ["file", "line", "col", "title"] {
        Issue.record("'\(text.debugDescription)' changes the properties")
      }
      let file = properties[0].dropFirst(5)
      // GitHub's own escapes of line breaks keep them.
      let expected = text.scalars.flatMap { scalar in
        scalar == "\n" || scalar == "\r"
          ? [scalar] : String(scalar).escaped(for: .visible).scalars
      }
      if file.contains(UInt8(ascii: ":"))
        || String(file)?.removingPercentEncoding?.scalars != expected
      {
        Issue.record("'\(text.debugDescription)' is another file")
      }
    }
  }
}

private final class CodeReader: NSObject, XMLParserDelegate {
  var codes: [String] = []
  var rows = 0
  /// Elements other than those of a table.
  var others: Set<String> = []
  private var isCode = false

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    isCode = name == "code"
    switch name {
    case "code": codes.append("")
    case "table_row": rows += 1
    case "document", "table", "table_header", "table_cell", "text": break
    default: others.insert(name)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isCode { codes[codes.count - 1].unicodeScalars += text.unicodeScalars }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    isCode = false
  }
}
