import ProjectModel
import Routes
import SourceText

extension SwiftGenerator {
  /// The enum of the segues that leave the scenes of a class, with typed destinations.
  func declaration(_ part: GenerationPlan.SourcePart) -> String {
    let cases = part.groups.flatMap { group in
      group.cases.map { item in
        let comment =
          group.identifier.isEmpty
          ? "A segue without an identifier." : StringLiteral.comment(group.identifier.string)
        return "/// \(comment)\ncase \(item.name.declared)(\(item.destination.text))"
      }
    }
    let branches = part.groups.map(branch)
    let known = part.groups.map(\.identifier).filter { !$0.isEmpty }
    let unexpected = SwiftExpression.call(
      "throw Routes.UnexpectedSegue",
      [
        .init(label: nil, value: .atom("segue")),
        .init(label: "expected", value: .list(known.map { .text($0.string) })),
      ]
    )
    return """
      /// The segues that leave \(part.type.text), for a `switch` in its `prepare(for:)`.
      \(access)enum \(part.type.segueEnum) {
      \(cases.joined(separator: "\n").indented)

        /// Identifies the performed segue and unwraps its destination.
        ///
        /// - Throws: `UnexpectedSegue` if it is another segue; `UnwrappingError` if it leads to
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

  private func branch(_ group: GenerationPlan.SegueGroup) -> String {
    let pattern = "case \(StringLiteral.text(group.identifier.string)):"
    if group.cases.count == 1 {
      let name = group.cases[0].name.text
      return "\(pattern)\n  self = .\(name)(try segue.unwrapped())\n  return"
    }
    let tests = group.cases.map { item in
      let choice = "self = .\(item.name.text)(try segue.unwrapped())\n  return"
      if item.destination == .unknown { return "  \(choice)" }
      return """
          if segue.leads(to: \(metatype(item.destination))) {
            \(choice.indented.dropFirst(2))
          }
        """
    }
    return "\(pattern)\n\(tests.joined(separator: "\n"))"
  }

  private func metatype(_ type: TypeName) -> String {
    type.text.hasPrefix("any ") ? "(\(type.text)).self" : "\(type.text).self"
  }
}
