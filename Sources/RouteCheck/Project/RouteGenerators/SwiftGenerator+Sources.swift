import ProjectModel
import Routes
import SourceText

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
