import Foundation
import RoutesTesting
import TestSupport
import Testing

@testable import Routes

extension ControllerGraph {
  /// Makes a graph of placeholders in the state of a notation.
  convenience init(_ notation: String, registry: SegueRegistry = SegueRegistry()) throws {
    try self.init(restoring: Snapshot(notation), registry: registry)
  }

  /// Makes a graph of placeholders in the state of a notation, which records a journal.
  convenience init(recording notation: String) throws {
    try self.init(notation)
    startRecording()
  }

  /// Makes a graph with a root, which records a journal.
  convenience init(recordingFrom root: any Controller, width: SizeClass = .compact) throws {
    try self.init(root: root, width: width)
    startRecording()
  }

  /// The first controller with a name.
  subscript(name: String) -> any Controller {
    get throws {
      let (snapshot, controllers) = survey()
      let position = snapshot.screens.firstIndex { $0.name == ExactString(name) }
      return controllers[try #require(position, "no controller is called \(name)")]
    }
  }

  /// The requests that add a controller to a stack with the root `Feed`.
  func additions(of controller: any Controller) -> [() throws -> Void] {
    [
      { try self.push(controller) }, { try self.show(controller) },
      { try self.present(controller) }, { try self.present(TabBarController([controller])) },
      { try self.setRoot(controller) }, { try self.setStack([controller]) },
      { try self.embed(controller, in: self["Feed"]) },
    ]
  }
}

/// Expects a refusal with a reason or a description, and an unchanged graph.
@discardableResult
func expectRefusal(
  _ reason: Refusal.Reason? = nil,
  in graph: ControllerGraph,
  saying text: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) -> Refusal? {
  let before = graph.survey()
  let refusal = #expect(throws: Refusal.self, sourceLocation: sourceLocation, performing: body)
  let after = graph.survey()
  if let reason { #expect(refusal?.reason == reason, sourceLocation: sourceLocation) }
  if let text { #expect(refusal?.description == text, sourceLocation: sourceLocation) }
  #expect(after.snapshot == before.snapshot, sourceLocation: sourceLocation)
  #expect(
    after.controllers.elementsEqual(before.controllers) { $0 === $1 },
    sourceLocation: sourceLocation
  )
  return refusal
}

/// Expects a refusal with a reason.
func expectReason(
  _ reason: Refusal.Reason,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> some Any
) {
  let refusal = #expect(throws: Refusal.self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(refusal?.reason == reason, sourceLocation: sourceLocation)
}

/// Expects an error with a text.
func expectError(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> some Any
) {
  let error = #expect(throws: (any Error).self, sourceLocation: sourceLocation) { _ = try body() }
  #expect(error.map { "\($0)" } == text, sourceLocation: sourceLocation)
}

/// Expects that the journal of a graph leads to its state.
func expectReplay(
  of graph: ControllerGraph,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let journal = try #require(graph.journal, sourceLocation: sourceLocation)
  let replayed = try ControllerGraph(replaying: journal)
  #expect(replayed.snapshot == graph.snapshot, sourceLocation: sourceLocation)
}

/// A screen with a name and nothing else.
func screen(_ name: String) -> PlaceholderController { PlaceholderController(name) }

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
