import Foundation
import Testing

@testable import Routes

@Suite struct ControllerProtocolTests {
  /// `routecheck` takes a name that is missing here for that of a class.
  @Test func everyProtocolForClassesIsListed() throws {
    let sources = Project.root.appending(path: "Sources/Routes")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var found: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /public protocol (\w+)(?:<\w+>)?: (\w+)/) {
        let isForClasses =
          match.2 == "AnyObject" || PublicProtocols.names.contains("\(match.2)")
        if isForClasses { found.insert("\(match.1)") }
      }
    }
    #expect(found == PublicProtocols.names)
  }
}
