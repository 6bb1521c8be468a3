/// A declaration without what may differ between UIKit's interface and the double.
enum Signature {
  /// The rules, which hold for both sides:
  ///
  /// - Isolation and other attributes are left out: the interface is older than Swift 6. What may
  ///   leave its function (`@escaping`) stays.
  /// - `any` is left out, for the same reason.
  /// - Parameters have their labels; their names inside a function are nobody's business.
  /// - `let` is a variable that can be read, and a variable without accessors can be set.
  /// - `override` and `required` follow from the superclass and its protocols.
  static func normalized(_ declaration: some StringProtocol) -> String {
    var text = declaration.drop { $0 == " " }.description
    for word in ["@MainActor ", "@Sendable ", "@discardableResult ", "override ", "required "] {
      text = text.replacing(word, with: "")
    }
    text = text.replacing(#/\(any ([\w.]+)\)(?=[?!])/#) { $0.1 }.replacing("any ", with: "")
    text = text.replacing(#/([(,] ?)(\w+) \w+:/#) { "\($0.1)\($0.2):" }
    if let match = text.wholeMatch(of: #/let (.+)/#) { text = "var \(match.1) { get }" }
    return text.replacing(" { get set }", with: "").replacing("`", with: "")
  }
}
