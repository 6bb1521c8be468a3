@testable import CodeFacts
@testable import ObjectiveCReader

extension ObjectiveCReader {
  static func read(_ text: String) -> SourceFacts {
    Array(text.utf8).withUnsafeBufferPointer { read($0) }
  }
}
