import CodeFacts
import SwiftCodeReader

/// Reads the facts of Swift files, as `routecheck` does.
@main struct Scan {
  static func main() throws {
    let reader = SwiftSourceReader()
    try Measure.run(rounds: 20) { reader.read($0).types.count }
  }
}
