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
