import Foundation
import Routes

/// Decodes JSON files that people write, and locates their mistakes.
package enum StrictJSON {
  package static func read<Value: Decodable>(
    _ type: Value.Type,
    from bytes: [UInt8]
  ) -> Result<(Value, JSONNode), TextProblem> {
    let node: JSONNode
    do throws(SyntaxProblem) {
      node = try JSONParser.parse(bytes)
    } catch {
      let location = LineTable(bytes).location(at: error.offset)
      return .failure(TextProblem("invalid JSON: \(error.message)", at: location))
    }
    do {
      return .success((try JSONDecoder().decode(type, from: Data(bytes)), node))
    } catch {
      let (message, range) = explain(error, node)
      return .failure(TextProblem(message, at: LineTable(bytes).location(of: range)))
    }
  }

  private static func explain(_ error: any Error, _ node: JSONNode) -> (String, Range<Int>) {
    guard let error = error as? DecodingError else { return ("\(error)", node.range) }
    switch error {
    case .typeMismatch(let type, let context):
      return ("expected \(name(of: type))", node.node(at: context.codingPath).range)
    case .valueNotFound(let type, let context):
      return ("expected \(name(of: type)), found null", node.node(at: context.codingPath).range)
    case .keyNotFound(_, let context):
      let range = node.node(at: context.codingPath).range
      return (context.debugDescription, range.lowerBound..<range.lowerBound)
    case .dataCorrupted(let context):
      let path = context.codingPath
      let isKey = context.underlyingError is StrictContainer.UnknownKey
      let object = node.node(at: path.dropLast())
      let range = isKey ? path.last.flatMap { object.members[$0.stringValue]?.location } : nil
      return (context.debugDescription, range ?? node.node(at: path).range)
    @unknown default: return ("\(error)", node.range)
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "an integer"
    case is Bool.Type: "true or false"
    case is any CollectionOfAnything.Type: "a list in brackets"
    default: "an object"
    }
  }
}

private protocol CollectionOfAnything {}
extension Array: CollectionOfAnything {}
