import Foundation
import Routes
import TestSupport
import Testing

@testable import RouteCheckCore

@Suite struct KnownProtocolTests {
  @Test func everyPublicProtocolOfRoutesIsKnown() throws {
    let folder = Repository.root.appending(path: "Sources/Routes")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let names = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .matches(of: /\bpublic protocol (\w+)/).map { ExactString(String($0.output.1)) }
    }
    #expect(Set(names) == PublicProtocols.names)
  }

  @Test(arguments: [
    ("Controller", true), ("UITableViewDelegate", true), ("Codable", true),
    ("LibraryDelegate", false), ("UIViewController", false), ("Feed", false),
  ])
  func systemProtocolsAreRecognizedByName(name: ExactString, isKnown: Bool) {
    #expect(KnownProtocol.contains(name) == isKnown)
  }
}
