import ProjectModel
import Routes
import SourceText

extension SwiftGenerator {
  /// The raw type of the enums of unwind actions.
  static let unwindEnumRawType: ExactString = "Routes.ExactString"

  /// The unwinds to a type, and the enum of their actions.
  func declarations(_ part: GenerationPlan.ReceiverPart) -> [String] {
    let unwinds = declaration(
      "Routes.Unwind<\(part.type.text)>",
      part.actions.map { member($0.name, $0.selector) }
    )
    return part.hasEnum ? [unwinds, actionEnum(part)] : [unwinds]
  }

  private func actionEnum(_ part: GenerationPlan.ReceiverPart) -> String {
    let cases = part.actions.map { action in
      """
      /// \(StringLiteral.comment(action.selector.string))
      case \(action.name.declared) = \(StringLiteral.text(action.selector.string))
      """
    }
    return """
      /// The unwind actions that \(part.type.text) receives, for a `switch` in its `unwind(_:from:)`.
      \(access)enum \(part.type.unwindEnum): \(Self.unwindEnumRawType) {
      \(cases.joined(separator: "\n").indented)
      }
      """
  }
}
