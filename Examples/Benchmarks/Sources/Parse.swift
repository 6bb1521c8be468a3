import SwiftParser
import SwiftSyntax

/// Parses Swift files with the toolchain's swift-syntax.
@main struct Parse {
  static func main() throws {
    try Measure.run(rounds: 2) { Parser.parse(source: $0).statements.count }
  }
}
