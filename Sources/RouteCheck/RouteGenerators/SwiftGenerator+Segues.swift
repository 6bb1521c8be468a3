import ProjectModel
import Routes
import SourceText

extension SwiftGenerator {
  /// The typed segues, by destination, and then by direction and source.
  func segues(_ parts: [GenerationPlan.SeguePart]) -> [String] {
    let groups = Dictionary(grouping: parts, by: \.destination).sorted { $0.key < $1.key }
    return groups.flatMap { destination, parts in
      let segue = "Routes.Segue<\(destination.text)>"
      let forwards = parts.filter { $0.direction == .forwards }
      let all = forwards.map { member($0.name, $0.identifier) }
      return (all.isEmpty ? [] : [declaration(segue, all)])
        + declarations(forwards, nestedIn: segue, "From")
        + declarations(parts.filter { $0.direction == .inside }, nestedIn: segue, "Embedding")
        + declarations(parts.filter { $0.direction == .back }, nestedIn: segue, "Unwinding")
    }
  }

  /// The typed segues that name their sources, by source.
  private func declarations(
    _ parts: [GenerationPlan.SeguePart],
    nestedIn segue: String,
    _ type: String
  ) -> [String] {
    var bySource: [TypeName: [GenerationPlan.SeguePart]] = [:]
    for part in parts {
      for source in part.sources { bySource[source, default: []].append(part) }
    }
    return bySource.sorted { $0.key < $1.key }.map { source, parts in
      declaration("\(segue).\(type)<\(source.text)>", parts.map { member($0.name, $0.identifier) })
    }
  }

  /// The segues that only a control can start, by destination and source.
  func unnamed(_ parts: [GenerationPlan.UnnamedPart]) -> [String] {
    struct Ends: Hashable {
      var destination: TypeName
      var source: TypeName
    }
    let groups = Dictionary(grouping: parts) {
      Ends(destination: $0.destination, source: $0.source)
    }
    .sorted { ($0.key.destination, $0.key.source) < ($1.key.destination, $1.key.source) }
    return groups.map { ends, parts in
      declaration(
        "Routes.Segue<\(ends.destination.text)>.Unnamed<\(ends.source.text)>",
        parts.map { part in
          let objects = part.objects.map {
            SwiftExpression.Argument(label: nil, value: .text($0.string))
          }
          return member(part.name, "A segue without an identifier.", .call(".init", objects))
        }
      )
    }
  }

  /// The identifiers of scenes, by type of controller.
  func scenes(_ parts: [GenerationPlan.ScenePart]) -> [String] {
    let groups = Dictionary(grouping: parts, by: \.type).sorted { $0.key < $1.key }
    return groups.map { type, parts in
      let members = parts.map { part in
        let call = SwiftExpression.call(
          ".init",
          [
            .init(label: nil, value: .text(part.identifier.string)),
            .init(label: "in", value: .text(part.storyboard.string)),
          ]
        )
        return member(part.name, StringLiteral.comment(part.identifier.string), call)
      }
      return declaration("Routes.SceneIdentifier<\(type.text)>", members)
    }
  }

  /// An extension of a generic type, with a line for its last argument if it is long.
  func declaration(_ type: String, _ members: [String]) -> String {
    var head = "extension \(type) {"
    if head.utf8.count > SwiftExpression.lineLength, let bracket = type.lastIndex(of: "<") {
      let argument = type[type.index(after: bracket)...].dropLast()
      head = "extension \(type[...bracket])\n  \(argument)\n> {"
    }
    return "\(origin(of: type))\(head)\n\(members.joined(separator: "\n").indented)\n}"
  }

  /// A member made from an identifier.
  func member(_ name: SwiftName, _ identifier: ExactString) -> String {
    member(
      name,
      StringLiteral.comment(identifier.string),
      .call(".init", [.init(label: nil, value: .text(identifier.string))])
    )
  }

  private func member(
    _ name: SwiftName,
    _ summary: String,
    _ value: SwiftExpression
  ) -> String {
    let comment = "/// \(summary)"
    let start = "\(access)static var \(name.declared): Self {"
    let line = "\(start) \(value.line) }"
    if line.count + 2 <= SwiftExpression.lineLength { return "\(comment)\n\(line)" }
    let body = value.layout(indentation: 2, used: 4)
    return "\(comment)\n\(start)\n  \(body)\n}"
  }
}
