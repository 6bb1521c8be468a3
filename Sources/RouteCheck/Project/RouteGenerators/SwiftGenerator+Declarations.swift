import ProjectModel
import RouteTables
import Routes
import SourceText

extension SwiftGenerator {
  /// A storyboard as a value, without canvas locations, which do not affect navigation.
  ///
  /// It is a string that the library parses on first use. As Swift expressions, 500 segues take a
  /// quarter of a second to type-check, or four seconds in a single literal.
  func declaration(_ found: GeneratedStoryboard) -> String {
    var storyboard = found.storyboard
    for index in storyboard.scenes.indices { storyboard.scenes[index].canvasLocation = nil }
    // The notation has no three quotes in a row and escapes with `\u` only. So it does not end a
    // raw string literal, and has no escape of one.
    return """
      extension Routes.Storyboard {
        /// \(StringLiteral.comment("\(storyboard.name).storyboard"))
        \(access)static let \(found.name.declared): Routes.Storyboard = #\"""
      \(storyboard.notation.indented.indented.escaped(for: .rawSwiftString))
          \"""#
      }
      """
  }
}

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

extension SwiftGenerator {
  /// The raw type of the enums of unwind actions.
  static let unwindEnumRawType: ExactString = "Routes.ExactString"

  /// The unwinds to each type, and the enum of their actions.
  func unwinds(_ unwinds: [GeneratedUnwind]) -> [String] {
    grouped(unwinds, by: \.type).flatMap { type, unwinds in
      let unwinds = sorted(unwinds, by: \.name)
      let members = unwinds.map { member($0.name, $0.action) }
      let extended = declaration("Routes.Unwind<\(type.text)>", members)
      let hasEnum = type != .unwindTarget && enums.contains(type.unwindEnum)
      return hasEnum ? [extended, actionEnum(type, unwinds)] : [extended]
    }
  }

  private func actionEnum(_ type: TypeName, _ unwinds: [GeneratedUnwind]) -> String {
    let cases = unwinds.map { unwind in
      """
      /// \(StringLiteral.comment(unwind.action.string))
      case \(unwind.name.declared) = \(StringLiteral.text(unwind.action.string))
      """
    }
    return """
      /// The unwind actions that \(type.text) receives, for a `switch` in its `unwind(_:from:)`.
      \(access)enum \(type.unwindEnum): \(Self.unwindEnumRawType) {
      \(cases.joined(separator: "\n").indented)
      }
      """
  }
}

extension SwiftGenerator {
  /// The enums of the segues that leave the scenes of each class, with typed destinations.
  func enums(_ segues: [GeneratedSegue]) -> [String] {
    grouped(segues, by: \.source).map { source, segues in
      let groups = Dictionary(grouping: segues, by: \.identifier).sorted { $0.key < $1.key }
      return declaration(source, groups.map { ($0.key, cases($0.value)) })
    }
  }

  /// The segues with one identifier, one for each case. The unknown destination is last.
  private func cases(_ segues: [GeneratedSegue]) -> [GeneratedSegue] {
    sorted(segues, by: \.caseName).sorted { one, other in
      if (one.preparedType == .unknown) != (other.preparedType == .unknown) {
        return other.preparedType == .unknown
      }
      return one.preparedType < other.preparedType
    }
  }

  private func declaration(
    _ source: TypeName,
    _ groups: [(identifier: ExactString, cases: [GeneratedSegue])]
  ) -> String {
    let cases = groups.flatMap { identifier, cases in
      cases.map { segue in
        let comment =
          identifier.isEmpty
          ? "A segue without an identifier." : StringLiteral.comment(identifier.string)
        return "/// \(comment)\ncase \(segue.caseName.declared)(\(segue.preparedType.text))"
      }
    }
    let branches = groups.map(branch)
    let known = groups.map(\.identifier).filter { !$0.isEmpty }
    let unexpected = SwiftExpression.call(
      "throw Routes.PerformedSegue.Unexpected",
      [
        .init(value: .atom("segue")),
        .init(label: "expected", value: .list(known.map { .text($0.string) })),
      ]
    )
    return """
      /// The segues that leave \(source.text), for a `switch` in its `prepare(for:)`.
      \(access)enum \(source.segueEnum) {
      \(cases.joined(separator: "\n").indented)

        /// Identifies the performed segue and unwraps its destination.
        ///
        /// - Throws: `PerformedSegue.Unexpected` if it is another segue; `UnwrappingError` if it leads to
        ///   another type of controller.
        \(access)init(_ segue: Routes.PerformedSegue) throws {
          switch segue.identifier {
      \(branches.joined(separator: "\n").indented.indented)
          default: break
          }
          \(unexpected.layout(indentation: 4, used: 4))
        }
      }
      """
  }

  private func branch(_ identifier: ExactString, _ cases: [GeneratedSegue]) -> String {
    let pattern = "case \(StringLiteral.text(identifier.string)):"
    if cases.count == 1 {
      let name = cases[0].caseName.text
      return "\(pattern)\n  self = .\(name)(try segue.unwrapped())\n  return"
    }
    let tests = cases.map { segue in
      let choice = "self = .\(segue.caseName.text)(try segue.unwrapped())\n  return"
      if segue.preparedType == .unknown { return "  \(choice)" }
      return """
          if segue.leads(to: \(metatype(segue.preparedType))) {
            \(choice.indented.dropFirst(2))
          }
        """
    }
    return "\(pattern)\n\(tests.joined(separator: "\n"))"
  }

  private func metatype(_ type: TypeName) -> String {
    type.isProtocol ? "(\(type.text)).self" : "\(type.text).self"
  }
}
