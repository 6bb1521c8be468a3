import CodeReader
import Routes

/// The identifiers of segues that an app's code makes or registers, by typed segues of Routes.
///
/// A graph performs them although no storyboard has them.
package struct CodeIdentifiers {
  private let code: ProjectCode
  private let declared: [Int: [DeclaredSegue]]
  private var known: [App: Known] = [:]

  /// The identifiers of one app.
  package struct Known {
    /// The identifiers that a registry has, or may have, without a storyboard.
    package var registered: Set<ExactString> = []
    /// All identifiers in the code.
    package var all: Set<ExactString> = []
    /// Whether the code makes no segue of an identifier that is known only at run time.
    package var isComplete = true
  }

  package init(_ code: ProjectCode) {
    self.code = code
    declared = Dictionary(grouping: code.declaredSegues, by: \.position)
  }

  /// The identifiers in the files that an app sees.
  package mutating func identifiers(in app: App) -> Known {
    if let found = known[app] { return found }
    let found = find(app)
    known[app] = found
    return found
  }

  private func find(_ app: App) -> Known {
    var found = Known()
    for file in code.index.apps.files(seenFrom: app) {
      let facts = code.index.files[file].facts
      let own = declared[file] ?? []
      found.all.formUnion(own.map(\.identifier))
      found.registered.formUnion(own.lazy.filter { !$0.needsStoryboard }.map(\.identifier))
      if own.count < facts.segues.count { found.isComplete = false }
      for use in facts.segueUses where use.kind == .make && use.framework == .routes {
        found.add(code.identifier(of: use, in: file))
      }
      // An unwind in code has its action as identifier.
      for unwind in facts.unwinds {
        found.add(code.index.resolve(unwind.action, in: unwind.type, of: file))
      }
    }
    found.all.formUnion(found.registered)
    return found
  }
}

extension CodeIdentifiers.Known {
  fileprivate mutating func add(_ text: ResolvedText) {
    if case .known(let identifier) = text {
      registered.insert(identifier)
    } else {
      isComplete = false
    }
  }
}
