import StoryboardReader
import SwiftScanner

/// What the apps' own `performSegue(_:)` do with what they take.
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
  /// What becomes of a case that an app hands to such a method.
  enum Handling {
    /// There is no such method.
    case none
    /// They take these types, and do nothing else than pass the raw value on.
    case passingRawValues(of: Set<String>)
    /// One of them does something else.
    case other
  }

  private let index: SourceIndex
  private var known: [String: Handling] = [:]

  init(_ index: SourceIndex) { self.index = index }

  /// What all of these methods do which an app sees.
  mutating func handling(seenFrom root: String) -> Handling {
    if let handling = known[root] { return handling }
    let handling = find(root)
    known[root] = handling
    return handling
  }

  private func find(_ root: String) -> Handling {
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
    if taken.isEmpty { return .none }
    return passed == Set(taken.map { .rawValue(of: $0) }) ? .passingRawValues(of: taken) : .other
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

  /// Whether a name may be that of an enum whose cases have raw values.
  func hasRawValues(_ name: String, from root: String) -> Bool {
    types(named: target(of: name, from: root), from: root).contains {
      $0.kind == .enum && !$0.supertypes.isEmpty
    }
  }
}
