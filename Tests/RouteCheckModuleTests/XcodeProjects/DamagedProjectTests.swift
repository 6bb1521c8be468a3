import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// Projects in which something is missing, double or at another place.
@Suite struct DamagedProjectTests {
  private static let files = [
    "Examples/Phone/Phone.xcodeproj/project.pbxproj", "Tools/Fuzz/Fixtures/Project/project.pbxproj",
    "Tools/Fuzz/Fixtures/XML/project.pbxproj",
  ]

  /// The number of files and targets, or the problem, and a checksum of all that is read.
  @Test func `damaged projects are read as recorded`() throws {
    var text = ""
    for path in Self.files {
      let project = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      for seed in 0..<60 as Range<UInt64> {
        let parts = seed % 2 == 0 ? #/[^\n]*\n/# : #/\w+|\s+|./#
        let damaged = damaged(project, into: parts, seed: seed)
        text += "\(seed): \(Self.line(of: Array(damaged.utf8), path))\n"
      }
    }
    let file = Repository.root
      .appending(path: "Tests/RouteCheckModuleTests/RouteRules/Recorded/Projects.txt")
    #expect(try isRecorded(text, in: file), "set ROUTES_RECORD=1 to read the projects again")
  }

  private static func line(of bytes: [UInt8], _ path: String) -> String {
    do {
      let project = try XcodeProject(PropertyList(bytes), path: path)
      let membership = TargetMembership([project])
      let targets = project.files.keys.sorted().map { membership.targets(of: $0) }
      let sum = checksum(fullText(project) + fullText(membership) + fullText(targets))
      let counts = "\(project.files.count), \(project.targets.count)"
      return "\(counts), \(String(sum, radix: 16))"
    } catch {
      return "\(error)"
    }
  }
}
