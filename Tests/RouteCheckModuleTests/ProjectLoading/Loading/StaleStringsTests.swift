import RouteCheckTestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import SourceText

/// The translations whose objects are gone.
@Suite struct StaleStringsTests {
  private static let files = [
    "Base.lproj/Main.storyboard": #"<a id="abc-De-fgh" b="gon-Ee-123"/><b id="ijk-Lm-nop""#,
    "en.lproj/Main.storyboard": #"<a id="qrs-Tu-vwx"/>"#, "Base.lproj/Row.xib": #"<a id="""#,
  ]

  private func found(_ name: String, _ text: String, unreadable: String = "") async -> [String] {
    var files = FileSystem.memory(Self.files.merging([name: text]) { $1 })
    files.contents = { [contents = files.contents] path throws(FileProblem) in
      if path == unreadable { throw FileProblem(reason: "permission denied") }
      return try contents(path)
    }
    var loader = ProjectLoader(files: files, concurrency: 1)
    loader.findsMissingFiles = true
    return await loader.load(["."]).files.staleStrings.map {
      "\($0.key) \($0.location.line):\($0.location.column)+\($0.location.length) \($0.document)"
    }
  }

  private static let gone = #"/* */ "gon-Ee-123.text" = "a";"#
  private static let line = "gon-Ee-123.text 1:8+15 Base.lproj/Main.storyboard"

  @Test(arguments: [
    ("de.lproj/Main.strings", gone, [line]),
    ("de.lproj/Main.strings", #""gon-Ee-123" = "a"; "gon-Ee-123.text" = "b"#, []),
    (
      "de.lproj/Main.strings", #""gon-Ee-123.a.b" = "gon-Ee-123.a.b";"#,
      ["gon-Ee-123.a.b 1:2+14 Base.lproj/Main.storyboard"]
    ),
    ("de.lproj/Row.strings", gone, ["gon-Ee-123.text 1:8+15 Base.lproj/Row.xib"]),
    ("de.lproj/Other.strings", gone, []),
    (
      "de.lproj/Main.strings",
      "<plist><dict><key>gon-Ee-123.text</key><string>a</string></dict></plist>",
      ["gon-Ee-123.text 1:1+0 Base.lproj/Main.storyboard"]
    ),
    ("de.lproj/Main.xcstrings", #"{"strings": {"gon-Ee-123.text": {}"#, []),
    ("de.lproj/Main.xcstrings", gone, []),
    (
      "de.lproj/Main.xcstrings", #"{"strings": {"gon-Ee-123.text": {}}}"#,
      ["gon-Ee-123.text 1:15+15 Base.lproj/Main.storyboard"]
    ),
  ])
  func `a translation of an object that is gone has its place`(
    name: String,
    text: String,
    places: [String]
  ) async {
    #expect(await found(name, text) == places)
  }

  @Test(arguments: [
    "abc-De-fgh", "ijk-Lm-nop", "qrs-Tu-vwx", "gon-Ee-12", "gon-Ee-1234", "gon_Ee-123",
    "gon-Ee_123",
    "gon-E--123", "go--Ee-123", "some.key",
  ])
  func `other keys are not stale`(key: String) async {
    #expect(await found("de.lproj/Main.strings", "\"\(key).text\" = \"a\";") == [])
  }

  @Test(arguments: ["en.lproj/Main.storyboard", "de.lproj/Main.strings"])
  func `nothing is stale beside a file that cannot be read`(unreadable: String) async {
    #expect(await found("de.lproj/Main.strings", Self.gone, unreadable: unreadable) == [])
  }
}
