import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import RouteReports
@testable import RuleRunning
@testable import SourceText

/// File systems divide paths at bytes, whatever characters the names contain.
@Suite struct PathTests {
  private static let marks = (HostileText.prepended + HostileText.combining).map { String($0) }

  @Test(arguments: marks)
  func aSlashDividesAPathWhateverItsNeighboursAre(mark: String) {
    let path = "..\(mark)/\(mark)x"
    #expect(Path.name(path).scalars == "\(mark)x".scalars)
    #expect(Path.folder(path).scalars == "..\(mark)".scalars)
    #expect(Path.tidy("\(path)/./").scalars == path.scalars)
    #expect(Path.tidy("/\(mark)").scalars == "/\(mark)".scalars)
    #expect(Path.resolve("a/\(mark)b", "../\(mark)c").scalars == "a/\(mark)c".scalars)
    #expect(Path.resolve("a", "/\(mark)").scalars == "/\(mark)".scalars)
    #expect(Path.join("a\(mark)/", "b").scalars == "a\(mark)/b".scalars)
    #expect(Path.stem("a/\(mark).\(mark)swift").scalars == mark.scalars)
  }

  @Test func `parts of paths do not depend on slashes and periods`() {
    #expect(["a/b", "a/b//", "b", "b/"].map(Path.name) == ["b", "b", "b", "b"])
    #expect(Path.name("//") == "//")
    #expect(["a/b", "/a", "a", "a/b/c"].map(Path.folder) == ["a", "/", "", "a/b"])
    #expect(["a.b/.c", "a.b.c", "a."].map(Path.stem) == [".c", "a.b", "a"])
    #expect(["", ".", "a", "a/"].map { Path.join($0, "b") } == ["b", "b", "a/b", "a/b"])
    #expect(["", "./a//b/", "/./", "/a/."].map(Path.tidy) == [".", "a/b", "/", "/a"])
    #expect([nil, "", "./b", "/b/"].map { Path.resolve("/a", $0) } == ["/a", "/a", "/a/b", "/b"])
    #expect(Path.ancestors(of: "/a/b") == ["/a/b", "/a", "/"])
    #expect(Path.ancestors(of: "a/b") == ["a/b", "a", ""])
  }

  @Test(arguments: [
    ("a/b.m", "m"), ("a.b/c", nil), ("b.", nil), (".m", nil), ("b.d.swift", "swift"),
  ])
  func theExtensionIsTheLastOne(path: String, ending: String?) {
    #expect(Path.fileExtension(path) == ending)
  }

  @Test(arguments: [
    ("a/b", "../c", "a/c"), ("a/b", "../../c", "c"), ("a", "../../c", "../c"),
    ("", "../a/../b", "../b"),
    ("../a", "../b", "../b"), ("../a/b", "../../c", "../c"),
  ])
  func `the parent of a part removes that part`(folder: String, path: String, resolved: String) {
    #expect(Path.resolve(folder, path) == resolved)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/d", "../b/c"), ("/a", "/a/", "."), ("/a/b", "/", "a/b"),
    ("/a", "/b/c", "../../a"),
  ])
  func `a relative path goes up to the common folder`(
    path: String,
    folder: String,
    relative: String
  ) {
    #expect(Path.relative(path, from: folder) == relative)
  }

  @Test(arguments: marks)
  func aPatternMatchesPartsWhateverTheirNeighboursAre(mark: String) {
    #expect(PathPatterns(["a\(mark)/*"]).match("a\(mark)/\(mark)b"))
    #expect(PathPatterns(["\(mark)b"]).match("a/\(mark)b"))
    #expect(!PathPatterns(["a/\(mark)"]).match("b/a/\(mark)"))
  }

  /// A file whose name ends in a mark and an extension is not left out.
  @Test(arguments: marks)
  func theKindOfAFileIsThatOfItsLastBytes(mark: String) {
    let names = ["storyboard", "xib", "swift", "routes.json", "m", "h"].map { "a\(mark).\($0)" }
    var files = Dictionary(uniqueKeysWithValues: names.map { ("b\(mark)/\($0)", "") })
    files["b\(mark)/A\(mark).xcodeproj/project.pbxproj"] = ""
    let inputs = Inputs.find(["."], in: .memory(files))
    #expect(inputs.filesWithRoutes.count == 6 && inputs[.project].count == 1)
    #expect(inputs.problems.isEmpty)
    #expect(inputs[.storyboard].map(\.scalars) == ["b\(mark)/a\(mark).storyboard".scalars])
  }
}
