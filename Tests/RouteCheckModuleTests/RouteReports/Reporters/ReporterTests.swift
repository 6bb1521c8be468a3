import Foundation
import RouteCheckTestSupport
import RouteTables
import Routes
import TestSupport
import Testing

@testable import ProjectModel
@testable import RouteDiagnostics
@testable import RouteReports
@testable import RuleRunning
@testable import RuleSupport
@testable import SourceText

@Suite struct ReporterTests {
  /// A finding in which every text needs escapes.
  private let report = Report(
    [
      Diagnostic(
        rule: "dangling-destination",
        severity: .error,
        file: "a,b:c/é %\n.storyboard",
        location: TextLocation(line: 2, column: 5, length: 4),
        message: "segue '\u{1B}[31m<\u{202E}\"%\r\n::error::x' is bad",
        notes: [.init(message: "see\nhere", file: "x", location: TextLocation(line: 1, column: 1))],
        fix: .init("good"),
        object: "s"
      )
    ],
    fileCount: 1
  )

  @Test func aTableThatIsWrittenAsJSONIsRead() throws {
    let row = RouteTable.Row(
      route: "post",
      segue: "ShowPost",
      kind: .presentation,
      relationship: "content",
      action: "unwind:",
      style: "fullScreen",
      trigger: .init(element: "button", title: "Open"),
      source: .init(scene: "Feed", className: "FeedController"),
      destination: .init(scene: "nav", unwrapped: "PostController"),
      dependencies: [.init(name: "post", type: "Post")],
      location: .init(file: "Main.storyboard", line: 3, column: 7)
    )
    let table = RouteTable(routes: [row, .init()])
    let bytes = Array(TableFormat.json.text(of: table).utf8)
    #expect(try RouteTableFile.read(bytes, path: "a.routes.json").get().table == table)
  }

  @Test func textReachesTheTerminalOnlyEscaped() {
    #expect(
      TextReporter().text(of: report) == """
        a,b:c/é %\\u{a}.storyboard:2:5: error: segue '\\u{1b}[31m<\\u{202e}"%\\u{d}\\u{a}::error::x' \
        is bad [dangling-destination]
        x:1:1: note: see\\u{a}here

        """
    )
    let coloured = TextReporter(isColoured: true).text(of: report)
    #expect(coloured.contains("\u{1B}[31merror:\u{1B}[0m"))
    #expect(!coloured.contains("\u{1B}[31m<"))
  }

  @Test func everyFormatHasTheNamesInTheOutline() throws {
    let report = report.filtered { diagnostics in
      diagnostics.map {
        var diagnostic = $0
        diagnostic.finding.outline = ["Login Scene", "Button \"\u{1B}[31m<%\""]
        return diagnostic
      }
    }
    #expect(
      TextReporter().text(of: report).contains(
        "\n  in Xcode: Login Scene › Button \"\\u{1b}[31m<%\"\nx:1:1: note: "
      )
    )
    #expect(
      GitHubReporter.text(of: report)
        .contains("is bad%0Ain Xcode: Login Scene › Button \"\\u{1b}[31m<%25\"%0Ax:1: ")
    )
    let json = JSONReporter.text(of: report)
    #expect(json.contains("\"outline\": [\n        \"Login Scene\",\n"))
    let sarif = SARIFReporter.text(of: report)
    #expect(sarif.contains("\"fullyQualifiedName\": \"Login Scene › Button"))
    #expect(sarif.components(separatedBy: "logicalLocations").count == 2)
    // A region has an end if the length of the place is known.
    #expect(sarif.contains("\"endColumn\": 9"))
    #expect(sarif.components(separatedBy: "\"endColumn\"").count == 3)
  }

  @Test(arguments: [("A.storyboard", true), ("A.xib", true), ("A.xib.swift", false)])
  func `findings in files of Interface Builder name their objects`(
    file: String,
    isNamed: Bool
  ) {
    let diagnostic = Diagnostic(
      rule: "duplicate-object-id",
      severity: .error,
      file: ExactString(file),
      location: TextLocation(line: 2, column: 2, length: 6),
      message: "it is bad"
    )
    let text = "<document><objects>\n<button id=\"x\" userLabel=\"Save\"/></objects></document>"
    let report = Report([diagnostic], fileCount: 1).forReaders(reading: .memory([file: text]))
    #expect(report.diagnostics.map(\.finding.outline) == [isNamed ? ["Save"] : []])
  }

  /// Five calls of one app and two of another open an absent storyboard.
  @Test func placesOfOneCauseAreOneFinding() async throws {
    let call = #"let board = UIStoryboard(name: "Gone", bundle: nil)"#
    let body = Array(repeating: "  func open() { \(call) }", count: 5).joined(separator: "\n")
    func code(_ lines: String) -> String { "class Feed: UIViewController {\n\(lines)\n}" }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene>
        <objects><viewController id="a"/></objects></scene></scenes></document>
      """
    let files = [
      "One/One.xcodeproj/project.pbxproj": "{}", "Two/Two.xcodeproj/project.pbxproj": "{}",
      "One/Main.storyboard": storyboard, "Two/Main.storyboard": storyboard,
      "One/Feed.swift": code(body),
      "Two/Feed.swift": code("  func open() { \(call); \(call) }"),
    ]
    let report = await RuleRunner(only: ["unknown-storyboard"]).run(on: files).filtered {
      $0.filter { $0.rule == "unknown-storyboard" }
    }
    #expect(report.diagnostics.count == 7)
    #expect(report.summary.hasPrefix("2 errors"))
    let joined = report.joined
    #expect(
      TextReporter().text(of: joined) == """
        One/Feed.swift:2:49: error: there is no storyboard 'Gone' (5 places) [unknown-storyboard]
        One/Feed.swift:3:49: note: also here
        One/Feed.swift:4:49: note: also here
        One/Feed.swift:5:49: note: also here
        Two/Feed.swift:2:49: error: there is no storyboard 'Gone' (2 places) [unknown-storyboard]
        Two/Feed.swift:2:102: note: also here

        """
    )
    let json = try JSONSerialization.jsonObject(with: Data(JSONReporter.text(of: joined).utf8))
    let diagnostics = try #require((json as? [String: Any])?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { ($0["otherPlaces"] as? [Any])?.count } == [4, 1])
    #expect(SARIFReporter.text(of: joined).contains("\"occurrenceCount\": 5"))
  }

  /// Classes of one absent module have one cause, and so have the files of one absent folder.
  @Test func aCauseMayHaveSeveralMessages() {
    func diagnostic(_ message: String, line: UInt32, cause: ExactString?) -> Diagnostic {
      let location = TextLocation(line: line, column: 1)
      let finding = Finding(file: "A.storyboard", location: location, message, cause: cause)
      return Diagnostic(finding, rule: "module-mismatch", severity: .warning)
    }
    let report = Report(
      [
        diagnostic("'A' is elsewhere", line: 1, cause: "Spring"),
        diagnostic("'B' is elsewhere", line: 2, cause: "Spring"),
        diagnostic("'C' is elsewhere", line: 3, cause: "Summer"),
        diagnostic("'D' is elsewhere", line: 4, cause: nil),
        diagnostic("'D' is elsewhere", line: 5, cause: nil),
      ],
      fileCount: 1
    )
    let messages = report.joined.diagnostics.map(\.messageWithCount)
    #expect(messages.map { $0.prefix(3) } == ["'A'", "'C'", "'D'", "'D'"])
    #expect(messages[0] == "'A' is elsewhere (2 places)")
  }

  @Test func noTextEndsAnAnnotation() {
    #expect(
      GitHubReporter.text(of: report) == """
        ::error file=a%2Cb%3Ac/é %25%0A.storyboard,line=2,col=5,title=dangling-destination::segue \
        '\\u{1b}[31m<\\u{202e}"%25%0D%0A::error::x' is bad%0Ax:1: see%0Ahere

        """
    )
  }

  @Test func jsonRoundTrips() throws {
    let json = JSONReporter.text(of: report)
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let diagnostic = try #require((value["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["message"] as? String == report.diagnostics[0].message.string)
    #expect(diagnostic["file"] as? String == report.diagnostics[0].file.string)
    #expect((diagnostic["fix"] as? [String: Any])?["replacement"] as? String == "good")
    #expect(!json.contains("\u{1B}") && !json.contains("\u{202E}"))
  }

  @Test func sarifPassesTheOfficialSchema() async throws {
    let schema = URL(filePath: Corpus.folder).deletingLastPathComponent()
      .appending(path: "sarif/sarif-schema-2.1.0.json").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: schema) else {
      print("skipped: there is no SARIF schema at \(schema)")
      return
    }
    let attacks = HostileText.attacks.map { attack in
      Diagnostic(
        rule: attack.text,
        severity: .warning,
        file: ExactString(attack.text),
        location: .start,
        message: ExactString(attack.text),
        notes: [.init(message: attack.text, file: attack.text)],
        fix: .init(ExactString(attack.text)),
        object: ExactString(attack.text)
      )
    }
    let report = Report(report.diagnostics + attacks, fileCount: 1)
    let script = """
      import json, sys
      try: import jsonschema
      except ImportError: sys.exit(77)
      schema, report = (json.load(open(sys.argv[index])) for index in (1, 3))
      jsonschema.Draft4Validator(schema).validate(report)
      assert len(report["runs"][0]["results"]) == int(sys.argv[2])
      """
    let result = try ChildProcess.run(
      "python3",
      ["-c", script, schema, "\(report.diagnostics.count)"],
      onFile: SARIFReporter.text(of: report),
      named: "report.sarif"
    )
    if result.status == 77 || result.status == 127 {
      print("skipped: python3 has no jsonschema")
      return
    }
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func sarifCountsUTF16CodeUnits() {
    let places =
      [(2, 8, 2), (2, 1, 6), (9, 99, 6)] as [(line: UInt32, column: UInt32, length: UInt32)]
    let diagnostics = places.map {
      Diagnostic(
        rule: "r",
        severity: .error,
        file: "f",
        location: TextLocation(line: $0.line, column: $0.column, length: $0.length),
        message: "m"
      )
    }
    let report = TextColumns.convert(
      Report(diagnostics, fileCount: 1),
      reading: .memory(["f": "a\né𝄞 xy z"])
    )
    #expect(
      report.diagnostics.map(\.location).prefix(2) == [
        TextLocation(line: 2, column: 1, length: 3), TextLocation(line: 2, column: 5, length: 2),
      ]
    )
  }

  @Test func sarifCountsTheColumnsOfNotesAndLeavesOutUnreadableFiles() {
    func diagnostic(_ file: String, _ notes: [Finding.Note]) -> Diagnostic {
      Diagnostic(
        rule: "r",
        severity: .error,
        file: ExactString(file),
        location: TextLocation(line: 1, column: 3),
        message: "m",
        notes: notes
      )
    }
    let column = TextLocation(line: 1, column: 5)
    let gone = (0..<20).map { diagnostic("gone\($0)", []) }
    let notes: [Finding.Note] = [
      .init(message: "here", location: column),
      .init(message: "there", file: "g", location: column),
    ]
    let report = Report([diagnostic("f", notes), diagnostic("g", [])] + gone, fileCount: 22)
    let text = "é\u{E9}\u{E9}"
    let converted = TextColumns.convert(report, reading: .memory(["f": text, "g": text]))
    let readable = converted.diagnostics.filter { $0.file.string.count == 1 }
    #expect(readable.map(\.location.column) == [2, 2])
    #expect(readable[0].notes.map(\.location?.column) == [3, 3])
    #expect(Set(converted.diagnostics.dropFirst(2).map(\.location.column)) == [3])
  }

  @Test func theOrderIsStableAndNothingRepeats() {
    let diagnostics = (0..<50).map { index in
      Diagnostic(
        rule: "r\(index % 3)",
        severity: .error,
        file: "f\(index % 4)",
        location: TextLocation(line: UInt32(index % 5), column: 1),
        message: "m"
      )
    }
    let sorted = Report(diagnostics, fileCount: 1).diagnostics
    #expect(Report(diagnostics.reversed() + diagnostics, fileCount: 1).diagnostics == sorted)
  }
}
