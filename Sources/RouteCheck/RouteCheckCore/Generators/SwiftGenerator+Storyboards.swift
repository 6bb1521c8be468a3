import Routes
import StoryboardReader
import SwiftScanner

extension SwiftGenerator {
  /// A storyboard as a value, without the places on the canvas, which no navigation depends on.
  ///
  /// It is one text that the library reads when it is first asked for. As Swift expressions, 500
  /// segues take a quarter of a second to type-check, and four seconds in one literal.
  func declaration(_ part: GenerationPlan.StoryboardPart) -> String {
    var storyboard = part.storyboard
    for index in storyboard.scenes.indices { storyboard.scenes[index].canvasLocation = nil }
    // No two quotes of the notation are neighbours of a third, and it escapes by `\u` alone, so that
    // nothing in it ends a raw literal or is an escape there.
    return """
      extension Storyboard {
        /// \(StringLiteral.comment(storyboard.name + ".storyboard"))
        \(access)static let \(part.name.declared): Storyboard = #\"""
      \(storyboard.notation.indented.indented)
          \"""#
      }
      """
  }
}
