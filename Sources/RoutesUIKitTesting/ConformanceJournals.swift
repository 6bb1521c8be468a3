#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Foundation
  import Routes

  /// A journal of a graph in memory, recorded by the test of a rule that the graph follows.
  public struct ConformanceJournal: Equatable, Sendable {
    /// The name of the test, as in the tables of the article *How far the graph follows UIKit*.
    public var name: String
    /// The behavior of the graph.
    public var journal: Journal

    /// Creates a journal from its parts.
    public init(name: String, journal: Journal) {
      self.name = name
      self.journal = journal
    }
  }

  /// The recorded journals of the rules about hierarchies and lifecycle calls.
  public enum ConformanceJournals {
    /// Reads the journals, sorted by name.
    ///
    /// - Parameter width: Leaves out the journals of the other size class, which a window cannot have;
    ///   `nil` for all journals.
    /// - Returns: The journals.
    /// - Throws: An error when a file cannot be read.
    /// - Complexity: O(*n* log *n*) in the number of journals.
    public static func all(width: ControllerGraph.SizeClass? = nil) throws -> [ConformanceJournal] {
      let files = Bundle.module.urls(forResourcesWithExtension: "json", subdirectory: "Journals")
      let journals = try (files ?? []).map { try read($0 as URL) }
      return journals.filter { width == nil || $0.journal.start.width == width }
        .sorted { $0.name < $1.name }
    }

    private static func read(_ file: URL) throws -> ConformanceJournal {
      ConformanceJournal(
        name: file.deletingPathExtension().lastPathComponent,
        journal: try JSONDecoder().decode(Journal.self, from: Data(contentsOf: file))
      )
    }
  }
#endif
