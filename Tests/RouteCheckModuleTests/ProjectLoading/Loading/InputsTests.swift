import Foundation
import RouteCheckTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import SourceText

@Suite struct InputsTests {
  @Test(arguments: ["R.swift", "Main.storyboard", "A.m", "A.routes.json", "project.pbxproj"])
  func aFolderThatIsNamedLikeAFileIsAFolder(name: String) {
    let files = FileSystem.memory(["\(name)/A.swift": "", "\(name)/b/B.storyboard": ""])
    for path in [".", name] {
      let inputs = Inputs.find([path], in: files)
      #expect(inputs[.source] == ["\(name)/A.swift"])
      #expect(inputs[.storyboard] == ["\(name)/b/B.storyboard"])
      #expect(inputs.problems.isEmpty)
    }
  }

  @Test func aFolderThatIsNamedLikeAManifestBuildsNothing() {
    let files = FileSystem.memory(["Package.swift/A.swift": "", "A.podspec/B.swift": ""])
    let inputs = Inputs.find(["."], in: files)
    #expect(inputs.manifests.isEmpty && inputs.packageFolders.isEmpty)
    #expect(inputs.filesWithRoutes.count == 2)
  }

  @Test func `folders are known by the files in them`() {
    let files = FileSystem.memory([
      "Package.swift": "", "Kit/Package.swift": "", "Pod/A.podspec": "",
      "Work/A.xcworkspace/a": "", "App/A.xcodeproj/project.xcworkspace/a": "",
    ])
    let inputs = Inputs.find(["."], in: files)
    #expect(inputs.manifests == ["Package.swift", "Kit/Package.swift"])
    #expect(inputs.packageFolders == ["", "Kit", "Pod"])
    #expect(inputs.projectFolders == ["", "Kit", "App"])
    #expect(inputs.workspaceFolders == ["Work"] && inputs.xcodeFolders == ["App"])
    #expect(Inputs.find(["Kit"], in: files).manifests == ["Package.swift", "Kit/Package.swift"])
  }

  @Test(arguments: ["Info.plist", "de.lproj/Main.strings", "de.lproj/Main.xcstrings", "a.txt"])
  func `other files are not read if they are named`(path: String) {
    let inputs = Inputs.find([path], in: .memory([path: ""]))
    #expect(
      inputs.problems.map(\.message) == [
        "'\(path)' is not a storyboard, a route table or a Swift file"
      ]
    )
  }

  @Test func onlyAnXcodeProjectHasAProjectFile() {
    let files = FileSystem.memory(["project.pbxproj": "", "App/App.xcodeproj/project.pbxproj": ""])
    #expect(Inputs.find(["."], in: files)[.project] == ["App/App.xcodeproj/project.pbxproj"])
    #expect(
      Inputs.find(["App/App.xcodeproj/project.pbxproj"], in: files)[.project]
        == ["App/App.xcodeproj/project.pbxproj"]
    )
  }

  @Test func `a file named by several paths is found once`() throws {
    try TemporaryFolder.with { folder in
      try folder.write("App/A.swift")
      try folder.write("App/b/B.storyboard")
      try folder.link("Same", to: "App")
      let app = folder.path("App")
      let paths = ["App/../App", "Same", "App/A.swift", "Same/b/B.storyboard"].map(folder.path)
      let inputs = Inputs.find([app, app] + paths, in: .disk)
      #expect(inputs[.source] == [folder.path("App/A.swift")])
      #expect(inputs[.storyboard] == [folder.path("App/b/B.storyboard")])
      #expect(inputs.problems.isEmpty)
      // Two names of one file in different folders can belong to different targets.
      try folder.hardLink("App/b/A.swift", to: "App/A.swift")
      #expect(Inputs.find([app], in: .disk)[.source].count == 2)
    }
  }

  @Test func namesThatDifferInNormalizationAreTwoFiles() throws {
    try TemporaryFolder.with { folder in
      let names = ["cafe\u{301}.swift", "caf\u{E9}.swift"]
      for name in names { try folder.write(name) }
      let found = Inputs.find([folder.path("")], in: .disk)[.source]
      // Some file systems keep only one of the names.
      guard try FileSystem.disk.entries(folder.path("")).count == 2 else { return }
      #expect(found.map { Path.name($0).scalars } == names.map(\.scalars))
    }
  }

  @Test func `a missing or special file is a finding`() throws {
    try TemporaryFolder.with { folder in
      try folder.link("Gone.swift", to: "nowhere")
      try folder.link("Self.swift", to: "Self.swift")
      try #require(mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
      try folder.socket("Socket.swift")
      try folder.link("Zero.swift", to: "/dev/zero")
      let reasons = [
        "Gone.swift": "is a link to a file that does not exist",
        "Self.swift": "is a link to a file that does not exist",
        "Pipe.swift": "is not a regular file",
        "Socket.swift": "is not a regular file",
        "Zero.swift": "is not a regular file",
      ]
      for (name, reason) in reasons {
        let path = folder.path(name)
        let problems = Inputs.find([path], in: .disk).problems.map(\.message)
        #expect(problems == ["'\(path)' \(reason)"])
      }
    }
  }

  @Test func `files are in the order of their paths`() {
    let paths = ["b/B", "b/A", "a/C"]
    let kinds: [(suffix: String, kind: Inputs.Kind)] = [
      (".swift", .source), (".m", .objectiveCSource), (".storyboard", .storyboard),
      (".routes.json", .table), (".xcodeproj/project.pbxproj", .project),
    ]
    for (suffix, kind) in kinds {
      let paths = paths.map { $0 + suffix }
      let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
      let inputs = Inputs.find(paths, in: .memory(files))
      #expect(inputs[kind] == paths.sorted(), "\(suffix)")
    }
  }

  @Test func `a folder that is not read hides no other one`() {
    let folders = (0..<20).map { "\($0)" } + [".a", ".b", ".c"]
    var files = FileSystem.memory(
      Dictionary(uniqueKeysWithValues: folders.map { ("\($0)/A.swift", "") })
    )
    files.entries = { [entries = files.entries] path throws(FileProblem) in
      if ["7", "8", "9"].contains(path) { throw FileProblem(reason: "permission denied") }
      return try entries(path)
    }
    let excluded = ["3", "4", "5"]
    let inputs = Inputs.find(["0", "1", "2", "."], in: files, isExcluded: excluded.contains)
    #expect(inputs[.source].count == 14)
    #expect(inputs.excluded.sorted() == excluded)
    #expect(inputs.problems.map(\.file).sorted() == ["7", "8", "9"])
    #expect(
      Set(inputs.problems.map(\.message)) == ["the folder cannot be read: permission denied"]
    )
  }

  @Test func anXcodeProjectIsAFolder() {
    let files = ["One/One.xcodeproj/project.pbxproj": "", "Two/Two.xcodeproj": ""]
    let inputs = Inputs.find(["."], in: .memory(files), isExcluded: { _ in false })
    #expect(inputs.xcodeFolders == ["One"])
    #expect(inputs.projectFolders == ["One"])
  }
}
