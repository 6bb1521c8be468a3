import CodeReader
import Routes

/// The segues that the classes of each app prepare.
package struct Preparations {
  /// The segues that the methods of a class prepare.
  package enum Preparation {
    case none
    /// The segues of these identifiers.
    case only(Set<ExactString>)
    /// Perhaps any segue.
    case any
  }

  /// The code of one class.
  private struct Own {
    /// The methods that prepare segues.
    var methods = 0
    /// Those that prepare only segues which they name.
    var named = 0
    var identifiers: Set<ExactString> = []
    /// Whether a segue is forwarded, or an identifier is not known.
    var isOpen = false
  }

  private let code: ProjectCode
  private var known: [App: [ExactString: Own]] = [:]

  package init(_ code: ProjectCode) { self.code = code }

  /// The segues that classes prepare together.
  ///
  /// - Parameter classes: The last names of a class and of its superclasses.
  /// - Complexity: Linear in the facts of the app for the first request, and in the number of classes
  ///   for others.
  package mutating func preparation(by classes: [ExactString], in app: App) -> Preparation {
    let all = known[app] ?? find(app)
    known[app] = all
    let own = classes.compactMap { all[$0] }
    if own.allSatisfy({ $0.methods == 0 && !$0.isOpen }) { return .none }
    guard own.allSatisfy({ $0.methods == $0.named && !$0.isOpen }) else { return .any }
    return .only(own.reduce(into: []) { $0.formUnion($1.identifiers) })
  }

  private func find(_ app: App) -> [ExactString: Own] {
    let index = code.index
    var found: [ExactString: Own] = [:]
    func change(_ type: ExactString, _ body: (inout Own) -> Void) {
      body(&found[SourceIndex.lastName(index.target(of: type, in: app)), default: Own()])
    }
    for file in index.apps.files(seenFrom: app) {
      let facts = index.files[file].facts
      for method in facts.methods where Self.names.contains(method.name) {
        change(method.type) { $0.methods += 1 }
      }
      for preparation in facts.preparations { change(preparation.type) { $0.named += 1 } }
      for forward in facts.forwards { change(forward.type) { $0.isOpen = true } }
      for use in facts.segueUses where use.kind == .compare && Self.names.contains(use.method) {
        if case .known(let identifier) = code.identifier(of: use, in: file) {
          change(use.type) { $0.identifiers.insert(identifier) }
        } else {
          change(use.type) { $0.isOpen = true }
        }
      }
    }
    return found
  }

  /// The names of the method in Swift and in Objective-C.
  private static let names: Set<ExactString> = ["prepare", "prepareForSegue"]
}
