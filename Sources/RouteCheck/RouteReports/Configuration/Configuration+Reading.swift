import ProjectFiles
import RouteDiagnostics
import Routes
import SourceText

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationProblem`` for an invalid file, and ``FileProblem`` for one that
  ///   cannot be read, such as a broken link. Neither is ignored.
  package static func read(_ path: String, from files: FileSystem) throws -> Configuration {
    try ConfigurationFile(path, from: files).configuration
  }
}

/// A configuration with the places of its entries.
package struct ConfigurationFile: Sendable {
  package let configuration: Configuration
  let path: String
  private let node: JSONNode
  private let lines: LineTable

  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationProblem`` for an invalid file, and ``FileProblem`` for one that cannot be
  ///   read.
  package init(_ path: String, from files: FileSystem) throws {
    self.path = path
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(path)
    } catch {
      throw FileProblem(reason: "configuration '\(path)' cannot be read: \(error.reason)")
    }
    switch StrictJSON.read(Configuration.self, from: bytes) {
    case .success(let found): (configuration, node) = found
    case .failure(let problem): throw ConfigurationProblem(problem, in: path)
    }
    lines = LineTable(bytes)
  }

  /// The places of the elements of a list.
  func elements(of key: String) -> [TextLocation] {
    node[key]?.elements.map { lines.location(of: $0.range) } ?? []
  }

  /// The names in an object of `generate`, with their places.
  func entries(of key: String) -> [(name: ExactString, location: TextLocation)] {
    guard case .members(let members)? = node["generate"]?[key]?.children else { return [] }
    return members.map { name, range, _ in (ExactString(name), lines.location(of: range)) }
  }
}

/// A mistake in a configuration or a baseline.
package struct ConfigurationProblem: Error {
  package var diagnostic: Diagnostic

  init(_ problem: TextProblem, in path: String) {
    // It is not a rule, because it cannot be switched off.
    diagnostic = Diagnostic(problem, in: path, rule: "configuration")
  }

  /// The mistake, with the revision of its configuration.
  package func inRevision(_ revision: String) -> ConfigurationProblem {
    var problem = self
    problem.diagnostic.finding.message =
      "\(diagnostic.message); the file is that of '\(revision)', and --config replaces it"
    return problem
  }
}
