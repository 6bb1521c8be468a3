import ProjectModel
import Routes
import SourceText

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
