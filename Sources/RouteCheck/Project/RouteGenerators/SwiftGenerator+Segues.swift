import ProjectModel
import Routes
import SourceText

extension SwiftGenerator {
  /// The typed segues, by destination, and then by direction and source.
  func segues(_ segues: [GeneratedSegue]) -> [String] {
    grouped(segues, by: \.destination).flatMap { destination, segues in
      let type = "Routes.Segue<\(destination.text)>"
      let forwards = segues.filter { $0.direction == .forwards }
      // A segue of several sources, or of one whose class is not known, can start from any controller.
      let sources = Dictionary(grouping: forwards, by: \.name.text)
        .mapValues { Set($0.map(\.source)) }
      let anywhere = forwards.filter {
        $0.source.isProtocol || sources[$0.name.text] != [$0.source]
      }
      return (anywhere.isEmpty ? [] : [declaration(type, members(anywhere))])
        + declarations("\(type).From", forwards.filter { $0.source != .unknown })
        + declarations("\(type).Embedding", segues.filter { $0.direction == .inside })
        + declarations("\(type).Unwinding", segues.filter { $0.direction == .back })
    }
  }

  /// The typed segues that name their sources, by source.
  private func declarations(_ type: String, _ segues: [GeneratedSegue]) -> [String] {
    grouped(segues, by: \.source).map { source, segues in
      declaration("\(type)<\(source.text)>", members(segues))
    }
  }

  private func members(_ segues: [GeneratedSegue]) -> [String] {
    sorted(segues, by: \.name).map { member($0.name, $0.identifier) }
  }

  /// The segues that only a control can start, by destination and source.
  func unnamed(_ segues: [GeneratedSegue]) -> [String] {
    grouped(segues, by: \.destination).flatMap { destination, segues in
      grouped(segues, by: \.source).map { source, segues in
        let objects = Dictionary(grouping: segues, by: \.caseName.text)
        let members = sorted(segues, by: \.caseName).map { segue in
          let objects = Set(objects[segue.caseName.text, default: []].map(\.object)).sorted()
          let arguments = objects.map { SwiftExpression.Argument(value: .text($0.string)) }
          return member(
            segue.caseName,
            "A segue without an identifier.",
            .call(".init", arguments)
          )
        }
        return declaration(
          "Routes.Segue<\(destination.text)>.Unnamed<\(source.text)>",
          members
        )
      }
    }
  }

  /// The identifiers of scenes, by type of controller.
  func scenes(_ scenes: [GeneratedScene]) -> [String] {
    grouped(scenes, by: \.type).map { type, scenes in
      let members = sorted(scenes, by: \.name).map { scene in
        let call = SwiftExpression.call(
          ".init",
          [
            .init(value: .text(scene.identifier.string)),
            .init(label: "in", value: .text(scene.storyboard.string)),
          ]
        )
        return member(scene.name, StringLiteral.comment(scene.identifier.string), call)
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
      .call(".init", [.init(value: .text(identifier.string))])
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
