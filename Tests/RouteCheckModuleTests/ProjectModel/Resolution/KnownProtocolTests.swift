import Foundation
import Routes
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct KnownProtocolTests {
  @Test func everyPublicProtocolOfRoutesIsKnown() throws {
    var names: Set<ExactString> = []
    for module in ["Routes", "RoutesLinks", "RoutesExploration"] {
      let folder = Repository.root.appending(path: "Sources/\(module)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for match in text.matches(of: /\bpublic protocol (\w+)/) {
          names.insert(ExactString(String(match.output.1)))
        }
      }
    }
    #expect(names == KnownProtocol.ofRoutes)
  }

  @Test(arguments: [
    ("Controller", true), ("UITableViewDelegate", true), ("Codable", true),
    ("LibraryDelegate", false), ("UIViewController", false), ("Feed", false),
  ])
  func systemProtocolsAreRecognizedByName(name: ExactString, isKnown: Bool) {
    #expect(KnownProtocol.contains(name) == isKnown)
  }
}
