import ProjectLoading
import RouteDiagnostics
import Routes
import SourceText

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationProblem`` for an invalid file, and ``FileProblem`` for one that
  ///   cannot be read, such as a broken link. Neither is ignored.
  package static func read(_ path: String, from files: FileSystem) throws -> Configuration {
    let bytes = try files.contents(of: path, as: "configuration '\(path)'")
    switch StrictJSON.read(Configuration.self, from: bytes) {
    case .success((var configuration, let node)):
      let lines = LineTable(bytes)
      configuration.exclusionLocations = (node["exclude"]?.elements ?? []).map {
        lines.location(of: $0.range)
      }
      if let types = node["generate"]?["types"]?.members {
        for (key, member) in types {
          configuration.typeLocations[ExactString(key)] = lines.location(of: member.location)
        }
      }
      return configuration
    case .failure(let problem): throw ConfigurationProblem(problem, in: path)
    }
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
