/// The types that the apps' own `performSegue(_:)` take, where these do nothing else than pass the
/// raw value on.
///
/// Many apps have such a method in an extension of a protocol, and an enum of the same name in each
/// controller:
///
/// ```swift
/// func performSegue(_ segue: SegueIdentifier) {
///   performSegue(withIdentifier: segue.rawValue, sender: self)
/// }
/// ```
struct SegueHandlers {
  private let index: SourceIndex
  private var known: [String: String?] = [:]

  init(_ index: SourceIndex) { self.index = index }

  /// The type that all of these methods take which an app sees; `nil` where there are none, or
  /// where one of them does something else.
  mutating func type(seenFrom root: String) -> String? {
    if let type = known[root] { return type }
    let type = find(root)
    known[root] = .some(type)
    return type
  }

  private func find(_ root: String) -> String? {
    var taken: Set<String> = []
    var passed: Set<TextExpression> = []
    for file in index.files(seenFrom: root) {
      let methods = file.facts.methods.filter { $0.name == "performSegue" }
      taken.formUnion(
        methods.compactMap { index.isOverload($0, from: file.root) ? $0.parameterTypes.first : nil }
      )
      passed.formUnion(
        file.facts.segueUses.lazy.filter { $0.method == "performSegue" }.map(\.identifier)
      )
    }
    guard taken.count == 1, let type = taken.first, passed == [.rawValue(of: type)] else {
      return nil
    }
    return type
  }
}

extension SourceIndex {
  /// Whether a method has the name of UIKit's `performSegue`, and takes something else than text.
  func isOverload(_ method: MethodFact, from root: String) -> Bool {
    guard method.name == "performSegue", let first = method.parameterTypes.first else {
      return false
    }
    return !["String", "NSString", "NSStoryboardSegue.Identifier"].contains(
      target(of: first, from: root)
    )
  }
}
