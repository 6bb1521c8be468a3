import CodeFacts
import Routes

/// How the methods named `performSegue` that an app declares use their argument.
///
/// Many apps have such a method in a protocol extension, and an enum of the same name in each
/// controller:
///
/// ```swift
/// func performSegue(_ segue: SegueIdentifier) {
///   performSegue(withIdentifier: segue.rawValue, sender: self)
/// }
/// ```
package enum SegueHandling {
  /// The app has no such method.
  case none
  /// The methods take these types, and only pass on the raw value.
  case passingRawValues(of: Set<ExactString>)
  /// A method does something else.
  case other
}

extension SourceIndex {
  /// How the methods that an app sees use their argument.
  package func segueHandling(in app: App) -> SegueHandling {
    var taken: Set<ExactString> = []
    var passed: Set<TextExpression> = []
    for position in apps.files(seenFrom: app) {
      let (facts, owner) = (files[position].facts, apps[position])
      taken.formUnion(
        facts.methods.lazy.filter { isOverload($0, in: owner) }.compactMap(\.parameterTypes.first)
      )
      passed.formUnion(
        facts.segueUses.lazy.filter { $0.method == "performSegue" }.map(\.identifier)
      )
    }
    if taken.isEmpty { return .none }
    return passed == Set(taken.map { .rawValue(of: $0) }) ? .passingRawValues(of: taken) : .other
  }

  /// Whether a method is named `performSegue` and takes another type than UIKit's.
  func isOverload(_ method: MethodFact, in app: App) -> Bool {
    guard method.name == "performSegue", let first = method.parameterTypes.first else {
      return false
    }
    return !["String", "NSString", "NSStoryboardSegue.Identifier"].contains(
      target(of: first, in: app)
    )
  }

  /// Whether a name may be an enum with raw values.
  fileprivate func mayHaveRawValues(_ name: ExactString, in app: App) -> Bool {
    summary(of: target(of: name, in: app), in: app).mayHaveRawValues
  }
}

extension ProjectCode {
  /// The identifier of a performed segue, resolved through the app's own `performSegue(_:)` where
  /// the code calls that.
  package func performedIdentifier(
    _ use: SegueUse,
    in file: Int,
    _ handling: Memo<App, SegueHandling>
  ) -> ResolvedText {
    guard case .reference(let path) = use.identifier, path.count > 1 else {
      return identifier(of: use, in: file)
    }
    let app = index.apps[file]
    switch handling[app] {
    case .passingRawValues(let types) where path.count == 2 && path[0].isEmpty:
      guard types.count == 1, let type = types.first else { return .unknown }
      return index.resolve(.reference([type, path[1]]), in: use.performer, of: file)
    case .other where !use.isRawValue && index.mayHaveRawValues(path[path.count - 2], in: app):
      return .unknown
    case .none where path.count == 2 && path[0].isEmpty:
      // UIKit's method takes text, and no other method is known.
      guard let texts = index.textConstants(named: path[1], in: app), !texts.isEmpty else {
        return .unknown
      }
      return identifier(of: use, in: file)
    case _ where path[0].isEmpty: return .unknown
    default: return identifier(of: use, in: file)
    }
  }

  /// The identifier of a used segue, as the code writes it.
  package func identifier(of use: SegueUse, in file: Int) -> ResolvedText {
    index.resolve(use.identifier, in: use.type, of: file)
  }
}

extension SegueUse {
  /// The class that performs the segue: the receiver's if it is known, else the one around the code.
  package var performer: ExactString {
    if case .instance(let name) = receiver { name } else { type }
  }
}
