import Foundation

/// The Swift toolchain that the tests run with.
struct Toolchain: Decodable {
  struct Target: Decodable { var triple: String }
  struct Paths: Decodable { var runtimeResourcePath: String }
  var target: Target
  var paths: Paths

  static func current() throws -> Toolchain {
    let info = try ChildProcess.run("swiftc", ["-print-target-info"])
    return try JSONDecoder().decode(Toolchain.self, from: Data(info.output.utf8))
  }
}
