import StoryboardReader
import SwiftScanner

extension Configuration {
  /// Reads the file that is named, or the one beside which the tool runs, or none.
  ///
  /// - Throws: ``ConfigurationProblem`` where the file is wrong; it never silently means the
  ///   default.
  package static func read(_ path: String?, from files: FileSystem) throws -> Configuration {
    if path == nil, files.target(defaultPath) == nil { return Configuration() }
    let path = path ?? defaultPath
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(path)
    } catch {
      throw FileProblem(reason: "configuration '\(path)' cannot be read: \(error.reason)")
    }
    switch StrictJSON.read(Configuration.self, from: bytes) {
    case .success(let (configuration, _)): return configuration
    case .failure(let problem): throw ConfigurationProblem(problem, in: path)
    }
  }
}

/// A configuration or a baseline that is wrong, with its place.
package struct ConfigurationProblem: Error, Hashable {
  package var diagnostic: Diagnostic

  init(_ problem: TextProblem, in path: String) {
    // It is not a rule, because it cannot be switched off.
    diagnostic = Diagnostic(problem, in: path, rule: "configuration")
  }
}
