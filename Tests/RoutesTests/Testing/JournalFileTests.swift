import Foundation
import RoutesTesting
import TestSupport
import Testing

/// Journals are written for `routecheck explore --coverage`.
@Suite struct JournalFileTests {
  private func graph() throws -> ControllerGraph {
    let graph = try ControllerGraph(root: NavigationController(root: PlaceholderController("Feed")))
    graph.startRecording()
    return graph
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func theFileHasTheJournal() throws {
    try TemporaryFolder.with { folder in
      let graph = try graph()
      try graph.push(PlaceholderController("Post"))
      let path = folder.path("Journals/Unit")
      try graph.writeJournal(to: path, fileID: "App/Tests.swift", line: 12)
      let names = try files(in: path)
      #expect(names.count == 1)
      #expect(names[0].hasPrefix("App-Tests.swift-12-") && names[0].hasSuffix(".json"))
      let data = try Data(contentsOf: URL(filePath: path).appending(path: names[0]))
      #expect(try JSONDecoder().decode(Journal.self, from: data) == graph.journal)
    }
  }

  @Test func aRepeatedTestReplacesItsFileAndAnotherArgumentDoesNot() throws {
    try TemporaryFolder.with { folder in
      for name in ["Post", "Post", "Share"] {
        let graph = try graph()
        try graph.push(PlaceholderController(name))
        try graph.writeJournal(to: folder.path(""))
      }
      #expect(try files(in: folder.path("")).count == 2)
    }
  }

  @Test func nothingIsWrittenWithoutAFolder() throws {
    try graph().writeJournal(to: "")
  }

  @Test func aGraphThatDoesNotRecordIsReported() async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path("")
      // Outside of a test the failure is thrown.
      let failure = await Task.detached {
        // Even where no folder asks for journals.
        #expect(throws: ExpectationFailure.self) { try ControllerGraph().writeJournal(to: "") }
        return #expect(throws: ExpectationFailure.self) {
          try ControllerGraph().writeJournal(to: path)
        }
      }.value
      #expect(failure?.problem == .notRecording)
      #expect(
        failure?.problem.description
          == "the graph has no journal; call startRecording() before the moves"
      )
      let written = try files(in: path)
      #expect(written.isEmpty)
    }
  }
}
