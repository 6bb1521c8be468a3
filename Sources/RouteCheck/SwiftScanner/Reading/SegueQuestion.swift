/// Names by which apps ask whether there is a segue, before they perform it.
///
/// UIKit has no such question, so that each app has its own: `canPerformSegue`, `hasSegue`,
/// `segueExists`.
enum SegueQuestion {
  /// The key under which a controller keeps its segues, which such a question reads.
  static let templatesKey = "storyboardSegueTemplates"

  /// Whether a method or property of this name asks for a segue.
  static func isAsked(by name: String) -> Bool {
    let name = name.lowercased()
    guard name.contains("segue") else { return false }
    return beginnings.contains(where: name.hasPrefix) || endings.contains(where: name.hasSuffix)
  }

  /// Whether what runs in the closure of a method of this name may throw an exception, which Swift
  /// has no word for.
  static func isCaught(by name: String) -> Bool {
    let name = name.lowercased()
    return ["exception", "trycatch", "tryblock"].contains(where: name.contains)
  }

  /// The length of the shortest name that is a question.
  static let shortest = "hasSegue".utf8.count

  private static let beginnings = [
    "can", "contains", "declares", "does", "find", "has", "have", "knows", "owns", "should",
    "supports", "issegue",
  ]
  private static let endings = ["exists", "exist", "available", "possible", "defined"]
}
