// Other systems let no program start another.
#if os(macOS) || os(Linux)
  import Foundation

  /// The public declarations of a module, as the compiler lists them.
  package enum SymbolGraph {
    /// Extracts the graphs of a module of this build, as JSON.
    ///
    /// Members that extend another module's types are in a graph of their own.
    package static func extract(_ module: String) throws -> [Data] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try ChildProcess.run(
        "swift",
        [
          "symbolgraph-extract", "-module-name", module, "-I", Repository.modules.path,
          "-output-dir", folder.path, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-target", try Toolchain.current().target.triple,
        ]
      )
      guard run.status == 0 else { throw Failure(errors: run.errors) }
      let files = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      return try files.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
    }

    /// What the compiler reported.
    private struct Failure: Error { var errors: String }
  }
#endif
