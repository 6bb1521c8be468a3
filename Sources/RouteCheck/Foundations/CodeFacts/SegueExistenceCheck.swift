import Routes

/// The names of methods by which apps check that a segue exists.
///
/// UIKit has no API for this, so each app has its own: `canPerformSegue`, `hasSegue`,
/// `segueExists`.
package enum SegueExistenceCheck {
  /// The private key of a controller's segues, which some checks read.
  package static let templatesKey: ExactString = "storyboardSegueTemplates"

  /// Whether a method or property of this name checks that a segue exists.
  package static func isName(_ name: ExactString) -> Bool {
    if name.utf8.count < shortestName { return false }
    let name = name.string.lowercased()
    // The search inside a text takes much longer than a comparison of its ends.
    return (prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix))
      && name.contains("segue")
  }

  /// Whether the name belongs to a wrapper for Objective-C exceptions, such as `tryCatch`.
  package static func catchesExceptions(_ name: ExactString) -> Bool {
    let name = name.string.lowercased()
    return ["exception", "trycatch", "tryblock"].contains(where: name.contains)
  }

  /// The length of the shortest name of a check.
  package static let shortestName = "hasSegue".utf8.count

  private static let prefixes = [
    "can", "contains", "declares", "does", "find", "has", "have", "knows", "owns", "should",
    "supports", "issegue",
  ]
  private static let suffixes = ["exists", "exist", "available", "possible", "defined"]
}
