import Foundation
import Routes
import TestSupport
import Testing

/// Compares a graph's journal with the recorded one, which the conformance kit repeats with UIKit.
///
/// `ROUTES_RECORD=1` writes it.
///
/// - Parameter test: The function, whose name is that of the journal.
func expectRecordedJournal(
  of graph: ControllerGraph,
  _ test: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = test.prefix { $0 != "(" }
  let file = Repository.root
    .appending(path: "Sources/RoutesUIKitTesting/Journals/\(name).json")
  let journal = try #require(graph.journal, sourceLocation: sourceLocation)
  if ProcessInfo.processInfo.environment["ROUTES_RECORD"] == "1" {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(journal) + Data("\n".utf8)).write(to: file)
  } else {
    let recorded = try JSONDecoder().decode(Journal.self, from: Data(contentsOf: file))
    #expect(
      journal == recorded,
      "set ROUTES_RECORD=1 to record the journal again",
      sourceLocation: sourceLocation
    )
  }
}
