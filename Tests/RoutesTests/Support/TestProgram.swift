import Foundation
import TestSupport

/// A program of tests, compiled with the library of this build.
enum TestProgram {
  /// Compiles files in a folder and runs their tests.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - folder: Their folder, which gets the program.
  ///   - modules: The modules of this package that the files import, with those that they import.
  ///   - options: Options of the compiler.
  /// - Returns: The compiler if it fails, and the program otherwise.
  static func run(
    _ files: [String],
    in folder: TemporaryFolder,
    modules: [String],
    options: [String] = []
  ) throws -> ChildProcess {
    try folder.write(
      "Runner.swift",
      """
      import Testing

      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    )
    // Only the objects of the present sources: the folders keep those of files that were renamed.
    let objects = try modules.flatMap { module in
      let map = Repository.products.appending(path: "\(module).build/output-file-map.json")
      let files = try JSONDecoder().decode(
        [String: [String: String]].self,
        from: Data(contentsOf: map)
      )
      return files.values.compactMap { $0["object"] }.sorted()
    }
    let program = folder.path("tests")
    let compilation = try ChildProcess.run(
      "swiftc",
      ["-swift-version", "6", "-parse-as-library"] + options
        + ["-I", Repository.modules.path(percentEncoded: false), "-o", program]
        + (files + ["Runner.swift"]).map(folder.path) + objects
    )
    guard compilation.status == 0 else { return compilation }
    return try ChildProcess.run(program)
  }
}
