// Other systems let no program start another.
#if os(macOS) || os(Linux)
  import Foundation

  /// The Swift toolchain of the tests.
  package struct Toolchain: Decodable, Sendable {
    package struct Target: Decodable, Sendable { package var triple: String }
    package struct Paths: Decodable, Sendable { package var runtimeResourcePath: String }
    package var target: Target
    package var paths: Paths

    package static func current() throws -> Toolchain { try found.get() }

    private static let found = Result {
      let info = try ChildProcess.run("swiftc", ["-print-target-info"])
      return try JSONDecoder().decode(Toolchain.self, from: Data(info.output.utf8))
    }
  }
#endif
