import SwiftParser
import SwiftSyntax

/// Parses Swift files with the swift-syntax of the toolchain.
@main struct Parse {
  static func main() throws {
    try Measure.run(rounds: 2) { Parser.parse(source: $0).statements.count }
  }
}
