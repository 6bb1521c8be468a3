import Testing

@testable import XcodeProjects

@Suite struct XcodeProjectTests {
  private func project(_ objects: String) throws -> XcodeProject {
    let text = "{rootObject = P; objects = {\(objects)}; }"
    return try XcodeProject(
      PropertyList(Array(text.utf8)),
      path: "App/App.xcodeproj/project.pbxproj"
    )
  }

  @Test(arguments: [
    ("1.2", true), ("2.3", true), ("3.0", false), ("4.2", false), ("6.0", false), ("", nil),
  ])
  func theVersionOfSwiftSaysWhetherATargetIsSwift2(version: String, expected: Bool?) throws {
    let setting = version.isEmpty ? "" : "SWIFT_VERSION = \(version);"
    let project = try project(
      """
      P = {isa = PBXProject; targets = (T); };
      D = {name = Debug; buildSettings = {\(setting)}; }; L = {buildConfigurations = (D); };
      T = {isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
      """
    )
    #expect(project.targets.map(\.isSwift2) == [expected])
  }

  @Test func followsGroupsVariantsAndFolders() throws {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (S, R, F, V, G); sourceTree = "<group>"; };
      S = {isa = PBXGroup; path = "My App"; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.storyboard; sourceTree = "<group>"; };
      R = {isa = PBXFileReference; path = ../Shared/R.storyboard; sourceTree = SOURCE_ROOT; };
      F = {isa = PBXFileReference; lastKnownFileType = folder; path = Web; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Main.storyboard; children = (B, E); sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = en.lproj/Main.storyboard; sourceTree = "<group>"; };
      a = {isa = PBXBuildFile; fileRef = A; };
      r = {isa = PBXBuildFile; fileRef = R; };
      f = {isa = PBXBuildFile; fileRef = F; };
      v = {isa = PBXBuildFile; fileRef = V; };
      X = {isa = PBXResourcesBuildPhase; files = (a, r, f, v); };
      Y = {isa = PBXResourcesBuildPhase; files = (r); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (X); };
      U = {isa = PBXNativeTarget; name = Kit; buildPhases = (Y); };
      """
    )
    let app = "App/App.xcodeproj/project.pbxproj:App"
    let kit = "App/App.xcodeproj/project.pbxproj:Kit"
    #expect(TargetMembership([project]).targets(of: "App/My App/A.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "Shared/R.storyboard") == [app, kit])
    #expect(TargetMembership([project]).targets(of: "App/Base.lproj/Main.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "App/en.lproj/Main.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "App/Web/deep/x.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "App/B.storyboard") == [])
  }

  @Test func `a target can contain a storyboard in one language only`() throws {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (V); sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Main.storyboard; children = (B); sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      b = {isa = PBXBuildFile; fileRef = B; };
      X = {isa = PBXResourcesBuildPhase; files = (b); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (X); };
      """
    )
    #expect(
      TargetMembership([project]).targets(of: "App/Base.lproj/Main.storyboard")
        == ["App/App.xcodeproj/project.pbxproj:App"]
    )
  }

  @Test func theCaseOfAFolderDoesNotMatter() throws {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = "My Folder/A.storyboard"; sourceTree = "<group>"; };
      a = {isa = PBXBuildFile; fileRef = A; };
      H = {isa = PBXResourcesBuildPhase; files = (a); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (H); };
      """
    )
    let path = try #require(project.files.keys.first)
    let other = path.replacing("My Folder", with: "My folder")
    #expect(other != path)
    #expect(!TargetMembership([project]).targets(of: path).isEmpty)
    #expect(
      TargetMembership([project]).targets(of: other)
        == TargetMembership([project]).targets(of: path)
    )
  }

  @Test func readsSynchronizedFoldersWithTheirExceptions() throws {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; exceptions = (X, Y);
        sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Old.storyboard); };
      Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
        membershipExceptions = ("Base.lproj/Main.storyboard"); };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
      U = {isa = PBXNativeTarget; name = Kit; };
      """
    )
    let app = "App/App.xcodeproj/project.pbxproj:App"
    let kit = "App/App.xcodeproj/project.pbxproj:Kit"
    #expect(
      TargetMembership([project]).targets(of: "App/Sources/Base.lproj/Main.storyboard") == [
        app, kit,
      ]
    )
    #expect(TargetMembership([project]).projectNotCompiling("App/Other.swift") != nil)
    #expect(TargetMembership([project]).targets(of: "App/Sources/Old.storyboard") == [])
    #expect(TargetMembership([project]).targets(of: "App/Sources/New.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "App/sources/New.storyboard") == [app])
    #expect(TargetMembership([project]).targets(of: "App/sources/old.storyboard") == [])
  }

  @Test(arguments: [("Sources", false), ("../Shared", true), ("../Apps", true)])
  func `a target may build any file of a folder outside of its project's`(
    path: String,
    expected: Bool
  ) throws {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
      G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)"; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
      """
    )
    let membership = TargetMembership([project])
    #expect(membership.mayBuildUnread("Main", in: project.targets[0].id) == expected)
  }

  @Test(arguments: [
    ("", 1), ("{a = 1", 1), ("{a = (1, 2", 1), ("{\na = \"b", 2), ("{} x", 1),
    ("{\n=======\n}", 2), ("{\na = 1;\nb = 2\nc = 3;\n}", 4),
    ("{\(String(repeating: "\n", count: 19))=======\n}", 20),
    (String(repeating: "(", count: 100_000), 1), ("{a = \"b\\", 1),
    ("{a b}", 1),
  ])
  func anInvalidPropertyListHasALine(text: String, line: Int) throws {
    let problem = #expect(throws: PropertyListProblem.self) {
      try PropertyList(Array(text.utf8))
    }
    #expect(problem?.line == UInt32(line), "\(problem as Any)")
    #expect(problem?.message.first?.isLowercase == true)
    #expect((problem?.message == "it is empty") == text.isEmpty)
  }

  /// A short binary list can stand for one of any size.
  @Test(arguments: [
    ("bplist00", "it is a binary property list; convert it with 'plutil -convert xml1'"),
    ("<?xml version='1.0'?><plist><dict><key>a", "it is not a property list"),
    (
      "<?xml version='1.0'?><plist>\(String(repeating: "<array>", count: 100_000))"
        + "\(String(repeating: "</array>", count: 100_000))</plist>", "it is not a property list"
    ),
  ])
  func aListThatCannotBeReadSaysWhy(text: String, message: String) {
    #expect(throws: PropertyListProblem(message: message)) {
      try PropertyList(Array(text.utf8))
    }
  }

  @Test(arguments: ["{}", "{objects = {}; rootObject = P; }"])
  func aPropertyListWithoutARootObjectIsNotAProject(text: String) {
    #expect(throws: PropertyListProblem(message: "it has no root object")) {
      try XcodeProject(PropertyList(Array(text.utf8)), path: "App.xcodeproj/project.pbxproj")
    }
  }

  @Test func readsQuotesEscapesAndComments() throws {
    let text = """
      // !$*UTF8*$!
      {a /* b */ = "é \\"x\\" \\\\"; c = (1, "<group>", ); }
      """
    #expect(
      try PropertyList(Array(text.utf8))
        == .dictionary(["a": .text(#"é "x" \"#), "c": .list([.text("1"), .text("<group>")])])
    )
  }

  @Test func readsPropertyListsInAnyEncoding() throws {
    let text = #"{/*/ a */ "k.text" = "\u00E9\n\U00e9\101\'"; 'b' = c-d.e; short;}"#
    let list = PropertyList.dictionary([
      "k.text": .text("u00E9\néA'"), "b": .text("c-d.e"), "short": .text("short"),
    ])
    #expect(try PropertyList(Array(text.utf8)) == list)
    #expect(try PropertyList([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == list)
    let low: [UInt8] = text.utf16.map { UInt8($0 & 0xFF) }
    let high: [UInt8] = text.utf16.map { UInt8($0 >> 8) }
    #expect(try PropertyList([0xFF, 0xFE] + zip(low, high).flatMap { [$0, $1] }) == list)
    #expect(try PropertyList([0xFE, 0xFF] + zip(high, low).flatMap { [$0, $1] }) == list)
    let xml =
      "\u{FEFF}<?xml version='1.0'?><plist><dict><key>a</key><string>b</string></dict></plist>"
    #expect(try PropertyList(Array(xml.utf8)) == .dictionary(["a": .text("b")]))
  }
}
